import { useId, useState } from 'react';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import styles from './shops.module.css';

interface DecideFormProps {
  /** What a shop asks for: its words are of that name. */
  readonly of: 'correction' | 'photo';
  readonly isBlocked?: boolean;
  readonly decide: (isAccepted: boolean, reason: string) => Promise<boolean>;
}

/** Accepts what a shop asks for, or says why not. */
export function DecideForm({ of, isBlocked = false, decide }: DecideFormProps) {
  const { t } = useSpeech();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [lacksReason, setLacks] = useState(false);
  const field = useId();
  const press = async (isAccepted: boolean) => {
    // Said where it is written: the notice of the page is far above a photo.
    const lacks = !isAccepted && reason.trim() === '';
    setLacks(lacks);
    if (lacks) {
      document.getElementById(field)?.focus();
      return;
    }
    setBusy(true);
    await decide(isAccepted, reason);
    setBusy(false);
  };
  return (
    <>
      <TextField
        id={field}
        label={t('office-shops:reason')}
        hint={t('office-shops:correction.reasonHint')}
        multiline={2}
        width="100%"
        maxLength={500}
        value={reason}
        onChange={setReason}
        {...(lacksReason && { error: t('office-shops:trouble.noReason') })}
      />
      <div className={styles.acts}>
        {!isBlocked && (
          <OfficeButton busy={isBusy} onClick={() => void press(true)}>
            {t(`office-shops:${of}.accept`)}
          </OfficeButton>
        )}
        <OfficeButton look="outline" busy={isBusy} onClick={() => void press(false)}>
          {t(`office-shops:${of}.refuse`)}
        </OfficeButton>
      </div>
    </>
  );
}
