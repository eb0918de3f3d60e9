import type { BallotMarks, Election } from '#domain/budget/election.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { proposalId } from '#domain/shared/ids.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';

/**
 * The counts of a budget survey as an election: projects in the survey's order, titles as `titleOf` finds them for a
 * reader. With `marks` also the rules that ask single ballots can be computed. A district or a category that has a reserved
 * sum is named as the sum names it, in whatever language, so that the outcome is the same for every reader.
 */
export function surveyElection(
  question: BudgetQuestion,
  { counts, ballots }: Tally,
  titleOf: (title: LocalizedText) => string,
  marks: BallotMarks | null = null,
): Election {
  const named = (by: 'district' | 'category', place: LocalizedText | null): string | null =>
    place && (reservedName(question, by, place) ?? (titleOf(place) || null));
  return {
    budget: question.total,
    currency: 'EUR',
    projects: question.proposals.map(({ id, title, amount, category, area }) => ({
      id,
      title: titleOf(title),
      amount,
      category: named('category', category),
      district: named('district', area),
    })),
    votes: new Map([...counts].map(([id, votes]) => [proposalId(id), votes])),
    ballots,
    ...(marks && { marks }),
  };
}

/** The name by which a sum is reserved for a place; null if none is. */
function reservedName(
  { rule }: BudgetQuestion,
  by: 'district' | 'category',
  place: LocalizedText,
): string | null {
  const sums = rule.parts?.sums;
  if (sums === undefined || sums.by !== by) return null;
  const names = typeof place === 'string' ? [place] : Object.values(place);
  return names.find((name) => sums.sums.has(name)) ?? null;
}
