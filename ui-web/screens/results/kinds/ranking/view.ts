import { formatCount } from '#application/text/numbers.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { pointsAt } from '#domain/voting/kinds/shared/ranking.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { StackedBar } from '#ui-web/components/stacked-bars/stacked-bars.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
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

/** The result of a ranking: points, and from which positions they come; most points first. */
export function rankingView(question: RankingQuestion, tally: Tally, speech: Speech): RankingView {
  const { t, said } = speech;
  const { kind, maxScore } = question;
  const answers = question.answers
    .map(({ id, text }) => ({
      id,
      title: said(text),
      points: tally.counts.get(id) ?? 0,
      places: tally.spread.get(id) ?? [],
    }))
    .toSorted((a, b) => b.points - a.points);
  const most = answers[0]?.points ?? 0;
  const first = answers.filter(({ points }) => points === most);
  const names = namesInARow(
    first.map(({ title }) => textOf(title)),
    speech,
  );
  const width = kind === 'sortable' ? question.answers.length : maxScore;
  const placeWords = (place: number) => t('results:place', { n: place + 1 });
  const pointWords = (points: number) => t('results:points', { count: points, n: formatCount(points) });
  const words = { names, count: most, n: formatCount(most) };
  const scored = Array.from({ length: maxScore }, (_, place) => pointsAt(place, maxScore));
  return {
    conclusion: t(first.length > 1 ? 'results:mostPointsSeveral' : 'results:mostPoints', words),
    details: [t('results:ballotsCast', { count: tally.ballots, n: formatCount(tally.ballots) })],
    legend: scored.map((points, place) => `${placeWords(place)} (${pointWords(points)})`),
    bars: answers.map(({ id, title, points, places }) => ({
      id,
      title,
      value: pointWords(points),
      parts: scored.map((each, place) => barLength((places[place] ?? 0) * each, most)),
    })),
    figures: withBlankRow(
      {
        caption: `${ballotWords(tally, speech)}. ${t('results:captionRanking')}`,
        heads: [
          t('results:columns.answer'),
          t('results:columns.points'),
          ...Array.from({ length: width }, (_, place) => placeWords(place)),
        ],
        rows: answers.map(({ id, title, points, places }) => ({
          id,
          title,
          cells: [points, ...Array.from({ length: width }, (_, place) => places[place] ?? 0)],
        })),
      },
      tally,
      speech,
    ),
  };
}
