import type { ReactNode } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import access from '../access/access.module.css';
import { OfficeButton } from '../parts/office-button.tsx';
import styles from '../setup/setup.module.css';

interface QuestionFormProps {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly next: () => void;
  /** Null on the first question. */
  readonly back: (() => void) | null;
  readonly children: ReactNode;
}

/** One question with its button. */
export function QuestionForm({ title, lead, button, isBusy, next, back, children }: QuestionFormProps) {
  const { t } = useSpeech();
  return (
    <>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{title}</h1>
        <p className={access.lead}>{lead}</p>
      </div>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) next();
        }}
      >
        {children}
        <div className={access.acts}>
          <OfficeButton type="submit" busy={isBusy}>
            {button}
          </OfficeButton>
          {back !== null && (
            <OfficeButton look="text" onClick={back}>
              {t('office-setup:new.back')}
            </OfficeButton>
          )}
        </div>
      </form>
    </>
  );
}
