import { type Percentage, percentageMet } from './percentage.ts';

/** A step of the counting up is 0,2 (specification 3, section 4), so there are 500 of them to a hundred. */
const stepsOfAll = 500;

/** How many steps it takes to count up to a percentage; the last one is cut short at the percentage itself. */
export const stepsTo = ({ units, decimals }: Percentage): number =>
  Math.ceil((units * stepsOfAll) / (100 * 10 ** decimals));

/**
 * What is shown after so many steps on the way up to a percentage, to four significant digits.
 *
 * @example risingPercentage({ units: 7875, decimals: 2 }, 31) // 6,200
 * @example risingPercentage({ units: 7875, decimals: 2 }, 394) // 78,75
 */
export function risingPercentage(target: Percentage, step: number): Percentage {
  return step >= stepsTo(target) ? target : percentageMet({ met: Math.max(0, step), total: stepsOfAll });
}

/** How long a step lasts so that the whole way takes two seconds whatever the percentage, in milliseconds. */
export const stepInterval = (target: Percentage): number => 2000 / Math.max(1, stepsTo(target));
