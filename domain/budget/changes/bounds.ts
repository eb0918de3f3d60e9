/**
 * What is proven of the least number that does something: none below `low` does it, and `high` was computed and does.
 * Exact if they are equal. `high` is null if no number that was computed does it.
 */
export interface Bounds {
  readonly low: number;
  readonly high: number | null;
}

/** The most outcomes that are computed to answer one question. */
export const mostComputed = 20;

/** The most questions to a recorded run, enough to halve any number of cents. */
export const mostAsked = 128;

/** Whether the outcome with this number is the one that is looked for. */
export type Test = (number: number) => boolean;

/**
 * The least number from 1 to `last` that passes a test which, once it is passed, every greater number passes too. The
 * search begins with the guesses and the numbers beside the two that enclose it: if one guess is right, that is the end
 * of it. Then it goes up in steps that grow until a number passes, and halves what is left. A search that would take more
 * than `most` computations ends with the bounds it has.
 *
 * @example leastPassing((n) => n >= 7, 100, [7]) // { low: 7, high: 7 }, after 7 and 6
 */
export function leastPassing(
  test: Test,
  last: number,
  guesses: readonly number[],
  most = mostComputed,
): Bounds {
  const known = { failed: 0, passed: last + 1, left: most };
  const tryOne = (number: number): void => {
    if (known.left === 0 || number <= known.failed || number >= known.passed) return;
    known.left -= 1;
    if (test(number)) known.passed = number;
    else known.failed = number;
  };
  const open = () =>
    guesses.filter((guess) => guess > known.failed && guess < known.passed).toSorted((a, b) => a - b);
  for (let inside = open(); known.left > 0 && inside.length > 0; inside = open())
    tryOne(inside[inside.length >> 1] as number);
  if (known.passed <= last) tryOne(known.passed - 1);
  tryOne(known.failed + 1);
  for (let step = 1; known.left > 0 && known.passed > last && known.failed < last; step *= 4)
    tryOne(Math.min(known.failed + step, last));
  while (known.left > 0 && known.passed - known.failed > 1)
    tryOne(Math.floor((known.failed + known.passed) / 2));
  return { low: known.failed + 1, high: known.passed > last ? null : known.passed };
}

/** How many numbers are tried one after another, from 1 on. */
const oneByOne = 6;

/**
 * A number from 1 to `last` that passes a test which may fail again for greater numbers. First the guess, then twice as much
 * each time until a number passes; then 1, 2, 3 … up to 6. What lies between two of them is not computed, so the bounds are
 * exact only among these. At most two thirds of `most` computations go into finding a number that passes.
 *
 * @example somePassing((n) => n === 5 || n >= 20, 100, 10) // { low: 5, high: 5 }, after 10, 20, 1, 2, 3, 4, 5
 * somePassing((n) => n >= 20, 100, 18) // { low: 7, high: 36 }
 */
export function somePassing(test: Test, last: number, guess: number, most = mostComputed): Bounds {
  const first = Math.min(Math.max(1, Math.ceil(guess) || 1), last);
  const upwards = upTo(last, first, most - Math.floor(most / 3));
  const found = upwards.findIndex(test);
  const high = upwards[found] ?? null;
  const left = most - (found < 0 ? upwards.length : found + 1);
  const end = Math.min(oneByOne, (high ?? last + 1) - 1, left);
  for (let number = 1; number <= end; number += 1) if (test(number)) return { low: number, high: number };
  return { low: end + 1, high };
}

/** So many numbers at most: the first, then twice the one before, and at the end the last, so that none is left out above. */
function upTo(last: number, first: number, most: number): readonly number[] {
  const numbers: number[] = [];
  for (let at = first; at >= 1 && at < last && numbers.length < most - 1; at *= 2) numbers.push(at);
  return last >= 1 && most > 0 ? [...numbers, last] : numbers;
}
