import { type Cents, decimalString } from '#domain/shared/money.ts';

/** Whole amounts without decimals, as most files have them: 500050 cents is `5000.50`, 500000 is `5000`. */
export const pabulibAmount = (amount: Cents): string => decimalString(amount).replace(/\.00$/u, '');

/** A cell in one line, in quotes where it holds the separator or quotes. */
export function pabulibCell(text: string): string {
  const line = text.replaceAll(/[\r\n]+/gu, ' ');
  return /[;"]/u.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}
