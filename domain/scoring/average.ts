import type { Tally } from './tally.ts';

/** A sum and the number of its parts: the exact average, independent of how it is printed. */
export interface Average {
  readonly sum: number;
  readonly of: number;
}

/** The average of a rating: each number of stars times the ballots that gave it. */
export function averageRating({ counts }: Tally): Average {
  let sum = 0;
  let of = 0;
  for (const [stars, ballots] of counts) {
    sum += Number(stars) * ballots;
    of += ballots;
  }
  return { sum, of };
}

/** The average of one rated answer, over the ballots that rated it. */
export const averageOf = ({ counts, spread }: Tally, id: string): Average => ({
  sum: counts.get(id) ?? 0,
  of: (spread.get(id) ?? []).reduce((sum, ballots) => sum + ballots, 0),
});

/** An average in hundredths, rounded half up; null if there is nothing to average. 13 stars of 3 ballots are 433. */
export const hundredths = ({ sum, of }: Average): number | null =>
  of === 0 ? null : Math.floor((sum * 200 + of) / (of * 2));
