import { hmacUnder } from '../../shared/sha-256/hmac-words.ts';
import { utf8Bytes } from '../../shared/utf-8.ts';
import type { DrawUnit } from './draw-units.ts';
import { numberWords, orderOfNumbers } from './order-of-numbers.ts';

/** What chance adds to a list: the seed that the council sealed, and the value that came afterwards in public. */
export interface DrawChance {
  /** 64 digits of base 16. */
  readonly seed: string;
  readonly value: string;
}

/** The numbers of a draw, one after the other. */
function numbersOf({ seed, value }: DrawChance, ids: readonly string[]): Uint32Array {
  const numberOf = hmacUnder(utf8Bytes(`${seed}${value}`));
  const numbers = new Uint32Array(ids.length * numberWords);
  for (const [at, id] of ids.entries()) numbers.set(numberOf(utf8Bytes(id)), at * numberWords);
  return numbers;
}

/** The number of a draw that an id gets: HMAC-SHA-256 with the seed and the value, one after the other, as its key; in base 16. */
export const drawNumber = (chance: DrawChance, id: string): string =>
  Array.from(numbersOf(chance, [id]), (word) => word.toString(16).padStart(8, '0')).join('');

/**
 * The order of a draw: more points first, and among equal points the smaller number first. It is the same in whatever order
 * the units come, and no remainder is taken anywhere, so that no number is likelier than another one.
 *
 * @example drawnOrder({ seed, value: '4 1 6 2 3' }, [{ id: 'a', points: 0, members: [0] }])
 */
export function drawnOrder(chance: DrawChance, units: readonly DrawUnit[]): readonly DrawUnit[] {
  const numbers = numbersOf(
    chance,
    units.map(({ id }) => id),
  );
  const drawn = orderOfNumbers(numbers);
  const points = Float64Array.from(units, (unit) => unit.points);
  const arePoints = points.some((one) => one !== points[0]);
  // Sorting keeps those of equal points in the order that was drawn.
  const order = arePoints
    ? drawn.toSorted((one, other) => (points[other] as number) - (points[one] as number))
    : drawn;
  return Array.from(order, (at) => units[at] as DrawUnit);
}
