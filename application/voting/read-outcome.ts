import { computeBudget } from '#application/budget/compute-budget.ts';
import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import { markKeeper } from '#domain/budget/ballot-marks.ts';
import { asksBallots } from '#domain/budget/budget-rule.ts';
import type { BallotMarks } from '#domain/budget/election.ts';
import { startTally, type Tally } from '#domain/scoring/tally.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyElection } from './survey-election.ts';

/** Why there is no list of funded proposals: the survey shares out no money, or its rule leaves a decision open. */
export type OutcomeRefused = 'noBudget' | 'undecided';

/** The ballots of a survey as the rules read them that look at single ballots. */
async function marksIn(
  { ballots }: { readonly ballots: Pick<BallotStore, 'list'> },
  realm: RealmId,
  { id, question }: Survey,
): Promise<BallotMarks> {
  const keeper = markKeeper();
  const running = startTally(question, keeper.take);
  for (const { answer } of await ballots.list(realm, id)) running?.add(answer);
  return keeper.marks();
}

/**
 * Who is funded by the rule of a closed budget survey, from its counts and, if the rule asks for them, its ballots: the
 * same outcome that everybody computes from what is published.
 */
export const readOutcome =
  (ports: { readonly ballots: Pick<BallotStore, 'list'> }) =>
  async (
    realm: RealmId,
    survey: Survey,
    tally: Tally,
  ): Promise<
    Either<OutcomeRefused, { readonly question: BudgetQuestion; readonly allocation: Allocation }>
  > => {
    const { question } = survey;
    if (question.kind !== 'budgetAmount') return left('noBudget');
    const marks = asksBallots(question.rule) ? await marksIn(ports, realm, survey) : null;
    const shared = computeBudget(
      surveyElection(question, tally, () => '', marks),
      question.rule,
    );
    return isLeft(shared) ? left('undecided') : right({ question, allocation: shared.right });
  };
