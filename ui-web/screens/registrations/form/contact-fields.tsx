import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useFieldFailure } from '../registration-failed.tsx';
import type { EntryProps } from './form-props.ts';
import styles from '../registrations.module.css';

/** Where they are reached, if they like. */
export function ContactFields({ page: { entry, failure }, presenter, called }: EntryProps) {
  const { t } = useSpeech();
  const errorOf = useFieldFailure(failure);
  return (
    <div className={styles.pair}>
      <div data-field="email">
        <TextField
          width="100%"
          label={called?.email ?? t('registrations:form.email')}
          hint={called?.emailHint ?? t('registrations:form.emailHint')}
          type="email"
          autoComplete="email"
          value={entry.email}
          error={errorOf('email')}
          onChange={(email) => presenter.write({ email })}
        />
      </div>
      <TextField
        label={called?.phone ?? t('registrations:form.phone')}
        hint={called?.phoneHint ?? t('registrations:form.phoneHint')}
        type="tel"
        autoComplete="tel"
        value={entry.phone}
        onChange={(phone) => presenter.write({ phone })}
      />
    </div>
  );
}
