import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { BudgetRefusal } from '../allocation.ts';
import { type Contest, contestOf } from '../apply-parts.ts';
import type { BudgetRule } from '../budget-rule.ts';
import { countOf, type Satisfaction } from '../parameters.ts';
import type { Contender } from '../contender.ts';
import type { Election } from '../election.ts';
import { contendersBy } from './count-votes.ts';
import { type GroupedBallots, groupBallots } from './group-ballots.ts';

/** The ballots of an election, and who takes part, for the rules that ask single voters. */
export interface Electorate {
  readonly field: Contest;
  readonly ballots: number;
  /** The ballots as far as they support `contenders`, by their places in that list. */
  readonly group: (contenders: readonly Contender[]) => GroupedBallots;
}

/** Reads the ballots in the form that a rule needs, or refuses and says what they lack. */
export function electorateOf(
  election: Election,
  rule: BudgetRule,
  satisfaction: Satisfaction,
): Either<BudgetRefusal, Electorate> {
  const { marks } = election;
  if (!marks) return left({ kind: 'ballotsNeeded' });
  const counted = contendersBy(election, countOf[satisfaction]);
  if (isLeft(counted)) return counted;
  const field = contestOf(election, rule, counted.right.contenders);
  if (isLeft(field)) return field;
  const group = (contenders: readonly Contender[]): GroupedBallots => {
    const seatOf = new Int32Array(election.projects.length).fill(-1);
    for (const [seat, { place }] of contenders.entries()) seatOf[place] = seat;
    return groupBallots(marks, seatOf, counted.right.values);
  };
  return right({ field: field.right, ballots: marks.offsets.length - 1, group });
}
