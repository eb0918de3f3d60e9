import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { DateFields } from '#ui-web/components/field/date-fields.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { fieldOfFailure, type ReservationField } from '../failure.ts';
import { useFailureText } from '../reservation-failed.tsx';
import type { ReservationsPresenter } from '../presenter.ts';
import type { ReservationsPage } from '../state.ts';
import { moneyText } from '../words.ts';
import { MailFields } from './mail-fields.tsx';
import { priceOfChoice } from './price.ts';
import styles from '../reservations.module.css';

interface FieldsProps {
  readonly venue: VenueAnswer;
  readonly page: ReservationsPage;
  readonly presenter: ReservationsPresenter;
  readonly start: string;
}

/** Who reserves: each with its price for the time that is chosen, and what the council must know to give it. */
export function VisitorFields({ venue, page, presenter, start }: FieldsProps) {
  const { t } = useSpeech();
  const words = useFailureText();
  const { entry, failure } = page;
  const people = venue.people.find(({ id }) => id === entry.people);
  const errorOf = (field: ReservationField) =>
    failure !== null && fieldOfFailure(failure.kind) === field ? words(failure) : undefined;
  return (
    <div className={styles.fields}>
      <PeopleChoice {...{ venue, page, presenter, start }} error={errorOf('people')} />
      <div data-field="identity">
        <TextField
          label={t('reservations:form.identity')}
          hint={t(people?.check === 'census' ? 'reservations:form.checked' : 'reservations:form.marked')}
          width="14em"
          autoComplete="off"
          spellCheck={false}
          value={entry.identity}
          error={errorOf('identity')}
          onChange={(identity) => presenter.write({ identity })}
        />
      </div>
      {people?.needsBirthDay === true && (
        <BirthDay page={page} presenter={presenter} error={errorOf('birthDay')} />
      )}
      {venue.needsApproval && (
        <div data-field="purpose">
          <TextField
            label={t('reservations:form.purpose')}
            hint={t('reservations:form.purposeHint')}
            multiline={3}
            maxLength={500}
            value={entry.purpose}
            error={errorOf('purpose')}
            onChange={(purpose) => presenter.write({ purpose })}
          />
        </div>
      )}
      <MailFields {...{ page, presenter, start }} error={errorOf('email')} />
    </div>
  );
}

interface ErrorProps {
  readonly error: string | undefined;
}

/** Who can reserve, each with the price. */
function usePeopleOptions({ venue, page: { entry }, start }: FieldsProps) {
  const { t, said } = useSpeech();
  const { timeZone } = usePlace().site;
  const { place, minutes } = entry;
  return venue.people.map(({ id, title, check }) => {
    const price = priceOfChoice(venue, { place, people: id, start, minutes }, timeZone);
    const cost = price === null ? t('reservations:form.noPrice') : moneyText(price.total);
    const detail = check === 'desk' ? t('reservations:form.atDesk', { cost }) : cost;
    return { value: id, title: said(title), detail };
  });
}

function PeopleChoice({ error, ...fields }: FieldsProps & ErrorProps) {
  const { t } = useSpeech();
  const options = usePeopleOptions(fields);
  const { page, presenter } = fields;
  const { entry } = page;
  return (
    <div data-field="people">
      <ChoiceGroup
        kind="radio"
        name="people"
        legend={t('reservations:form.who')}
        compact
        error={error}
        selected={[entry.people]}
        options={options}
        onChange={([people = '']) => presenter.write({ people })}
      />
    </div>
  );
}

function BirthDay({
  page: { entry },
  presenter,
  error,
}: Pick<FieldsProps, 'page' | 'presenter'> & ErrorProps) {
  const { t } = useSpeech();
  return (
    <div data-field="birthDay">
      <DateFields
        id="reservation-birth"
        legend={t('survey:identity.birthDate')}
        labels={{
          year: t('survey:identity.birthYear'),
          month: t('survey:identity.birthMonth'),
          day: t('survey:identity.birthDay'),
        }}
        hint={t('survey:identity.birthDateHint')}
        error={error}
        value={entry.birthDay}
        onChange={(birthDay) => presenter.write({ birthDay })}
      />
    </div>
  );
}
