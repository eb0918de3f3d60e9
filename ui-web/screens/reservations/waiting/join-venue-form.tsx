import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { DateFields } from '#ui-web/components/field/date-fields.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { WishFields } from '../../waiting/wish-fields.tsx';
import { fieldOfFailure, type ReservationField } from '../failure.ts';
import { useFailureText } from '../reservation-failed.tsx';
import type { OpenVenue, Reserving } from '../state.ts';
import { lengthText } from '../words.ts';
import type { VenueWaitingPresenter } from './venue-waiting-presenter.ts';
import { failureOfLists, type VenueWaitingPage } from './venue-waiting-state.ts';
import styles from '../../waiting/waiting.module.css';

interface FormProps {
  readonly open: OpenVenue;
  readonly entry: Reserving;
  readonly page: VenueWaitingPage;
  readonly presenter: VenueWaitingPresenter;
}

/** Who wants to wait says which places would do and when, and who they are. */
export function JoinVenueForm({ open, entry: looked, page, presenter }: FormProps) {
  const speech = useSpeech();
  const { t } = speech;
  const words = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const { failure } = page;
  const field = failure === null ? null : fieldOfFailure(failure.kind);
  const ofLists = failure === null ? null : failureOfLists(failure.kind);
  useEffect(() => {
    if (field !== null)
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea)`)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again with each refusal, though it is the same field
  }, [field, failure]);
  const { venue, place, minutes, people } = looked;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void presenter.join({ venue, place, minutes, people });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      <p>{t('reservations:waiting.length', { length: lengthText(minutes, speech) })}</p>
      <WishFields entry={page.entry} write={presenter.write}>
        <PlacesField {...{ open, entry: looked, page, presenter }} />
      </WishFields>
      <WhoFields {...{ open, entry: looked, page, presenter }} />
      {failure !== null && field === null && (
        <Notice tone="error" live="assertive">
          <p>{ofLists === null ? words(failure) : t(`waiting:fault.${ofLists}`)}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={page.isSending}>
          {t('waiting:form.join')}
        </Button>
        <Button look="outline" onClick={() => presenter.open(false)}>
          {t('waiting:form.close')}
        </Button>
      </div>
    </form>
  );
}

/** Which places would do; at least the one that is looked at. */
function PlacesField({ open, entry: { place }, page, presenter }: FormProps) {
  const { t, said } = useSpeech();
  const { places } = open.venue;
  if (places.length === 1) return null;
  return (
    <ChoiceGroup
      kind="checkbox"
      name="waiting-places"
      compact
      legend={t('reservations:waiting.places')}
      options={places.map(({ id, title }) => ({ value: id, title: said(title) }))}
      selected={page.entry.places.length === 0 ? [place] : page.entry.places}
      onChange={(chosen) => presenter.write({ places: chosen })}
    />
  );
}

function WhoFields({ open: { venue }, entry: looked, page, presenter }: FormProps) {
  const { t, said } = useSpeech();
  const words = useFailureText();
  const { entry, failure } = page;
  const chosen = entry.people === '' ? looked.people : entry.people;
  const kinds = venue.people.filter(({ check }) => check !== 'desk');
  const errorOf = (field: ReservationField) =>
    failure !== null && fieldOfFailure(failure.kind) === field ? words(failure) : undefined;
  return (
    <>
      <div data-field="people">
        <ChoiceGroup
          kind="radio"
          name="waiting-people"
          compact
          legend={t('reservations:form.who')}
          error={errorOf('people')}
          options={kinds.map(({ id, title }) => ({ value: id, title: said(title) }))}
          selected={[chosen]}
          onChange={([people = '']) => presenter.write({ people })}
        />
      </div>
      <IdentityFields
        {...{ page, presenter, errorOf }}
        needsBirthDay={kinds.find(({ id }) => id === chosen)?.needsBirthDay === true}
      />
      <div data-field="email">
        <TextField
          type="email"
          label={t('waiting:form.emailMaybe')}
          hint={t('waiting:form.emailNote')}
          autoComplete="email"
          value={entry.email}
          error={errorOf('email')}
          onChange={(email) => presenter.write({ email })}
        />
      </div>
    </>
  );
}

interface IdentityProps extends Pick<FormProps, 'page' | 'presenter'> {
  readonly needsBirthDay: boolean;
  readonly errorOf: (field: ReservationField) => string | undefined;
}

/** What the person is checked with. */
function IdentityFields({ page: { entry }, presenter, needsBirthDay, errorOf }: IdentityProps) {
  const { t } = useSpeech();
  return (
    <>
      <div data-field="identity">
        <TextField
          label={t('waiting:form.identity')}
          hint={t('waiting:form.identityNote')}
          autoComplete="off"
          spellCheck={false}
          value={entry.identity}
          error={errorOf('identity')}
          onChange={(identity) => presenter.write({ identity })}
        />
      </div>
      {needsBirthDay && (
        <div data-field="birthDay">
          <DateFields
            id="waiting-birth"
            legend={t('survey:identity.birthDate')}
            labels={{
              year: t('survey:identity.birthYear'),
              month: t('survey:identity.birthMonth'),
              day: t('survey:identity.birthDay'),
            }}
            hint={t('survey:identity.birthDateHint')}
            error={errorOf('birthDay')}
            value={entry.birthDay}
            onChange={(birthDay) => presenter.write({ birthDay })}
          />
        </div>
      )}
    </>
  );
}
