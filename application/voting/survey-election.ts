import type { BallotMarks, Election } from '#domain/budget/election.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { proposalId } from '#domain/shared/ids.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import type { Question } from '#domain/voting/survey.ts';

export type BudgetQuestion = Extract<Question, { kind: 'budgetAmount' }>;

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
      category: category === null ? null : titleOf(category),
      district: area === null ? null : titleOf(area),
    })),
    votes: new Map([...counts].map(([id, votes]) => [proposalId(id), votes])),
    ballots,
    ...(marks && { marks }),
  };
}

/**
 * The ballots of a budget survey as rules read them. An answer that does not fit the question is a ballot that names
 * nothing, as in its tally.
 */
export function surveyMarks(question: BudgetQuestion, answers: Iterable<RawAnswer>): BallotMarks {
  const places = new Map<string, number>(question.proposals.map(({ id }, place) => [id, place]));
  const offsets = [0];
  const projects: number[] = [];
  for (const raw of answers) {
    const checked = checkAnswer(question, raw);
    if (!isLeft(checked) && checked.right.kind === 'budgetAmount') {
      for (const id of checked.right.chosen) projects.push(places.get(id) as number);
    }
    offsets.push(projects.length);
  }
  return {
    kind: 'approval',
    offsets: Uint32Array.from(offsets),
    projects: Uint32Array.from(projects),
    points: null,
  };
}
