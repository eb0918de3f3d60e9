import type { BallotMarks, Election } from '#domain/budget/election.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { proposalId } from '#domain/shared/ids.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';

/**
 * The counts of a budget survey as an election: projects in the survey's order, titles as `titleOf` finds them for a
 * reader. With `marks` also the rules that ask single ballots can be computed.
 */
export function surveyElection(
  question: BudgetQuestion,
  { counts, ballots }: Tally,
  titleOf: (title: LocalizedText) => string,
  marks: BallotMarks | null = null,
): Election {
  return {
    budget: question.total,
    currency: 'EUR',
    projects: question.proposals.map(({ id, title, amount, category, area }) => ({
      id,
      title: titleOf(title),
      amount,
      category: namedBy(titleOf, category),
      district: namedBy(titleOf, area),
    })),
    votes: new Map([...counts].map(([id, votes]) => [proposalId(id), votes])),
    ballots,
    ...(marks && { marks }),
  };
}

/** A category or district without a name in any language is none. */
const namedBy = (titleOf: (title: LocalizedText) => string, title: LocalizedText | null): string | null =>
  (title && titleOf(title)) || null;
