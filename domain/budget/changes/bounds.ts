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

/** Whether the outcome with this number is the one that is looked for. */
export type Test = (number: number) => boolean;

/**
 * The least number from 1 to `last` that passes a test which, once it is passed, every greater number passes too. The
 * search begins with the guesses and the numbers beside the two that enclose it: if one guess is right, that is the end
 * of it. Then it goes up in steps that grow until a number passes, and halves what is left. A search that would take more
 * than `mostComputed` computations ends with the bounds it has.
 *
 * @example leastPassing((n) => n >= 7, 100, [7]) // { low: 7, high: 7 }, after 7 and 6
 */
export function leastPassing(test: Test, last: number, guesses: readonly number[]): Bounds {
  const known = { failed: 0, passed: last + 1, left: mostComputed };
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

/** How many numbers are tried one after another before the distance between them grows. */
const oneByOne = 6;

/**
 * The first of some numbers from 1 to `last` that passes a test which may fail again for greater numbers: the first six,
 * then twice the one before, then `last`. What lies between two of them is not computed, so the bounds are exact only
 * among the first.
 *
 * @example firstPassing((n) => n === 5 || n >= 20, 100) // { low: 5, high: 5 }
 * firstPassing((n) => n >= 20, 100) // { low: 7, high: 24 }
 */
export function firstPassing(test: Test, last: number): Bounds {
  let at = 1;
  for (let computed = 1; at <= last; computed += 1) {
    if (test(at)) return { low: Math.min(at, oneByOne + 1), high: at };
    if (at === last) break;
    const next = at < oneByOne ? at + 1 : at * 2;
    at = computed + 1 >= mostComputed ? last : Math.min(next, last);
  }
  return { low: Math.min(last, oneByOne) + 1, high: null };
}
