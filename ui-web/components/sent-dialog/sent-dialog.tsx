import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { DialogFrame } from '../dialog-frame/dialog-frame.tsx';
import { NumberedList } from '../step-list/numbered-list.tsx';
import styles from './sent-dialog.module.css';

export interface SentWords {
  readonly title: ReactNode;
  readonly received: string;
  readonly reference: string;
  readonly next: string;
  readonly pdf: string;
  readonly close: string;
}

interface SentDialogProps {
  readonly words: SentWords;
  readonly reference: string;
  readonly steps: readonly ReactNode[];
  readonly onPdf: () => void;
  readonly onClose: () => void;
}

/** A request has arrived: its reference, what happens now, and a copy to keep. */
export function SentDialog({ words, reference, steps, onPdf, onClose }: SentDialogProps) {
  return (
    <DialogFrame
      open
      identifier={reference}
      title={words.title}
      lead={<p>{words.received}</p>}
      onClose={onClose}
      footer={
        <>
          <Button look="outline" icon="download" onClick={onPdf}>
            {words.pdf}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </>
      }
    >
      <div className="stack stack-8 stretch">
        <h3>{words.reference}</h3>
        <Reference of={reference} />
      </div>
      <div className="stack stack-12">
        <h3>{words.next}</h3>
        <NumberedList items={steps} />
      </div>
    </DialogFrame>
  );
}

/** A reference to write down: no machine may translate or break it. */
export function Reference({ of }: { readonly of: string }) {
  return (
    <p className={styles.reference} translate="no">
      {of}
    </p>
  );
}
