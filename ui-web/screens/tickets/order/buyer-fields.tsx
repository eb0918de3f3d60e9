import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { DateFields } from '#ui-web/components/field/date-fields.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { chosenTypes, countOfAll } from '../buying.ts';
import { fieldOfTicketFailure, type TicketField } from '../failure.ts';
import { useTicketFailure } from '../ticket-failed.tsx';
import type { OrderProps } from './order-props.ts';

/** What the council must know of who buys: nothing, where tickets are sold to anybody. */
export function BuyerFields({ open: { event }, page, presenter }: OrderProps) {
  const { t } = useSpeech();
  const words = useTicketFailure();
  const { entry, failure } = page;
  const types = chosenTypes(event, entry);
  const errorOf = (field: TicketField) =>
    failure !== null && fieldOfTicketFailure(failure.kind) === field ? words(failure) : undefined;
  return (
    <>
      {types.some(({ asksWho }) => asksWho) && (
        <div data-field="identity">
          <TextField
            label={t('tickets:form.identity')}
            hint={t('tickets:form.identityHint')}
            width="14em"
            autoComplete="off"
            spellCheck={false}
            value={entry.identity}
            error={errorOf('identity')}
            onChange={(identity) => presenter.write({ identity })}
          />
        </div>
      )}
      {types.some(({ needsBirthDay }) => needsBirthDay) && (
        <BirthDay page={page} presenter={presenter} error={errorOf('birthDay')} />
      )}
      <HowReached page={page} presenter={presenter} error={errorOf('email')} />
      {(event.hasWaitingList || event.gatheredUntil !== null) && countOfAll(entry) > 1 && (
        <ChoiceGroup
          kind="checkbox"
          name="fewer"
          legend={t('tickets:form.fewer')}
          legendHidden
          compact
          selected={entry.takesFewer ? ['fewer'] : []}
          options={[{ value: 'fewer', title: t('tickets:form.fewer') }]}
          onChange={(chosen) => presenter.write({ takesFewer: chosen.length > 0 })}
        />
      )}
    </>
  );
}

interface FieldProps extends Pick<OrderProps, 'page' | 'presenter'> {
  readonly error: string | undefined;
}

/** Where who buys is told what changes: by mail or, if they leave none, by telephone. */
function HowReached({ page: { entry }, presenter, error }: FieldProps) {
  const { t } = useSpeech();
  return (
    <>
      <div data-field="email">
        <TextField
          label={t('tickets:form.email')}
          hint={t('tickets:form.emailHint')}
          type="email"
          autoComplete="email"
          value={entry.email}
          error={error}
          onChange={(email) => presenter.write({ email })}
        />
      </div>
      {entry.email.trim() === '' && (
        <TextField
          label={t('tickets:form.phone')}
          hint={t('tickets:form.phoneHint')}
          type="tel"
          autoComplete="tel"
          width="14em"
          maxLength={40}
          value={entry.phone}
          onChange={(phone) => presenter.write({ phone })}
        />
      )}
    </>
  );
}

function BirthDay({ page: { entry }, presenter, error }: FieldProps) {
  const { t } = useSpeech();
  return (
    <div data-field="birthDay">
      <DateFields
        id="ticket-birth"
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
