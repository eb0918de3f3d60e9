import { useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { ReasonField } from './hinted-field.tsx';
import styles from './payments.module.css';

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly lead: string;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly send: string;
  readonly isBusy: boolean;
  readonly decide: (to: T, reason: string) => void;
}

/** One of two ends, with its reason: nothing is chosen beforehand. */
export function ChoiceForm<T extends string>({
  legend,
  lead,
  name,
  options,
  send,
  isBusy,
  decide,
}: ChoiceProps<T>) {
  const { t } = useSpeech();
  const [to, choose] = useState<T | null>(null);
  const [reason, write] = useState('');
  const [isTried, setTried] = useState(false);
  const isBlank = reason.trim() === '';
  return (
    <form
      className={styles.act}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (to !== null && !isBlank) return decide(to, reason.trim());
        // The first thing that is missing.
        return event.currentTarget.querySelector<HTMLElement>(to === null ? 'input' : 'textarea')?.focus();
      }}
    >
      <fieldset>
        <legend>{legend}</legend>
        <p className={styles.small}>{lead}</p>
        {isTried && to === null && (
          <span className={styles.error} role="alert">
            {t('office-payments:fault.choose')}
          </span>
        )}
        {options.map(({ value, text }) => (
          <label key={value} className={styles.check}>
            <input type="radio" name={name} checked={to === value} onChange={() => choose(value)} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <ReasonField
        value={reason}
        change={write}
        error={isTried && isBlank ? t('office-payments:fault.reason') : null}
      />
      <OfficeButton type="submit" busy={isBusy}>
        {send}
      </OfficeButton>
    </form>
  );
}
