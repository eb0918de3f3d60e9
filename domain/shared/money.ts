import { type Either, left, right } from './result.ts';

/** Whole cents. Amounts are never fractions: 48.500,00 € is 4850000. Safe up to 90 million million euros. */
export type Cents = number & { readonly Cents: unique symbol };

/** Takes a whole number of cents. Throws a RangeError if it is a fraction or too large to be exact. */
export const cents = (whole: number): Cents => {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`not a whole number of cents: ${whole}`);
  return whole as Cents;
};

/** The sum of amounts; 0 of none. */
export const sumOfMoney = (amounts: Iterable<Cents>): Cents => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
};

/** Why a text is not an amount. `suggestion` is what the writer probably meant, if that is clear. */
export interface AmountFault {
  readonly kind: 'notAnAmount';
  readonly found: string;
  readonly suggestion: Cents | null;
}

const german = /^(-?)([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/u;
const plain = /^(-?)(\d+)\.(\d+)$/u;
const english = /^(-?)([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/u;

/**
 * Reads an amount of money, German (`56.200,00`) or plain (`56200`, `56200.5`, `56200.00`).
 *
 * A single point before exactly three digits (`1.234`) is grouping, as on every page of the product. English
 * grouping (`56,200.00`) is refused with the amount it probably means, since guessing moves a decimal point.
 *
 * @example parseAmount('56.200,00') // right(5620000)
 * @example parseAmount('56,200.00') // left({ kind: 'notAnAmount', found: '56,200.00', suggestion: 5620000 })
 */
export function parseAmount(text: string): Either<AmountFault, Cents> {
  const trimmed = bareAmount(text);
  const match = german.exec(trimmed) ?? plainMatch(trimmed);
  const read = match && inCents(match);
  if (read !== null && read !== undefined) return right(read);
  const foreign = english.exec(trimmed);
  return left({ kind: 'notAnAmount', found: text, suggestion: foreign ? inCents(foreign) : null });
}

/**
 * Whether a point in an amount may separate thousands or begin decimals: its only separator, before exactly three
 * digits. One reader would take it for a thousand times what another takes it for.
 *
 * @example isAmbiguousAmount('200.000') // true
 * @example isAmbiguousAmount('56.200,00') // false
 */
export const isAmbiguousAmount = (text: string): boolean => /^-?[1-9]\d{0,2}\.\d{3}$/u.test(bareAmount(text));

/** Which way an amount is written, if only one is possible: `1.200,50` is German, `1200.50` is plain. */
export function notationOf(text: string): 'german' | 'plain' | null {
  const bare = bareAmount(text);
  if (/,\d{1,2}$|\.\d{3}\.\d{3}$/u.test(bare)) return 'german';
  return /^-?\d+\.\d{1,2}$|^-?\d{4,}\.\d+$/u.test(bare) ? 'plain' : null;
}

const bareAmount = (text: string): string => text.trim().replace(/[\u00a0\u202f ]?€$/u, '');

/** `100000.0000` is what spreadsheets write: trailing zeros beyond the cents change nothing. */
function plainMatch(text: string): RegExpExecArray | null {
  const match = plain.exec(text);
  return /[1-9]/u.test(match?.[3]?.slice(2) ?? '') ? null : match;
}

function inCents(match: RegExpExecArray): Cents | null {
  const [, sign = '', whole = '', decimals = ''] = match;
  const magnitude = Number(`${whole.replaceAll(/[.,]/gu, '')}${decimals.slice(0, 2).padEnd(2, '0')}`);
  if (!Number.isSafeInteger(magnitude)) return null;
  return cents(sign === '-' && magnitude !== 0 ? -magnitude : magnitude);
}

/** The decimal string of files and JSON: no grouping, a point, always two decimals (`48500.00`). */
export function decimalString(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
