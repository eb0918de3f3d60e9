import { formatAmount } from '#application/text/numbers.ts';
import { cents, parseAmount } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';

/** A figure as people write it: with a comma or a point before the decimals. Null if it cannot be read as one. */
export function figureIn(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return /^-?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : null;
}

/**
 * A sum in euros as people write it. Null if it cannot be read as one.
 *
 * @example eurosIn('1.250,50') // 1250.5
 */
export function eurosIn(text: string): number | null {
  const read = parseAmount(text);
  return isLeft(read) ? null : read.right / 100;
}

/** What was probably meant by a sum that cannot be read, as it is written here; null if that is not clear. */
export function meantSum(text: string): string | null {
  const read = parseAmount(text);
  return isLeft(read) && read.left.suggestion !== null ? formatAmount(read.left.suggestion) : null;
}

/** A stored figure as it stands in its field: a sum has points between thousands and a comma before its cents. */
export function shownFigure(value: number | string, isMoney: boolean): string {
  const figure = Number(value);
  if (value === '' || !Number.isFinite(figure)) return String(value);
  const sum = Math.round(figure * 100);
  return isMoney && Number.isSafeInteger(sum) ? formatAmount(cents(sum)) : String(value).replace('.', ',');
}
