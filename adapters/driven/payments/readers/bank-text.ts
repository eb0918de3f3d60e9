import type { BankListFault } from '#application/ports/server/payments/bank-list-reader.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** A year of a town's payments is less than half of this. */
export const mostBankFileBytes = 4 * 1024 * 1024;

/** Ctrl+Z, with which old programs end a file. */
const endOfFile = '\u001A';

/** How many faults are reported: the first ones say what kind of file it is. */
export const mostFaults = 20;

/** What was found, short enough for a message. */
export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Control characters that no text of a bank has: the file is a workbook, a PDF or damaged. */
const isBinary = (text: string): boolean =>
  [...text].some((sign) => sign < ' ' && !'\t\n\v\f\r'.includes(sign) && sign !== endOfFile);

/**
 * The text of a file of a bank: UTF-8, or else the Latin letters of Windows, in which banks mostly write. The
 * mark of the end of the file is removed.
 */
export function bankText(file: Uint8Array): Either<readonly BankListFault[], string> {
  if (file.length > mostBankFileBytes) return left([{ kind: 'tooLarge', line: 1 }]);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    text = new TextDecoder('windows-1252').decode(file);
  }
  return isBinary(text) ? left([{ kind: 'notText', line: 1 }]) : right(text.replaceAll(endOfFile, ''));
}
