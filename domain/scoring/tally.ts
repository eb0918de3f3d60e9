import type { RawAnswer } from '../voting/answer.ts';
import type { Question } from '../voting/survey.ts';

/**
 * How often each answer was chosen, keyed by answer id in the survey's order, zeros included (specification 2,
 * section 3: results). The tally carries the tag of its question.
 */
export interface Tally {
  readonly kind: 'options' | 'optionsMultiple' | 'budgetAmount';
  readonly ballots: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** Counts ballots of any order; ids that the question does not know are defects of the list and are passed over. */
export function tally(question: Question, answers: Iterable<RawAnswer>): Tally | null {
  if (question.kind === 'unknown') return null;
  const ids = question.kind === 'budgetAmount' ? question.proposals : question.answers;
  const counts = new Map<string, number>(ids.map(({ id }) => [id, 0]));
  let ballots = 0;
  for (const raw of answers) {
    ballots += 1;
    for (const id of typeof raw === 'string' ? [raw] : raw) {
      const count = counts.get(id);
      if (count !== undefined) counts.set(id, count + 1);
    }
  }
  return { kind: question.kind, ballots, counts };
}
