import { type Findings, warn } from '#adapters/driven/csv/findings.ts';
import { formatAmount } from '#application/text/numbers.ts';
import { type Cents, cents, decimalString, isAmbiguousAmount, parseAmount } from '#domain/shared/money.ts';
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

/** Says how an amount was read whose writer may have meant thousands by its point. */
export function warnOfThousands(findings: Findings, line: number, text: string, amount: Cents): void {
  if (isAmbiguousAmount(text))
    warn(findings, line, 'ambiguousAmount', { found: text, read: formatAmount(amount) });
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
