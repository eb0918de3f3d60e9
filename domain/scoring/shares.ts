import { type Kind, questionKinds } from '../voting/kinds/question-kinds.ts';
import { averageOf, averageRating, hundredths } from './average.ts';
import type { Tally } from './tally.ts';

/**
 * A result without its counts, for surveys that hide how many took part. Figures are rounded, because exact ones would
 * show the number that they were divided by.
 */
export interface Shares {
  readonly kind: Kind;
  /** By answer id in the survey's order: whole percents; in rated answers, the average in tenths of a star. */
  readonly values: ReadonlyMap<string, number>;
  /** The average of a rating in tenths of a star; null if it is not a rating, or has no stars. */
  readonly average: number | null;
}

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part * 200 + whole) / (whole * 2));

const tenths = (average: Parameters<typeof hundredths>[0]): number | null => {
  const exact = hundredths(average);
  return exact === null ? null : Math.floor((exact + 5) / 10);
};

const sumOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

/**
 * The shares of a count: of the ballots, or of all points or tenths. Null for free texts, since one is shown for each
 * ballot, and for likes, whose only figure is their number.
 *
 * @example sharesOf(tallyOf({ yes: 2, no: 1 })).values // { yes: 67, no: 33 }
 */
export function sharesOf(tally: Tally): Shares | null {
  const { kind, counts, ballots } = tally;
  const { rows, sum } = questionKinds[kind].figures;
  if (rows === 'texts' || kind === 'likes') return null;
  const shareOf = ([id, count]: readonly [string, number]): readonly [string, number] => {
    if (sum === 'stars') return [id, tenths(averageOf(tally, id)) ?? 0];
    return [id, percent(count, sum === 'ballots' ? ballots : sumOf(counts))];
  };
  return {
    kind,
    values: new Map([...counts].map(shareOf)),
    average: rows === 'stars' ? tenths(averageRating(tally)) : null,
  };
}
