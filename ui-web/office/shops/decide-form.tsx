import { useState } from 'react';
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
  const press = async (isAccepted: boolean) => {
    setBusy(true);
    await decide(isAccepted, reason);
    setBusy(false);
  };
  return (
    <>
      <TextField
        label={t('office-shops:reason')}
        hint={t('office-shops:correction.reasonHint')}
        multiline={2}
        width="100%"
        maxLength={500}
        value={reason}
        onChange={setReason}
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
