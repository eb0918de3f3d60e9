import { liveCountStep } from '../results-visibility.ts';

/** How many votes a waiting time is told of: as many as a step of turnout, so that no single vote shows in it. */
export const waitsTogether = liveCountStep;

/**
 * The median of how long voters waited, in tenths of a second, rounded up. The waits are in milliseconds.
 *
 * @example medianWait([120, 80, 400]) // 2: at most 0.2 s
 */
export function medianWait(waits: readonly number[]): number {
  const sorted = waits.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.ceil(middle / 100);
}
