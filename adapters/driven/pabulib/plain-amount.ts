import { type Cents, cents, decimalString, parseAmount } from '#domain/shared/money.ts';
import { isRight } from '#domain/shared/result.ts';

/** An amount in the notation of the format: plain digits with a point. `rounded` if it had fractions of a cent. */
export interface PlainAmount {
  readonly amount: Cents;
  readonly rounded: boolean;
}

const pattern = /^(-?)(\d+)(?:\.(\d*))?$/u;

/**
 * Reads a number of a `.pb` file, where a point always begins the decimals and there is no grouping. Fractions of a
 * cent are rounded half up. Null for anything else.
 *
 * @example plainAmount('100000.0') // { amount: 10000000, rounded: false }
 */
export function plainAmount(text: string): PlainAmount | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, sign, whole = '', decimals = ''] = match;
  const magnitude =
    Number(`${whole}${decimals.slice(0, 2).padEnd(2, '0')}`) + Number((decimals[2] ?? '0') >= '5');
  if (!Number.isSafeInteger(magnitude)) return null;
  return {
    amount: cents(sign && magnitude > 0 ? -magnitude : magnitude),
    rounded: /[1-9]/u.test(decimals.slice(2)),
  };
}

/** The probable meaning of a number in another notation, as the format writes it; null if it is ambiguous. */
export function suggestedAmount(text: string): string | null {
  if (/^\d+(?:[.,]\d+)?[eE]\+?\d{1,2}$/u.test(text)) {
    const plain = plainAmount(String(Number(text.replace(',', '.'))));
    return plain && decimalString(plain.amount);
  }
  const read = parseAmount(text);
  if (isRight(read)) return decimalString(read.right);
  return read.left.suggestion === null ? null : decimalString(read.left.suggestion);
}
