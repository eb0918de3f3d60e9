import { bringPrinterText } from './bring-printer.ts';
import { confirmPrinterText } from './confirm-printer.ts';
import { makeLettersText } from './make-letters.ts';
import { noteReturnedText } from './note-returned.ts';
import { previewLettersText } from './preview-letters.ts';
import { readLettersText } from './read-letters.ts';
import { replaceLetterText } from './replace-letter.ts';

/** The calls of letters with codes. */
export const letterCalls = [
  readLettersText,
  bringPrinterText,
  confirmPrinterText,
  previewLettersText,
  makeLettersText,
  replaceLetterText,
  noteReturnedText,
] as const;
