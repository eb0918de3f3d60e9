import { type Either, left, right } from '../../shared/result.ts';
import type { AnswerFault, RawAnswer } from '../answer.ts';

/** The raw answer as ids in the order of the question, each known and named once. */
export function chosenIds<Id extends string>(
  known: readonly Id[],
  raw: RawAnswer,
): Either<AnswerFault, readonly Id[]> {
  const asked = typeof raw === 'string' ? [raw] : raw;
  const seen = new Set<string>();
  for (const id of asked) {
    if (seen.has(id)) return left({ kind: 'chosenTwice', id });
    seen.add(id);
  }
  const chosen = known.filter((id) => seen.delete(id));
  const [unknown] = seen;
  return unknown === undefined ? right(chosen) : left({ kind: 'unknownAnswer', id: unknown });
}
