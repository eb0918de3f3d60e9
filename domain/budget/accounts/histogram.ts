import type { BallotAccount } from './accounts.ts';

/** How many ballots have so many of the projects that they name. */
export interface HistogramBar {
  readonly funded: number;
  readonly ballots: number;
}

/**
 * How many ballots have none of the projects they name funded, how many one, and so on up to the most; a number that no
 * ballot has is a bar of 0.
 *
 * @example Ballots with 2, 0 and 2 funded projects: 0 → 1 ballot, 1 → 0, 2 → 2
 */
export function histogramOf(accounts: readonly BallotAccount[]): readonly HistogramBar[] {
  const counts: number[] = [];
  for (const { funded } of accounts) {
    while (counts.length <= funded) counts.push(0);
    counts[funded] = (counts[funded] as number) + 1;
  }
  return counts.map((ballots, funded) => ({ funded, ballots }));
}
