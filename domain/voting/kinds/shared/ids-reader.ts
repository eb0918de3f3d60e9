import { type Either, left, right } from '../../../shared/result.ts';
import type { AnswerFault, GivenAnswer } from '../../answer.ts';

/** The raw answer as known ids, each once, in the order in which they were named. */
export function namedIds<Id extends string>(
  known: readonly Id[],
  raw: GivenAnswer,
): Either<AnswerFault, readonly Id[]> {
  const asked = typeof raw === 'string' ? [raw] : raw;
  if (!Array.isArray(asked)) return left({ kind: 'otherShape' });
  const seen = new Set<string>();
  const named: Id[] = [];
  for (const id of asked as readonly string[]) {
    if (seen.has(id)) return left({ kind: 'chosenTwice', id });
    seen.add(id);
    const found = known.find((one) => one === id);
    if (found === undefined) return left({ kind: 'unknownAnswer', id });
    named.push(found);
  }
  return right(named);
}

/** The raw answer as ids in the order of the question, which does not reveal the order of choosing. */
export function chosenIds<Id extends string>(
  known: readonly Id[],
  raw: GivenAnswer,
): Either<AnswerFault, readonly Id[]> {
  const named = namedIds(known, raw);
  return named._tag === 'Left' ? named : right(known.filter((id) => named.right.includes(id)));
}
