import type { SeenVoters } from '#application/budget/election-input.ts';

const [zero, nine] = [48, 57];
/** How many digits are at most read as a whole number without a check of its size. */
const mostDigits = 15;

/**
 * Most files name voters by rising numbers. Those are kept as numbers, since a hundred thousand strings would take
 * more time and memory than their ballots; any other name is kept as a string.
 */
export function seenVoters(expected = 0): SeenVoters {
  let rising = new Float64Array(Math.max(4096, expected));
  let count = 0;
  let last = -1;
  const others = new Set<string>();

  const isRising = (number: number): boolean => {
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rising[middle] as number) < number) low = middle + 1;
      else high = middle;
    }
    return rising[low] === number;
  };

  const keep = (number: number): void => {
    if (count === rising.length) {
      const longer = new Float64Array(count * 2);
      longer.set(rising);
      rising = longer;
    }
    rising[count] = number;
    count += 1;
    last = number;
  };

  const note = (bytes: Uint8Array, from: number, to: number): boolean => {
    const number = numberAt(bytes, from, to);
    if (number > last) {
      keep(number);
      return false;
    }
    const written = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('utf8');
    const name = written.trim();
    if (name !== written) return note(Buffer.from(name), 0, Buffer.byteLength(name));
    if (others.has(name) || (number >= 0 && isRising(number))) return true;
    others.add(name);
    return false;
  };
  return { note };
}

/** The number that is written there in its canonical form, without leading zeros; −1 for anything else. */
function numberAt(bytes: Uint8Array, from: number, to: number): number {
  if (to === from || to - from > mostDigits) return -1;
  if (bytes[from] === zero && to - from > 1) return -1;
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = bytes[at] as number;
    if (digit < zero || digit > nine) return -1;
    number = number * 10 + digit - zero;
  }
  return number;
}
