import { type Cents, decimalString } from '#domain/shared/money.ts';

/** Whole amounts without decimals, as most files have them: 500050 cents is `5000.50`, 500000 is `5000`. */
export const pabulibAmount = (amount: Cents): string => decimalString(amount).replace(/\.00$/u, '');

/** Every character at which some program ends a line: Python has eleven, and splits files by them. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const lineEnds = /[\n-\r\u001C-\u001E\u0085\u2028\u2029]+/gu;

/** A cell in one line, without spaces around it, in quotes if it contains the separator or quotes. */
export function pabulibCell(text: string): string {
  const line = text.replaceAll(lineEnds, ' ').trim();
  return /[;"]/u.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}

/** Words that readers take, at the beginning of a row, for the heading of a section, or for an empty row. */
export const isReserved = (word: string): boolean => /^(?:meta|projects|votes|none)$/iu.test(word.trim());

/** Whether an id can be written in a list of them and is read from it unchanged. */
export const isWritableId = (id: string): boolean =>
  id !== '' && id === id.replaceAll(lineEnds, ' ').trim() && !id.includes(',') && !isReserved(id);
