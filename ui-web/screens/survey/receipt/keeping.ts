import { useState } from 'react';
import { saveText } from '../save-text.ts';
import type { ReceiptView } from './receipt-view.ts';

/** The three ways to keep a receipt code, and whether the voter has used one. */
export interface ReceiptKeeping {
  readonly isKept: boolean;
  readonly copied: 'no' | 'yes' | 'failed';
  readonly copy: () => Promise<void>;
  readonly print: () => void;
  readonly save: () => void;
}

/** Whether it was copied: a browser may have no clipboard, or not allow it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function useKeeping(view: ReceiptView): ReceiptKeeping {
  const [isKept, setIsKept] = useState(false);
  const [copied, setCopied] = useState<ReceiptKeeping['copied']>('no');
  return {
    isKept,
    copied,
    copy: async () => {
      const isCopied = await copyText(view.code);
      setCopied(isCopied ? 'yes' : 'failed');
      if (isCopied) setIsKept(true);
    },
    // Whether something came out of the printer is unknown: the voter has seen to it.
    print: () => {
      window.print();
      setIsKept(true);
    },
    save: () => {
      saveText(view.fileName, view.fileText);
      setIsKept(true);
    },
  };
}
