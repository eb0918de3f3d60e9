import { left, right } from '../../../shared/result.ts';
import type { AnswerReader, PlacesRule } from '../question-kind.ts';

/** Reads numbers by id. Places are in the order of `entries`; an id may be left out. */
export function numbersReader(entries: readonly string[], rule: PlacesRule): AnswerReader {
  const placeOf = new Map(entries.map((id, place) => [id, place]));
  return (raw) => {
    if (typeof raw !== 'object' || Array.isArray(raw)) return left({ kind: 'otherShape' });
    const given: (readonly [number, number])[] = [];
    for (const [id, number] of Object.entries(raw as Readonly<Record<string, number>>)) {
      const place = placeOf.get(id);
      if (place === undefined) return left({ kind: 'unknownAnswer', id });
      given.push([place, number]);
    }
    const sorted = given.toSorted(([a], [b]) => a - b);
    const places = sorted.map(([place]) => place);
    // Adding 0 turns −0 into 0, so that an answer has one canonical form.
    const numbers = Float64Array.from(sorted, ([, number]) => number + 0);
    const fault = rule(places, numbers, places.length);
    return fault === null ? right({ places, numbers, text: null }) : left(fault);
  };
}
