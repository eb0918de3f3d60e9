import { useId } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { inEuros } from './euros.ts';
import styles from './payments.module.css';

interface FieldProps {
  readonly value: string;
  readonly error: string | null;
  readonly change: (value: string) => void;
}

interface HintedProps extends FieldProps {
  readonly label: string;
  readonly hint: string;
  readonly kind: 'words' | 'amount';
}

/** A field with what it is for and, above it, what is wrong with it. */
function HintedField({ label, hint, kind, value, error, change }: HintedProps) {
  const id = useId();
  const control = {
    id,
    value,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': error === null ? `${id}-hint` : `${id}-hint ${id}-error`,
    onChange: (event: { readonly target: { readonly value: string } }) => change(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <small id={`${id}-hint`}>{hint}</small>
      {error !== null && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
      {kind === 'words' ? (
        <textarea {...control} maxLength={500} />
      ) : (
        <input {...control} type="text" inputMode="decimal" />
      )}
    </div>
  );
}

/** Why: it stays in the history of the payment. */
export function ReasonField(field: FieldProps) {
  const { t } = useSpeech();
  return (
    <HintedField
      {...field}
      kind="words"
      label={t('office-payments:reason')}
      hint={t('office-payments:reasonHint')}
    />
  );
}

/** How much is returned, of what is left. */
export function AmountField({ left, ...field }: FieldProps & { readonly left: number }) {
  const { t } = useSpeech();
  const hint = t('office-payments:refund.hint', { left: inEuros(left) });
  return <HintedField {...field} kind="amount" label={t('office-payments:refund.amount')} hint={hint} />;
}
