import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { DialogFrame } from '../dialog-frame/dialog-frame.tsx';
import { Notice } from '../notice/notice.tsx';
import { NumberedList } from '../step-list/numbered-list.tsx';
import styles from './sent-dialog.module.css';

export interface SentWords {
  readonly title: ReactNode;
  readonly received: string;
  readonly reference: string;
  readonly next: string;
  readonly pdf: string;
  readonly making: string;
  readonly pdfFailed: string;
  readonly print: string;
  readonly close: string;
}

interface SentDialogProps {
  readonly words: SentWords;
  readonly reference: string;
  readonly steps: readonly ReactNode[];
  /** The copy to keep: not asked for, being made, or not available. */
  readonly copy?: 'idle' | 'making' | 'failed';
  readonly onPdf: () => void;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** A request has arrived: its reference, what happens now, and a copy to keep. */
export function SentDialog(props: SentDialogProps) {
  const { words, reference, steps, copy = 'idle', onPdf, onPrint, onClose } = props;
  return (
    <DialogFrame
      open
      identifier={reference}
      title={words.title}
      lead={<p>{words.received}</p>}
      onClose={onClose}
      footer={
        <>
          {copy === 'failed' && (
            <Button look="outline" icon="print" onClick={onPrint}>
              {words.print}
            </Button>
          )}
          <Button look="outline" icon="download" busy={copy === 'making'} onClick={onPdf}>
            {copy === 'making' ? words.making : words.pdf}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </>
      }
    >
      <div className="stack stack-8 stretch">
        <h3>{words.reference}</h3>
        <ReferenceCode of={reference} />
      </div>
      <div className="stack stack-12">
        <h3>{words.next}</h3>
        <NumberedList items={steps} />
      </div>
      {copy === 'failed' && (
        <Notice tone="warning" live="assertive">
          <p>{words.pdfFailed}</p>
        </Notice>
      )}
    </DialogFrame>
  );
}

/** A reference to write down: it must not be translated or broken. */
export function ReferenceCode({ of }: { readonly of: string }) {
  return (
    <p className={styles.reference} translate="no">
      {of}
    </p>
  );
}
