import { formatCount } from '#application/text/numbers.ts';
import { type Average, averageOf } from '#domain/scoring/average.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import type { RatingRange } from '#domain/voting/kinds/shared/stars.ts';
import type { ResultBar } from '#ui-web/components/result-bars/result-bars.tsx';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { averageFigure, averageWords, compareAverages } from '../rating/average-words.ts';
import { ballotWords, type ResultHeadView } from '../../parts/result-view.ts';
import { withBlankRow } from '../../parts/blank-view.ts';
import type { Figures } from '../../parts/figures.ts';
import { namesInARow } from '../../parts/names.ts';
import { averageSentence, starBars, starWords } from '../rating/view.ts';

/** One answer's chart; without bars if it has no ratings. */
export interface RatedChart {
  readonly id: string;
  readonly title: Wording;
  readonly average: string;
  readonly bars: readonly ResultBar[] | null;
}

export interface RatedView extends ResultHeadView {
  readonly charts: readonly RatedChart[];
  readonly figures: Figures;
}

interface RatedAnswer {
  readonly id: string;
  readonly title: Wording;
  readonly average: Average;
  /** Ballots by number of stars, fewest stars first. */
  readonly ballots: readonly number[];
}

/** The answers with their averages, the best first. */
const ratedAnswers = (
  answers: readonly AnswerOption[],
  tally: Tally,
  { said }: Speech,
): readonly RatedAnswer[] =>
  answers
    .map(({ id, text }) => ({
      id,
      title: said(text),
      average: averageOf(tally, id),
      ballots: tally.spread.get(id) ?? [],
    }))
    .toSorted((a, b) => compareAverages(b.average, a.average));

function conclusionOf(rated: readonly RatedAnswer[], { max }: RatingRange, speech: Speech): string {
  const best = rated.filter(({ average }) => rated[0] && compareAverages(average, rated[0].average) === 0);
  const names = namesInARow(
    best.map(({ title }) => textOf(title)),
    speech,
  );
  const average = averageWords(best[0]?.average ?? { sum: 0, of: 0 });
  const words = { names, average, most: formatCount(max) };
  return speech.t(best.length > 1 ? 'results:bestRatedSeveral' : 'results:bestRated', words);
}

function figuresOf(
  rated: readonly RatedAnswer[],
  { min, max }: RatingRange,
  tally: Tally,
  speech: Speech,
): Figures {
  const { t } = speech;
  const stars = Array.from({ length: max - min + 1 }, (_, place) => min + place);
  return {
    caption: `${ballotWords(tally, speech)}. ${t('results:captionRated')}`,
    heads: [
      t('results:columns.answer'),
      t('results:columns.average'),
      ...stars.map((each) => starWords(each, speech)),
    ],
    rows: rated.map(({ id, title, average, ballots }) => ({
      id,
      title,
      cells: [averageFigure(average), ...stars.map((_, place) => ballots[place] ?? 0)],
    })),
  };
}

/** The result of `ratingAnswers`: each answer's average and ballots by number of stars, the best first. */
export function ratedView(
  answers: readonly AnswerOption[],
  range: RatingRange,
  tally: Tally,
  speech: Speech,
): RatedView {
  const rated = ratedAnswers(answers, tally, speech);
  return {
    conclusion: conclusionOf(rated, range, speech),
    details: [speech.t('results:ballotsCast', { count: tally.ballots, n: formatCount(tally.ballots) })],
    charts: rated.map(({ id, title, average, ballots }) => ({
      id,
      title,
      average: averageSentence(average, range, speech),
      bars: average.of === 0 ? null : starBars(ballots, range, speech),
    })),
    figures: withBlankRow(figuresOf(rated, range, tally, speech), tally, speech),
  };
}
