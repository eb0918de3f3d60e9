import { formatCount, formatShare } from '#application/text/numbers.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { wholeOfSliders } from '#domain/voting/kinds/limited-sliders/whole-of-sliders.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { withBlankRow } from '../../parts/blank-view.ts';
import { ballotWords, barLength } from '../../parts/result-view.ts';
import { shareFigure } from '../../parts/figures.ts';
import { namesInARow } from '../../parts/names.ts';
import type { RatingView } from '../rating/view.ts';

/**
 * The result of `limitedSliders`: what each answer was given on average; over all ballots, also those that gave it 0.
 * Blank votes distribute no share and are in no average.
 */
export function slidersView(answers: readonly AnswerOption[], tally: Tally, speech: Speech): RatingView {
  const { t, said, language } = speech;
  const given = answers
    .map(({ id, text }) => ({ id, title: said(text), tenths: tally.counts.get(id) ?? 0 }))
    .toSorted((a, b) => b.tenths - a.tenths);
  const most = given[0]?.tenths ?? 0;
  const whole = (tally.ballots - (tally.blank ?? 0)) * wholeOfSliders;
  const share = (tenths: number) => formatShare(tenths, whole, language);
  const apart = tally.blank === null ? '' : ` ${t('results:blank.apart')}`;
  const first = given.filter(({ tenths }) => tenths === most);
  const names = namesInARow(
    first.map(({ title }) => textOf(title)),
    speech,
  );
  const words = { names, share: share(most) };
  return {
    conclusion: t(first.length > 1 ? 'results:mostGivenSeveral' : 'results:mostGiven', words),
    details: [t('results:ballotsCast', { count: tally.ballots, n: formatCount(tally.ballots) })],
    bars: given.map(({ title, tenths }, index) => ({
      position: String(index + 1),
      title,
      value: share(tenths),
      share: barLength(tenths, most),
      funded: true,
    })),
    figures: withBlankRow(
      {
        caption: `${ballotWords(tally, speech)}. ${t('results:captionSliders')}${apart}`,
        heads: [t('results:columns.answer'), t('results:columns.averageShare')],
        rows: given.map(({ id, title, tenths }) => ({
          id,
          title,
          cells: [shareFigure(tenths, whole, language)],
        })),
      },
      tally,
      speech,
    ),
  };
}
