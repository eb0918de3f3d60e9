import { formatCount } from '#application/text/numbers.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { pointsAt } from '#domain/voting/kinds/shared/ranking.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { StackedBar } from '#ui-web/components/stacked-bars/stacked-bars.tsx';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { ballotWords, barLength, type ResultHeadView } from '../../parts/result-view.ts';
import { withBlankRow } from '../../parts/blank-view.ts';
import type { Figures } from '../../parts/figures.ts';
import { namesInARow } from '../../parts/names.ts';

export type RankingQuestion = Extract<Question, { kind: 'sortable' | 'ranked' }>;

export interface RankingView extends ResultHeadView {
  readonly legend: readonly string[];
  readonly bars: readonly StackedBar[];
  readonly figures: Figures;
}

interface RankedAnswer {
  readonly id: string;
  readonly title: Wording;
  readonly points: number;
  /** How many ballots have it first, second and so on. */
  readonly places: readonly number[];
}

/** The answers with their points, most points first. */
const rankedAnswers = (
  { answers }: RankingQuestion,
  tally: Tally,
  { said }: Speech,
): readonly RankedAnswer[] =>
  answers
    .map(({ id, text }) => ({
      id,
      title: said(text),
      points: tally.counts.get(id) ?? 0,
      places: tally.spread.get(id) ?? [],
    }))
    .toSorted((a, b) => b.points - a.points);

const placeWords = (place: number, { t }: Speech) => t('results:place', { n: place + 1 });

const pointWords = (points: number, { t }: Speech) =>
  t('results:points', { count: points, n: formatCount(points) });

function conclusionOf(answers: readonly RankedAnswer[], most: number, speech: Speech): string {
  const first = answers.filter(({ points }) => points === most);
  const names = namesInARow(
    first.map(({ title }) => textOf(title)),
    speech,
  );
  const words = { names, count: most, n: formatCount(most) };
  return speech.t(first.length > 1 ? 'results:mostPointsSeveral' : 'results:mostPoints', words);
}

/** Points and ballots by position: as many positions as a voter could fill. */
function figuresOf(answers: readonly RankedAnswer[], width: number, tally: Tally, speech: Speech): Figures {
  const { t } = speech;
  const places = Array.from({ length: width }, (_, place) => place);
  return {
    caption: `${ballotWords(tally, speech)}. ${t('results:captionRanking')}`,
    heads: [
      t('results:columns.answer'),
      t('results:columns.points'),
      ...places.map((place) => placeWords(place, speech)),
    ],
    rows: answers.map(({ id, title, points, places: ballots }) => ({
      id,
      title,
      cells: [points, ...places.map((place) => ballots[place] ?? 0)],
    })),
  };
}

/** The result of a ranking: points, and from which positions they come; most points first. */
export function rankingView(question: RankingQuestion, tally: Tally, speech: Speech): RankingView {
  const { kind, maxScore } = question;
  const answers = rankedAnswers(question, tally, speech);
  const most = answers[0]?.points ?? 0;
  const width = kind === 'sortable' ? answers.length : maxScore;
  const scored = Array.from({ length: maxScore }, (_, place) => pointsAt(place, maxScore));
  return {
    conclusion: conclusionOf(answers, most, speech),
    details: [speech.t('results:ballotsCast', { count: tally.ballots, n: formatCount(tally.ballots) })],
    legend: scored.map((points, place) => `${placeWords(place, speech)} (${pointWords(points, speech)})`),
    bars: answers.map(({ id, title, points, places }) => ({
      id,
      title,
      value: pointWords(points, speech),
      parts: scored.map((each, place) => barLength((places[place] ?? 0) * each, most)),
    })),
    figures: withBlankRow(figuresOf(answers, width, tally, speech), tally, speech),
  };
}
