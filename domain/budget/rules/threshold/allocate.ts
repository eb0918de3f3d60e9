import { type Either, isLeft, left } from '#domain/shared/result.ts';
import { allocateInOrder } from '../../in-order/allocate-in-order.ts';
import type { Allocation, BudgetRefusal } from '../../allocation.ts';
import { type Excluded, contestOf } from '../../apply-parts.ts';
import { contendersBy } from '../../ballots/count-votes.ts';
import type { Share } from '../../parameters.ts';
import type { ThresholdRule } from './rule.ts';
import type { Contender } from '../../contender.ts';
import type { Election } from '../../election.ts';

/** Strictly under: with 5 % of 100, 4 is under and 5 is not. Exact for numbers of any size. */
export const isUnder = (votes: number, share: Share, whole: number): boolean =>
  BigInt(votes) * BigInt(share.denominator) < BigInt(share.numerator) * BigInt(whole);

/**
 * Leaves out every project with strictly less than a share of the votes (or of the ballots), then by votes.
 * Specification, surveys, budget, second realm: under 5 % of all votes. The two readings fund different sets in half of
 * real elections, so the allocation says how many projects each would leave.
 *
 * @example 5 % of 285 votes is 14,25: a project with 14 votes is out, one with 15 is in
 */
export function allocateByThreshold(
  election: Election,
  rule: ThresholdRule,
): Either<BudgetRefusal, Allocation> {
  const counted = contendersBy(election, rule.count);
  if (isLeft(counted)) return counted;
  const { contenders, scale } = counted.right;
  const { ballots } = election;
  const wholes = { votes: sumOf(contenders), ballots: ballots === null ? null : ballots * scale };
  const whole = wholes[rule.base];
  if (whole === null) return left({ kind: 'ballotsUnknown' });
  const isOut = (base: number) => (c: Contender) => isUnder(c.whole, rule.share, base);
  const leaves = (base: number) => contenders.filter((c) => !isOut(base)(c)).length;
  const applied = contestOf(election, rule, contenders);
  if (isLeft(applied)) return applied;
  const field = applied.right;
  const under = field.eligible.filter(isOut(whole));
  const excluded = under.map((contender): Excluded => ({ contender, reason: 'belowThreshold', note: null }));
  return allocateInOrder(
    election,
    rule,
    {
      ...field,
      eligible: field.eligible.filter((c) => !isOut(whole)(c)),
      excluded: [...field.excluded, ...excluded],
    },
    { votes: leaves(wholes.votes), ballots: wholes.ballots === null ? null : leaves(wholes.ballots) },
  );
}

const sumOf = (contenders: readonly Contender[]): number =>
  contenders.reduce((sum, { whole }) => sum + whole, 0);
