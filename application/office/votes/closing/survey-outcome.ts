import { computeBudget } from '#application/budget/compute-budget.ts';
import { surveyElection } from '#application/voting/survey-election.ts';
import { asksBallots } from '#domain/budget/budget-rule.ts';
import type { BallotMarks } from '#domain/budget/election.ts';
import type { Json } from '#domain/documents/json.ts';
import { sharesOf } from '#domain/scoring/shares.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { FigureOf, RecordedAllocation, SurveyOutcome } from '#domain/voting/closing/closing-figures.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';
import type { Question } from '#domain/voting/survey.ts';

const figuresOf = (values: ReadonlyMap<string, number>): readonly FigureOf[] =>
  [...values].map(([id, n]) => ({ id, n }));

/** How a budget was shared out, by the function that everybody counts again with. Titles decide nothing. */
function allocationOf(question: BudgetQuestion, tally: Tally, marks: BallotMarks | null): RecordedAllocation {
  const { rule } = question;
  const shared = computeBudget(
    surveyElection(question, tally, () => '', marks),
    rule,
  );
  const none = { rule: rule as unknown as Json, funded: [], spent: 0, ties: [] };
  if (isLeft(shared)) return { ...none, refused: shared.left.kind };
  const { funded, spent, ties } = shared.right;
  return { ...none, funded: funded.map(({ project }) => project.id), spent, ties, refused: null };
}

/** Whether the outcome of a question needs its ballots one by one. */
export const needsMarks = (question: Question): question is BudgetQuestion =>
  question.kind === 'budgetAmount' && asksBallots(question.rule);

/** What the ballots of a survey come to; `counted` is null if its question is of an unknown type. */
export function surveyOutcome(
  question: Question,
  counted: Tally | null,
  marks: BallotMarks | null,
): SurveyOutcome {
  if (counted === null) return { counts: [], spread: [], shares: null, allocation: null };
  const shares = sharesOf(counted);
  return {
    counts: figuresOf(counted.counts),
    spread: [...counted.spread].map(([id, n]) => ({ id, n })),
    shares: shares && figuresOf(shares.values),
    allocation: question.kind === 'budgetAmount' ? allocationOf(question, counted, marks) : null,
  };
}
