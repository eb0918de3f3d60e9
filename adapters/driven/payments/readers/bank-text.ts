import type { BankListFault } from '#application/ports/server/payments/bank-list-reader.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** A year of a town's payments is less than half of this. */
export const mostBankFileBytes = 4 * 1024 * 1024;

/** Ctrl+Z, with which old programs end a file. */
const endOfFile = '\u001A';

/** A year of a busy town is less than half of this, too. */
const mostLines = 100_000;

/** How many faults are reported: the first ones say what kind of file it is. */
export const mostFaults = 20;

/** What was found, short enough for a message. */
export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** No line of such a file is longer; reading a row takes time by the square of its length. */
const longestLine = 10_000;

/** Control characters that no text of a bank has, or one endless line: the file is a workbook, a PDF or damaged. */
function isNoText(text: string): boolean {
  let length = 0;
  for (const sign of text) {
    length = sign === '\n' ? 0 : length + 1;
    if (length > longestLine) return true;
    if (sign < ' ' && !'\t\n\v\f\r'.includes(sign) && sign !== endOfFile) return true;
  }
  return false;
}

function isTooLong(text: string): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1 && lines <= mostLines; at = text.indexOf('\n', at + 1))
    lines += 1;
  return lines > mostLines;
}

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
  if (isTooLong(text)) return left([{ kind: 'tooLarge', line: mostLines }]);
  return isNoText(text) ? left([{ kind: 'notText', line: 1 }]) : right(text.replaceAll(endOfFile, ''));
}
