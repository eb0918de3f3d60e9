import type { Purse } from './purse.ts';

/**
 * How far a rule has come while it computes, in steps that it has made. How many are left is known to no rule before it ends:
 * none of this is a share of the work.
 *
 * `rounds`: projects bought; `increments`: by how many increments every ballot's money has grown; `orders`: other orders of
 * a tie that were tried; `weighed`: how often a project was weighed in the search for the best set.
 */
export interface HowFar {
  readonly kind: 'rounds' | 'increments' | 'orders' | 'weighed';
  readonly count: number;
  /** Which share of the money the rule has spent by then, in the last outcome that it tried; null if it does not say. */
  readonly spent: number | null;
}

/** Is called with each step; it changes nothing in the outcome. */
export type ReportHowFar = (far: HowFar) => void;

/** Reports nothing. */
export const unreported: ReportHowFar = () => undefined;

/**
 * The share of a purse that is spent; 1 if more is spent than there was, or if there was nothing.
 *
 * @example Of 100, 25 remain: 0,75
 */
export function spentOf(before: Purse, now: Purse): number {
  if (before.remaining <= 0) return 1;
  return Math.min(1, (before.remaining - now.remaining) / before.remaining);
}

/** The same work, which is counted each time that it is done. */
export function eachCounted<Args extends readonly unknown[], Result>(
  kind: HowFar['kind'],
  report: ReportHowFar,
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  let count = 0;
  return (...args) => {
    count += 1;
    report({ kind, count, spent: null });
    return work(...args);
  };
}
