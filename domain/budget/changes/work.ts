import type { RuleKind } from '../budget-rule.ts';
import { mostComputed } from './bounds.ts';
import type { Funds } from './change.ts';

/**
 * How many outcomes are computed for all questions together if nothing else is asked for. Rules that only look at votes, and
 * those that answer from a recorded run, take so little for each that only the limit of each figure applies.
 */
export const usualWork: Readonly<Record<RuleKind, number>> = {
  'by-votes': Infinity,
  threshold: Infinity,
  'equal-shares': 120,
  phragmen: Infinity,
  'max-votes': 2000,
};

/** Shares a number of outcomes evenly among figures, one after the other. */
export interface SharedWork {
  /**
   * Answers one figure with its part of the work; what it leaves is for those after it. `isOpen` says of the answer whether
   * more work could have made it narrower.
   */
  readonly spend: <Answer>(
    search: (funds: Funds, most: number) => Answer,
    isOpen: (answer: Answer) => boolean,
  ) => Answer;
  /** How many figures could be narrower with more work. */
  readonly cut: () => number;
}

/**
 * Work of so many outcomes for so many figures.
 *
 * @example 10 outcomes for 4 figures: 3 for the first, and if it takes one, (10 − 1) / 3 for the second
 */
export function workOf(funds: Funds, outcomes: number, figures: number): SharedWork {
  let left = outcomes;
  let open = figures;
  let cut = 0;
  return {
    cut: () => cut,
    spend: (search, isOpen) => {
      const most = Math.min(mostComputed, Math.ceil(left / open));
      let computed = 0;
      const answer = search((change) => {
        computed += 1;
        return funds(change);
      }, most);
      left -= computed;
      open -= 1;
      if (most < mostComputed && computed === most && isOpen(answer)) cut += 1;
      return answer;
    },
  };
}
