import { type Either, isLeft, left, right } from '../../../shared/result.ts';
import type { AnswerFault, GivenAnswer } from '../../answer.ts';
import type { AnswerReader, PlacesRule } from '../question-kind.ts';

const noNumbers = new Float64Array();

/** The ids of a raw answer by their places, each once, in the order in which they are named. */
function namedPlaces(
  placeOf: ReadonlyMap<string, number>,
  raw: GivenAnswer,
): Either<AnswerFault, readonly number[]> {
  const asked = typeof raw === 'string' ? [raw] : raw;
  if (!Array.isArray(asked)) return left({ kind: 'otherShape' });
  const seen = new Set<string>();
  const places: number[] = [];
  for (const id of asked as readonly string[]) {
    if (seen.has(id)) return left({ kind: 'chosenTwice', id });
    seen.add(id);
    const place = placeOf.get(id);
    if (place === undefined) return left({ kind: 'unknownAnswer', id });
    places.push(place);
  }
  return right(places);
}

/**
 * Reads an id or a list of ids. Places are in the order of `entries`, which does not reveal the order of choosing; with
 * `order` they are in the voter's order, which only rankings ask for.
 */
export function idsReader(
  entries: readonly string[],
  rule: PlacesRule,
  order: 'survey' | 'voter' = 'survey',
): AnswerReader {
  const placeOf = new Map(entries.map((id, place) => [id, place]));
  return (raw) => {
    const named = namedPlaces(placeOf, raw);
    if (isLeft(named)) return named;
    const places = order === 'voter' ? named.right : named.right.toSorted((a, b) => a - b);
    const fault = rule(places, noNumbers, places.length);
    return fault === null ? right({ places, numbers: noNumbers, text: null }) : left(fault);
  };
}
