import type { Met } from './count-points.ts';

/** A percentage in whole units of its last decimal: 78,75 is 7875 with two decimals. */
export interface Percentage {
  readonly units: number;
  readonly decimals: number;
}

/**
 * The share of points met, to four significant digits, rounded half up on whole numbers (specification 3, section 4).
 * Of a total of 0 it is 0.
 *
 * @example percentageMet({ met: 63, total: 80 }) // { units: 7875, decimals: 2 }: 78,75 %
 * @example percentageMet({ met: 80, total: 80 }) // { units: 1000, decimals: 1 }: 100,0 %
 * @example percentageMet({ met: 5, total: 80 }) // { units: 6250, decimals: 3 }: 6,250 %
 */
export function percentageMet({ met, total }: Met): Percentage {
  if (met === 0) return { units: 0, decimals: 3 };
  const unitsWith = (decimals: number) => Math.floor((met * 200 * 10 ** decimals + total) / (total * 2));
  let decimals = 1;
  while (unitsWith(decimals + 1) < 10_000) decimals += 1;
  return { units: unitsWith(decimals), decimals };
}
