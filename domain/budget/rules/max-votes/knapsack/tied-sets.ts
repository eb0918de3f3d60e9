import { type Either, left, right } from '#domain/shared/result.ts';
import type { BudgetRefusal, DecidedTie } from '../../../allocation.ts';
import type { TieBreak } from '../../../parameters.ts';
import type { Contender } from '../../../contender.ts';
import { eachCounted, type ReportHowFar } from '../../../how-far.ts';
import type { Purse } from '../../../purse.ts';
import { bestAllowedSetOf } from './best-allowed-set.ts';
import { type Ranking, ladderOf, rankingBy, splitTies, worthOn } from './ladder.ts';

/** The set that was chosen, by places, and the ties that it was chosen from. */
export interface ChosenSet {
  readonly set: ReadonlySet<number>;
  readonly ties: readonly DecidedTie[];
}

/** What there is to choose from, by which tie-breaks, and what is called with how far the search is. */
interface Choice {
  readonly contenders: readonly Contender[];
  readonly values: readonly bigint[];
  readonly purse: Purse;
  readonly ties: readonly TieBreak[];
  readonly report: ReportHowFar;
}

/**
 * Of the sets of greatest value that fit, the first by the tie-breaks: `amount` prefers the set that costs least,
 * `votes` that with most votes, `order` and `id` that with the first project in which two sets differ. A tie is
 * reported for each tie-break without which another set would have been as good, and refused if the list leaves another
 * set as good.
 */
export function chooseSet({
  contenders,
  values,
  purse,
  ties,
  report,
}: Choice): Either<BudgetRefusal, ChosenSet> {
  const weighed = eachCounted('weighed', report, () => undefined);
  const { sums, last } = splitTies(ties);
  const best = (worths: readonly bigint[], ranking: Ranking | null = null) => {
    const { has } = bestAllowedSetOf({ contenders, worths, values, ranking, weighed })(purse);
    return new Set(contenders.keys().filter(has));
  };
  /** The worth of each item by the value and the first few of the sums. */
  const worthsBy = (rungs: number) => {
    const ladder = ladderOf(contenders, sums.slice(0, rungs));
    return contenders.map((contender, place) => worthOn(ladder, contender, values[place] as bigint));
  };
  const set = best(worthsBy(sums.length), last && rankingBy(contenders, last));
  // The set that differs from it wherever it may, at no loss: the set itself, when there is no other.
  const rivalBy = (rungs: number) => best(extendedAway(worthsBy(rungs), set));
  const between = (rival: ReadonlySet<number>) =>
    contenders.flatMap(({ project }, place) => (set.has(place) === rival.has(place) ? [] : [project]));
  const levels = last === null ? sums : [...sums, last];
  const rivals = levels.map((_, rungs) => rivalBy(rungs));
  if (last === null) {
    const open = between(rivalBy(sums.length));
    if (open.length > 0) return left({ kind: 'unresolvedTie', between: open, votes: null });
  }
  const found = levels.flatMap((tieBreak, rungs): readonly DecidedTie[] => {
    const rival = rivals[rungs] as ReadonlySet<number>;
    const parted = between(rival).map(({ id }) => id);
    if (parted.length === 0) return [];
    if (rungs < sums.length) {
      const after = worthsBy(rungs + 1);
      if (sumOf(after, set) === sumOf(after, rival)) return [];
    }
    return [{ between: parted, decidedBy: tieBreak, votes: null }];
  });
  return right({ set, ties: found });
}

const sumOf = (worths: readonly bigint[], set: ReadonlySet<number>): bigint =>
  worths.reduce((sum, worth, place) => (set.has(place) ? sum + worth : sum), 0n);

/** Adds a part below each worth for being packed differently than in the set. */
const extendedAway = (worths: readonly bigint[], set: ReadonlySet<number>): readonly bigint[] => {
  const scale = BigInt(worths.length) * 2n + 1n;
  return worths.map((worth, place) => (worth > 0n ? worth * scale + (set.has(place) ? -1n : 1n) : 0n));
};
