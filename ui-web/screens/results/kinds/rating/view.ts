import { formatCount } from '#application/text/numbers.ts';
import { averageRating, type Average } from '#domain/scoring/average.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { RatingRange } from '#domain/voting/kinds/shared/stars.ts';
import type { ResultBar } from '#ui-web/components/result-bars/result-bars.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { blankVotes } from '../../parts/blank-view.ts';
import { averageWords } from './average-words.ts';
import { ballotWords, barLength, type ResultHeadView } from '../../parts/result-view.ts';
import { type Figures, shareFigure } from '../../parts/figures.ts';

export interface RatingView extends ResultHeadView {
  readonly bars: readonly ResultBar[];
  readonly figures: Figures;
}

/** "1 estrella", "4 estrellas". */
export const starWords = (stars: number, { t }: Speech): string =>
  t('results:stars', { count: stars, n: formatCount(stars) });

/** "Nota media: 4,2 de 5"; empty without ratings. */
export const averageSentence = (average: Average, { max }: RatingRange, { t }: Speech): string =>
  average.of === 0 ? '' : t('results:average', { average: averageWords(average), most: formatCount(max) });

/** Ballots by number of stars, most stars first, as bars. */
export function starBars(
  ballots: readonly number[],
  { min }: RatingRange,
  speech: Speech,
): readonly ResultBar[] {
  const most = Math.max(0, ...ballots);
  return ballots
    .map((count, place) => ({
      position: '',
      title: starWords(min + place, speech),
      value: formatCount(count),
      share: barLength(count, most),
      funded: true,
    }))
    .toReversed();
}

/** A row for each number of stars, most stars first; then that of blank votes. */
function starRows(
  { min }: RatingRange,
  ballots: readonly number[],
  tally: Tally,
  speech: Speech,
): Figures['rows'] {
  const cellsOf = (votes: number) => [votes, shareFigure(votes, tally.ballots, speech.language)];
  const rows = ballots.map((votes, place) => ({
    id: String(min + place),
    title: starWords(min + place, speech),
    cells: cellsOf(votes),
  }));
  const blank = blankVotes(tally, speech);
  return [...rows.toReversed(), ...(blank === null ? [] : [{ ...blank, cells: cellsOf(blank.votes) }])];
}

/** The result of `rating`: its average, and ballots by number of stars. */
export function ratingView(range: RatingRange, tally: Tally, speech: Speech): RatingView {
  const { t } = speech;
  const stars = Array.from({ length: range.max - range.min + 1 }, (_, place) => range.min + place);
  const ballots = stars.map((each) => tally.counts.get(String(each)) ?? 0);
  const average = averageRating(tally);
  return {
    conclusion: `<em>${averageSentence(average, range, speech)}</em>`,
    details: [t('results:ballotsCast', { count: tally.ballots, n: formatCount(tally.ballots) })],
    bars: starBars(ballots, range, speech),
    figures: {
      caption: `${ballotWords(tally, speech)}. ${averageSentence(average, range, speech)}.`,
      heads: [t('results:columns.stars'), t('results:columns.ballots'), t('results:columns.share')],
      rows: starRows(range, ballots, tally, speech),
    },
  };
}
