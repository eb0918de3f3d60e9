import type { Election } from '#domain/budget/election.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { proposalId } from '#domain/shared/ids.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { Question } from '#domain/voting/survey.ts';

export type BudgetQuestion = Extract<Question, { kind: 'budgetAmount' }>;

/**
 * The counts of a budget survey as an election: projects in the survey's order, titles as `titleOf` finds them for a
 * reader.
 */
export function surveyElection(
  question: BudgetQuestion,
  { counts, ballots }: Tally,
  titleOf: (title: LocalizedText) => string,
): Election {
  return {
    budget: question.total,
    currency: 'EUR',
    projects: question.proposals.map(({ id, title, amount, category, area }) => ({
      id,
      title: titleOf(title),
      amount,
      category: category === null ? null : titleOf(category),
      district: area === null ? null : titleOf(area),
    })),
    votes: new Map([...counts].map(([id, votes]) => [proposalId(id), votes])),
    ballots,
  };
}
