import { type FormEvent, useId, useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import votes from '../votes/votes.module.css';
import styles from './venues.module.css';

interface ReasonProps {
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly send: (reason: string) => void;
  readonly close: () => void;
}

/** Asks for the reason of what is done; without one nothing is sent. */
export function ReasonForm({ label, hint, button, isBusy, send, close }: ReasonProps) {
  const { t } = useSpeech();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, miss] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    miss(reason.trim() === '');
    if (reason.trim() !== '') send(reason.trim());
  };
  return (
    <form className={styles.reason} onSubmit={submit} noValidate>
      <div className={votes.field}>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
        <textarea
          id={id}
          rows={2}
          maxLength={500}
          value={reason}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was opened by a button just now
          autoFocus
          aria-invalid={isMissing || undefined}
          aria-describedby={`${hint === undefined ? '' : `${id}-hint`} ${id}-fault`}
          onChange={({ target }) => setReason(target.value)}
        />
        <small id={`${id}-fault`} className={votes.bad} role="status">
          {isMissing && t('office-venues:why.noReason')}
        </small>
      </div>
      <div className={votes.acts}>
        <OfficeButton type="submit" busy={isBusy}>
          {button}
        </OfficeButton>
        <OfficeButton look="outline" onClick={close}>
          {t('office-venues:cancel')}
        </OfficeButton>
      </div>
    </form>
  );
}
