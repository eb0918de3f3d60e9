/** How many words of 32 bits a number of a draw has. */
export const numberWords = 8;
/** Room for two million places beside a word of 32 bits, in a number that is exact. */
const places = 2 ** 21;

function compareNumbers(numbers: Uint32Array, one: number, other: number): number {
  for (let at = 0; at < numberWords; at += 1) {
    const difference =
      (numbers[one * numberWords + at] as number) - (numbers[other * numberWords + at] as number);
    if (difference !== 0) return difference;
  }
  // The same number twice is the same id twice, unless SHA-256 is broken: those stay as they came.
  return 0;
}

/**
 * The places of numbers of eight words, the smallest number first. Sorted by their first words, each with its place behind it,
 * which needs no comparing function; the few that have the same first word are put in order afterwards.
 */
export function orderOfNumbers(numbers: Uint32Array): Uint32Array {
  const count = numbers.length / numberWords;
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at += 1) keys[at] = (numbers[at * numberWords] as number) * places + at;
  keys.sort();
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) order[at] = (keys[at] as number) % places;
  for (let at = 1; at < count; at += 1)
    for (let to = at; to > 0; to -= 1) {
      const [before, own] = [order[to - 1] as number, order[to] as number];
      if (numbers[before * numberWords] !== numbers[own * numberWords]) break;
      if (compareNumbers(numbers, before, own) <= 0) break;
      order[to - 1] = own;
      order[to] = before;
    }
  return order;
}
