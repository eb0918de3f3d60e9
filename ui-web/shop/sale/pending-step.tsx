import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { UnsentWords } from '../offline/line-banner.tsx';
import { useLine } from '../offline/line-context.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';

interface PendingStepProps {
  readonly number: string;
  readonly next: () => void;
}

/** A sale that was made without a line, and waits on the device. */
export function PendingStep({ number, next }: PendingStepProps) {
  const { t } = useSpeech();
  const { unsent } = useLine();
  return (
    <>
      <p className={styles.pending}>{t('shop:line.pending')}</p>
      <TillTitle>{t('shop:line.kept')}</TillTitle>
      <p className={styles.reference}>{number}</p>
      <p>{t('shop:line.keptWords')}</p>
      <UnsentWords unsent={unsent} />
      <Button wide onClick={next}>
        {t('shop:done.next')}
      </Button>
    </>
  );
}
