import { hmacUnder } from '../../shared/sha-256/hmac-words.ts';
import { asciiInto, utf8Bytes } from '../../shared/utf-8-bytes.ts';
import type { DrawUnit } from './draw-units.ts';
import { numberWords, orderOfNumbers } from './order-of-numbers.ts';

/** What chance adds to a list: the seed that the council sealed, and the value that came afterwards in public. */
export interface DrawChance {
  /** 64 digits of base 16. */
  readonly seed: string;
  readonly value: string;
}

/** All ids that a list may have are shorter. */
const roomForId = 64;

type Drawn = Pick<DrawUnit, 'id'>;

/** The numbers of a draw, one after the other. */
function numbersOf({ seed, value }: DrawChance, units: readonly Drawn[]): Uint32Array {
  const numberOf = hmacUnder(utf8Bytes(`${seed}${value}`));
  const numbers = new Int32Array(units.length * numberWords);
  const room = new Uint8Array(roomForId);
  for (let at = 0; at < units.length; at += 1) {
    const { id } = units[at] as Drawn;
    const length = asciiInto(room, id);
    numbers.set(length === null ? numberOf(utf8Bytes(id)) : numberOf(room, length), at * numberWords);
  }
  // Words are compared without a sign.
  return new Uint32Array(numbers.buffer);
}

/** The number of a draw that an id gets: HMAC-SHA-256 with the seed and the value, one after the other, as its key; in base 16. */
export const drawNumber = (chance: DrawChance, id: string): string =>
  Array.from(numbersOf(chance, [{ id }]), (word) => word.toString(16).padStart(8, '0')).join('');

/**
 * The order of a draw: more points first, and among equal points the smaller number first. It is the same in whatever order
 * the units come, and no remainder is taken anywhere, so that no number is likelier than another one.
 *
 * @example drawnOrder({ seed, value: '4 1 6 2 3' }, [{ id: 'a', points: 0, members: [0] }])
 */
export function drawnOrder(chance: DrawChance, units: readonly DrawUnit[]): readonly DrawUnit[] {
  const drawn: DrawUnit[] = [];
  for (const at of orderOfNumbers(numbersOf(chance, units))) drawn.push(units[at] as DrawUnit);
  const first = units[0]?.points;
  // Sorting keeps those of equal points in the order that was drawn.
  return units.every(({ points }) => points === first)
    ? drawn
    : drawn.toSorted((one, other) => other.points - one.points);
}
