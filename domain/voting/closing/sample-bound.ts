/** A sample of paper ballots that was checked by hand. */
export interface CheckedSample {
  /** How many ballots there are. */
  readonly of: number;
  readonly checked: number;
  /** How many of the checked ones were entered wrongly. */
  readonly wrong: number;
}

/** In how many ways `taken` things are chosen from `of`, which are not fewer. */
function choices(of: number, taken: number): bigint {
  const fewer = Math.min(taken, of - taken);
  let ways = 1n;
  for (let n = 1; n <= fewer; n += 1) ways = (ways * BigInt(of - fewer + n)) / BigInt(n);
  return ways;
}

/**
 * In how many samples of that size at most so many wrong ballots are found, if `all` ballots are wrong. Each term comes
 * from the one before it, exactly.
 */
function samplesWithin({ of, checked, wrong }: CheckedSample, all: number): bigint {
  const least = Math.max(0, checked - (of - all));
  let term = choices(all, least) * choices(of - all, checked - least);
  let sum = 0n;
  for (let found = least; found <= Math.min(wrong, all, checked); found += 1) {
    sum += term;
    const right = of - all - checked + found + 1;
    term = (term * BigInt(all - found) * BigInt(checked - found)) / (BigInt(found + 1) * BigInt(right));
  }
  return sum;
}

/** Something with a probability of at most one in so many is excluded: 95 % confidence. */
const oneIn = 20n;

/**
 * The greatest number of wrongly entered ballots that a sample does not exclude with 95 % confidence: with one more, at most
 * one sample in twenty would show as few wrong ones as this one did. By the hypergeometric distribution, in whole numbers.
 *
 * @example mostWrong({ of: 500, checked: 100, wrong: 0 }) // 13
 */
export function mostWrong(sample: CheckedSample): number {
  const { of, checked, wrong } = sample;
  const all = choices(of, checked);
  const isPossible = (bad: number) => samplesWithin(sample, bad) * oneIn > all;
  // More wrong ballots are never less likely to be found: halving finds the last possible number.
  let [possible, end] = [wrong, of - checked + wrong + 1];
  while (end - possible > 1) {
    const middle = Math.floor((possible + end) / 2);
    if (isPossible(middle)) possible = middle;
    else end = middle;
  }
  return possible;
}
