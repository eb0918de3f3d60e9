import type { Share } from '#domain/budget/parameters.ts';

/**
 * Reads a percentage, exactly; null if it is not a percentage or more than 100 %.
 *
 * @example readShare('2,5%') // { numerator: 25, denominator: 1000 }
 */
export function readPercentage(text: string): Share | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,6}))?[ \u00A0\u202F]?%$/u.exec(text.trim());
  if (!match) return null;
  const decimals = match[2] ?? '';
  const share = { numerator: Number(`${match[1]}${decimals}`), denominator: 100 * 10 ** decimals.length };
  return share.numerator <= share.denominator ? share : null;
}
