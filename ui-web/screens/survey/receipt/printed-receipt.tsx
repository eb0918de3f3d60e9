import { createPortal } from 'react-dom';
import { ReceiptCodeBox } from '#ui-web/components/receipt-code/receipt-code.tsx';
import { type Wording, Words } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ReceiptView } from './receipt-view.ts';
import styles from '../screen.module.css';

/**
 * The receipt for print. It is in the page, unseen; while it is there, only it is printed, so that no
 * answer is on paper.
 */
export function PrintedReceipt({ title, view }: { readonly title: Wording; readonly view: ReceiptView }) {
  const { t, said } = useSpeech();
  const { site } = usePlace();
  return createPortal(
    <div className={styles.printed} aria-hidden="true">
      <p>
        <Words of={said(site.name)} />
      </p>
      <p className={styles.printedTitle}>{t('survey:receipt.fileTitle')}</p>
      <p>
        <Words of={title} />
      </p>
      <p>{view.received}</p>
      <ReceiptCodeBox code={view.code} />
      <p>{t('survey:receipt.keep')}</p>
    </div>,
    document.body,
  );
}
