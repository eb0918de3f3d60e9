import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../screen.module.css';
import type { ReceiptKeeping } from './keeping.ts';

interface LeavingProps {
  readonly keeping: ReceiptKeeping;
  readonly mayChange: boolean;
  readonly leave: () => void;
}

/** Copying comes first until the code is kept in some way; then leaving does. Leaving without it asks once. */
export function LeavingReceipt({ keeping, mayChange, leave }: LeavingProps) {
  const { t } = useSpeech();
  const [isAsked, setIsAsked] = useState(false);
  const { isKept, copied } = keeping;
  const asks = isAsked && !isKept;
  return (
    <div className={styles.leaving}>
      <p role="status">
        {copied === 'yes' && t('survey:receipt.copied')}
        {copied === 'failed' && !asks && t('survey:receipt.notCopied')}
        {asks && (
          <>
            <strong>{t('survey:receipt.isKept')}</strong>{' '}
            {t(mayChange ? 'survey:receipt.isKeptText' : 'survey:receipt.isKeptFixed')}
          </>
        )}
      </p>
      <Button icon="copy" look={isKept ? 'outline' : 'primary'} onClick={() => void keeping.copy()}>
        {t('survey:receipt.copy')}
      </Button>
      <Button
        look={isKept ? 'primary' : 'outline'}
        onClick={isKept || isAsked ? leave : () => setIsAsked(true)}
      >
        {t(asks ? 'survey:receipt.leaveAnyway' : 'survey:dialog.leave')}
      </Button>
    </div>
  );
}
