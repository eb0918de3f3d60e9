import { formatCount, plainDecimal } from '#application/text/numbers.ts';

/** How far something is, to be said: tens of metres, and tenths of kilometres from one on. */
export function distanceIn(metres: number): { readonly unit: 'metres' | 'km'; readonly n: string } {
  const tens = Math.max(1, Math.round(metres / 10)) * 10;
  if (tens < 1000) return { unit: 'metres', n: formatCount(tens) };
  return { unit: 'km', n: plainDecimal(Math.round(metres / 100), 1).replace('.', ',') };
}
