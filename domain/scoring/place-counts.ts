import type { TallyScale } from '../voting/kinds/question-kind.ts';
import { pointsAt } from '../voting/kinds/shared/ranking.ts';

/** The counts of entries by their places, in arrays of numbers, since a million ballots are counted here. */
export interface PlaceCounts {
  /** Counts the first `length` of `places`, in the voter's order, with the number given to each if there are numbers. */
  readonly add: (places: ArrayLike<number>, numbers: ArrayLike<number>, length: number) => void;
  /** The sum of each entry and, if the scale has a width, how many ballots gave it each position or number of stars. */
  readonly result: () => {
    readonly counts: ReadonlyMap<string, number>;
    readonly spread: ReadonlyMap<string, readonly number[]>;
  };
}

/**
 * Begins to count the entries of a question. Each named entry gets the points of its position, else its number, else 1.
 */
export function placeCounts(
  entries: readonly string[],
  { maxScore, width, least }: TallyScale,
  isNumbered: boolean,
): PlaceCounts {
  const sums = new Float64Array(entries.length);
  const spread = new Float64Array(entries.length * width);
  const spreadOf = (place: number) => [...spread.subarray(place * width, (place + 1) * width)];
  return {
    add: (places, numbers, length) => {
      for (let at = 0; at < length; at += 1) {
        const place = places[at] as number;
        const number = isNumbered ? (numbers[at] as number) : 1;
        sums[place] = (sums[place] as number) + (maxScore === null ? number : pointsAt(at, maxScore));
        if (width === 0) continue;
        const cell = place * width + (maxScore === null ? number - least : at);
        spread[cell] = (spread[cell] as number) + 1;
      }
    },
    result: () => ({
      counts: new Map(entries.map((id, place) => [id, sums[place] as number])),
      spread: new Map(width === 0 ? [] : entries.map((id, place) => [id, spreadOf(place)])),
    }),
  };
}

/** Whether the first `length` of `places` are named once each, among this many entries. */
export function distinctPlaces(entries: number): (places: ArrayLike<number>, length: number) => boolean {
  // The number of the look in which each place was last named, so that nothing is cleared between ballots.
  const namedIn = new Float64Array(entries);
  let looks = 0;
  return (places, length) => {
    looks += 1;
    for (let at = 0; at < length; at += 1) {
      const place = places[at] as number;
      if (namedIn[place] === looks) return false;
      namedIn[place] = looks;
    }
    return true;
  };
}
