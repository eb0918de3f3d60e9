import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { BudgetRefusal } from '../allocation.ts';
import type { VoteCount } from '../parameters.ts';
import type { Contender } from '../contender.ts';
import { type Election, votesFor } from '../election.ts';
import { markValues } from './mark-values.ts';

/** The projects with their votes, as whole numbers of a unit that may be smaller than one vote. */
export interface CountedVotes {
  readonly contenders: readonly Contender[];
  /** How many units of `whole` make one vote: ten, where points have one decimal. */
  readonly scale: number;
  /** What each mark is worth in those units; null where each is one vote. */
  readonly values: Float64Array | null;
}

/** The projects with their votes, counted as the rule says. Counts of ballots are known without the ballots. */
export function contendersBy(election: Election, count: VoteCount): Either<BudgetRefusal, CountedVotes> {
  if (count === 'ballots') {
    const contenders = election.projects.map((project, place) => {
      const votes = votesFor(election, project);
      return { project, votes, whole: votes, place };
    });
    return right({ contenders, scale: 1, values: null });
  }
  const { marks } = election;
  if (!marks) return left({ kind: 'ballotsNeeded' });
  const worth = markValues(marks, count);
  if (isLeft(worth)) return worth;
  const { values, scale } = worth.right;
  const sums = new Float64Array(election.projects.length);
  for (const [mark, project] of marks.projects.entries()) {
    sums[project] = (sums[project] as number) + (values[mark] as number);
  }
  const contenders = election.projects.map((project, place) => {
    const whole = sums[place] as number;
    return { project, votes: whole / scale, whole, place };
  });
  return right({ contenders, scale, values });
}
