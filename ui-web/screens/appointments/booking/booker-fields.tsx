import type { ReactNode } from 'react';
import { reminderDue } from '#domain/notices/notice.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { CheckCard } from '#ui-web/components/choice/check-card.tsx';
import { DateFields } from '#ui-web/components/field/date-fields.tsx';
import { TextField, type TextFieldProps } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { bookerField } from '../booking-failure.ts';
import { useBookingWords } from './booking-notice.tsx';
import type { BookingStepProps } from './step-props.ts';
import { useVisitMoment } from './use-visit-moment.ts';

type FieldsProps = Pick<BookingStepProps, 'page' | 'choices' | 'presenter'>;
type FieldName = NonNullable<ReturnType<typeof bookerField>>;

/** The words of a refusal that is about a field. */
function useErrorOf({ failure }: FieldsProps['page']): (field: FieldName) => string | undefined {
  const words = useBookingWords();
  return (field) => (failure !== null && bookerField(failure.kind) === field ? words(failure) : undefined);
}

/** What is asked of who comes. */
export function BookerFields({ page, choices, presenter }: FieldsProps) {
  const { t } = useSpeech();
  const services: readonly string[] = page.held?.services ?? [];
  const isListed = choices.services.some(({ id, booker }) => services.includes(id) && booker === 'census');
  return (
    <>
      <Line
        {...{ page, presenter }}
        name="name"
        width="100%"
        label={t('appointments:person.name')}
        autoComplete="name"
      />
      <IdentityField
        {...{ page, presenter }}
        hint={t(`appointments:person.identityNote.${isListed ? 'census' : 'anybody'}`)}
      />
      {isListed && <BirthDay {...{ page, presenter }} />}
      <Line
        {...{ page, presenter }}
        name="email"
        type="email"
        label={t(isListed ? 'appointments:person.emailMaybe' : 'appointments:person.email')}
        width="100%"
        hint={t(`appointments:person.emailNote.${isListed ? 'census' : 'anybody'}`)}
        autoComplete="email"
      />
      {!isListed && <MailCode {...{ page, presenter }} />}
      <Reminder {...{ page, presenter }} />
    </>
  );
}

type LineProps = Pick<FieldsProps, 'page' | 'presenter'> &
  Omit<TextFieldProps, 'value' | 'onChange' | 'name' | 'error'> & { readonly name: FieldName };

function Line({ page, presenter, name, ...field }: LineProps): ReactNode {
  const error = useErrorOf(page)(name);
  return (
    <div data-field={name}>
      <TextField
        {...(field as TextFieldProps)}
        value={page.entry[name]}
        {...(error !== undefined && { error })}
        onChange={(text) => presenter.write({ [name]: text })}
      />
    </div>
  );
}

/** The number of the document of who comes. */
export function IdentityField({
  hint,
  ...props
}: Pick<LineProps, 'page' | 'presenter'> & { readonly hint: string }) {
  const { t } = useSpeech();
  return (
    <Line
      {...props}
      name="identity"
      label={t('appointments:person.identity')}
      hint={hint}
      width="14em"
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** The day on which who comes was born. */
export function BirthDay({ page, presenter }: Pick<FieldsProps, 'page' | 'presenter'>) {
  const { t } = useSpeech();
  const error = useErrorOf(page)('birthDay');
  return (
    <div data-field="birthDay">
      <DateFields
        id="booker-birth"
        legend={t('survey:identity.birthDate')}
        labels={{
          year: t('survey:identity.birthYear'),
          month: t('survey:identity.birthMonth'),
          day: t('survey:identity.birthDay'),
        }}
        hint={t('survey:identity.birthDateHint')}
        error={error}
        value={page.entry.birthDay}
        onChange={(birthDay) => presenter.write({ birthDay })}
      />
    </div>
  );
}

/** Proves the address: a code is mailed, and written here. */
function MailCode({ page, presenter }: Pick<FieldsProps, 'page' | 'presenter'>) {
  const { t } = useSpeech();
  return (
    <div className={styles.mailing}>
      <SendCode page={page} presenter={presenter} />
      <Line
        {...{ page, presenter }}
        name="mailCode"
        label={t('appointments:person.code')}
        width="10em"
        autoComplete="one-time-code"
        spellCheck={false}
      />
    </div>
  );
}

function SendCode({ page, presenter }: Pick<FieldsProps, 'page' | 'presenter'>) {
  const { t } = useSpeech();
  const { mailedTo, held, isSending } = page;
  const isBusy = isSending || held?.state !== 'held';
  return (
    <>
      <Button look="outline" size="short" busy={isBusy} onClick={() => void presenter.mailCode()}>
        {t(mailedTo === null ? 'appointments:person.sendCode' : 'appointments:person.sendAgain')}
      </Button>
      <p role="status" className="note">
        {mailedTo !== null && t('appointments:person.sent', { email: mailedTo })}
      </p>
    </>
  );
}

/** A mail the day before, for who has written an address while that day is still to come. */
function Reminder({ page: { entry, held }, presenter }: Pick<FieldsProps, 'page' | 'presenter'>) {
  const { t } = useSpeech();
  const { now } = useVisitMoment();
  if (held === null || entry.email.trim() === '' || reminderDue(Date.parse(held.at), now) === null)
    return null;
  return (
    <CheckCard
      title={t('appointments:person.reminder')}
      checked={entry.isReminded}
      onChange={(isReminded) => presenter.write({ isReminded })}
    />
  );
}
