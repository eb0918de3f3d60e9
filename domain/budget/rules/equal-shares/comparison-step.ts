import { type Either, map } from '#domain/shared/result.ts';
import type { Allocation, BudgetRefusal, PreferredOutcome } from '../../allocation.ts';
import type { BallotMarks, Election } from '../../election.ts';
import { countOf } from '../../parameters.ts';
import { allocateByVotes } from '../by-votes/allocate.ts';
import type { ByVotesRule } from '../by-votes/rule.ts';
import type { EqualSharesRule } from './rule.ts';

/** The rule that an outcome of equal shares is compared with: most votes first, and what does not fit is skipped. */
export const comparedWith = ({ satisfaction, ties, parts }: EqualSharesRule): ByVotesRule => ({
  kind: 'by-votes',
  onMisfit: 'skip',
  order: 'votes',
  count: countOf[satisfaction],
  ties,
  ...(parts && { parts }),
});

/**
 * The comparison step of equalshares.net: of the outcomes of equal shares and of going by votes, the one that more voters
 * prefer, and that of equal shares if as many prefer each. By `satisfaction` a voter prefers the outcome that funds more of
 * the projects she names; by `exclusion`, the only one of the two that funds any.
 *
 * @example Nine ballots name A, one names B. Equal shares funds B, by votes A fits alone: 1 and 9 prefer them, so A is taken
 */
export function preferred(
  election: Election,
  rule: EqualSharesRule,
  one: Allocation,
): Either<BudgetRefusal, Allocation> {
  const by = rule.comparison as PreferredOutcome['by'];
  const marks = election.marks as BallotMarks;
  return map((other: Allocation): Allocation => {
    const [gainsOfOne, gainsOfOther] = [
      gainsOf(election, marks, one, by),
      gainsOf(election, marks, other, by),
    ];
    let [preferEqualShares, preferByVotes] = [0, 0];
    for (const [ballot, gain] of gainsOfOne.entries()) {
      if (gain > (gainsOfOther[ballot] as number)) preferEqualShares += 1;
      if (gain < (gainsOfOther[ballot] as number)) preferByVotes += 1;
    }
    const taken = preferByVotes > preferEqualShares ? 'by-votes' : 'equal-shares';
    const outcome = taken === 'by-votes' ? { ...other, rule } : one;
    return { ...outcome, preferred: { by, preferEqualShares, preferByVotes, taken } };
  })(allocateByVotes(election, comparedWith(rule)));
}

/** How many of the funded projects each ballot names; by exclusion 1 if it names any. */
function gainsOf(
  { projects }: Election,
  { offsets, projects: places }: BallotMarks,
  { funded }: Allocation,
  by: PreferredOutcome['by'],
): readonly number[] {
  const ids = new Set(funded.map(({ project }) => project.id));
  const isFunded = projects.map(({ id }) => ids.has(id));
  return Array.from({ length: offsets.length - 1 }, (_, ballot) => {
    const named = places.subarray(offsets[ballot], offsets[ballot + 1]);
    const gain = named.reduce((sum, place) => sum + Number(isFunded[place]), 0);
    return by === 'exclusion' ? Math.min(1, gain) : gain;
  });
}
