import { type ReactNode, useState } from 'react';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { KeptNotice } from './kept/kept-notice.tsx';
import { useStepKeeping } from './kept/step-keeping.ts';
import styles from './setup.module.css';
import type { SaveFault } from './use-draft.ts';

interface StepFormProps {
  /** Saves what is written: null if it is saved, undefined if a field is wrong and says so itself. */
  readonly save: () => Promise<SaveFault | null | undefined>;
  readonly goOn: () => void;
  /** What the button says if it is not “save and continue”. */
  readonly button?: string;
  /** Other ways to settle the step. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

/** The form of a step: it is saved as a draft, and the next step follows. */
export function StepForm({ save, goOn, button, ways, children }: StepFormProps) {
  const { t } = useSpeech();
  const { forget } = useStepKeeping();
  const [fault, setFault] = useState<SaveFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const outcome = await save();
    setBusy(false);
    setFault(outcome ?? null);
    if (outcome !== null) return;
    forget();
    goOn();
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      {fault !== null && (
        <Notice tone="error" live="assertive">
          <p>{t(`office-setup:fault.${fault}`)}</p>
        </Notice>
      )}
      <KeptNotice />
      {children}
      <div className={styles.acts}>
        <OfficeButton type="submit" busy={isBusy}>
          {button ?? t('office-setup:next')}
        </OfficeButton>
        {ways}
        <OfficeButton look="text" onClick={goOn}>
          {t('office-setup:later')}
        </OfficeButton>
      </div>
    </form>
  );
}
