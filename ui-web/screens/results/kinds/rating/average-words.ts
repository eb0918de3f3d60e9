import { blank, decimal } from '#application/reports/report.ts';
import { type Average, hundredths } from '#domain/scoring/average.ts';
import type { Figure } from '../../parts/figures.ts';

/**
 * An average to two decimals, so that averages below each other are aligned; a dash without ratings.
 *
 * @example averageWords({ sum: 13, of: 3 }) // '4,33'
 * @example averageWords({ sum: 42, of: 10 }) // '4,20'
 */
export function averageWords(average: Average): string {
  const value = hundredths(average);
  if (value === null) return '—';
  const [sign, digits] = [value < 0 ? '-' : '', String(Math.abs(value)).padStart(3, '0')];
  return `${sign}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** An average in a table: as text on the page, with its two decimals in a file. */
export function averageFigure(average: Average): Figure {
  const value = hundredths(average);
  return { shown: averageWords(average), cell: value === null ? blank : decimal(value, 2) };
}

/**
 * Negative, zero or positive as `a` is the lower, the same or the higher average; without division, so without
 * rounding.
 */
export const compareAverages = (a: Average, b: Average): number =>
  a.of === 0 || b.of === 0 ? Number(a.of > 0) - Number(b.of > 0) : a.sum * b.of - b.sum * a.of;
