import { type Either, left } from '#domain/shared/result.ts';
import { allocateInOrder } from '../allocate-in-order.ts';
import type { Allocation, BudgetRefusal } from '../allocation.ts';
import type { Share, ThresholdRule } from '../budget-rule.ts';
import { contendersOf } from '../contender.ts';
import { allVotes, type Election } from '../election.ts';

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
  const wholes = { votes: allVotes(election), ballots: election.ballots };
  const whole = wholes[rule.base];
  if (whole === null) return left({ kind: 'ballotsUnknown' });
  const contenders = contendersOf(election);
  const eligibleOf = (base: number) => contenders.filter((c) => !isUnder(c.votes, rule.share, base));
  const eligible = eligibleOf(whole);
  const chosen = new Set(eligible);
  return allocateInOrder(election, rule, {
    eligible,
    excluded: contenders.filter((c) => !chosen.has(c)),
    counts: {
      votes: eligibleOf(wholes.votes).length,
      ballots: wholes.ballots === null ? null : eligibleOf(wholes.ballots).length,
    },
  });
}
