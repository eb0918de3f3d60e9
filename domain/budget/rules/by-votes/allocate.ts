import { type Either, isLeft } from '#domain/shared/result.ts';
import { allocateInOrder } from '../../in-order/allocate-in-order.ts';
import type { Allocation, BudgetRefusal } from '../../allocation.ts';
import { contestOf } from '../../apply-parts.ts';
import { contendersBy } from '../../ballots/count-votes.ts';
import type { ByVotesRule } from './rule.ts';
import type { Election } from '../../election.ts';

/**
 * Most votes first, or most votes for each euro; each project is funded if its amount fits what remains. What does not
 * fit is skipped and the next is tried, or ends the round (`onMisfit`). Specification, surveys, budget, first realm.
 *
 * @example Budget 100; A 60 (9 votes), B 50 (8), C 40 (7): A and C are funded, B lacks 10; with `stop` only A
 */
export function allocateByVotes(election: Election, rule: ByVotesRule): Either<BudgetRefusal, Allocation> {
  const counted = contendersBy(election, rule.count);
  if (isLeft(counted)) return counted;
  const field = contestOf(election, rule, counted.right.contenders);
  return isLeft(field) ? field : allocateInOrder(election, rule, field.right, null);
}
