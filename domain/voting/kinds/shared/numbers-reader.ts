import { type Either, left, right } from '../../../shared/result.ts';
import type { AnswerFault, GivenAnswer } from '../../answer.ts';

/** The raw answer as numbers by known id, in the order of the question. */
export function numbersOf<Id extends string>(
  known: readonly Id[],
  raw: GivenAnswer,
): Either<AnswerFault, ReadonlyMap<Id, number>> {
  if (typeof raw !== 'object' || Array.isArray(raw)) return left({ kind: 'otherShape' });
  const given = new Map(Object.entries(raw as Readonly<Record<string, number>>));
  const unknown = [...given.keys()].find((id) => !known.some((one) => one === id));
  if (unknown !== undefined) return left({ kind: 'unknownAnswer', id: unknown });
  // Adding 0 turns −0 into 0, so that an answer has one canonical form.
  const named = known.flatMap((id) => {
    const number = given.get(id);
    return number === undefined ? [] : [[id, number + 0] as const];
  });
  return right(new Map(named));
}
