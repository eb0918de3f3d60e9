import { formatCount } from '#application/text/numbers.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { wordFrequency, type WordCount } from '#domain/scoring/word-frequency.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { ResultHeadView } from '../../parts/result-view.ts';
import { type Figures, shareFigure } from '../../parts/figures.ts';
import { namesInARow } from '../../parts/names.ts';

export interface FreeView extends ResultHeadView {
  readonly words: readonly WordCount[];
  readonly figures: Figures;
  readonly texts: readonly string[];
}

/** The words used most, or how many have answered. Where many words are level, no one of them says more than the rest. */
function conclusionOf(words: readonly WordCount[], answers: number, speech: Speech): string {
  const { t } = speech;
  const most = words[0]?.count ?? 0;
  const first = words.filter(({ count }) => count === most).map(({ word }) => word);
  const of = formatCount(answers);
  if (most <= 1 || first.length > 3) return t('results:answersGiven', { count: answers, n: of });
  const names = namesInARow(first, speech);
  return t('results:mostUsed', { count: first.length, names, n: formatCount(most), of });
}

/** The result of `free`: the words used most, and what was written. */
export function freeView({ texts }: Tally, speech: Speech): FreeView {
  const { t } = speech;
  const words = wordFrequency(texts);
  const answers = t('results:answers', { count: texts.length, n: formatCount(texts.length) });
  return {
    conclusion: conclusionOf(words, texts.length, speech),
    details: [],
    words,
    figures: {
      caption: `${answers}. ${t('results:captionWords')}`,
      heads: [t('results:columns.word'), t('results:columns.answers'), t('results:columns.share')],
      rows: words.map(({ word, count }) => ({
        id: word,
        title: word,
        cells: [count, shareFigure(count, texts.length, speech.language)],
      })),
    },
    texts,
  };
}

/** Answers of a page (specification 2, section 9). */
export const answersPerPage = 10;

export const answerPages = (texts: readonly string[]): number =>
  Math.max(1, Math.ceil(texts.length / answersPerPage));

/** The answers of a page, counted from 1; a number that is too high or too low gives the nearest page. */
export function answersOn(texts: readonly string[], page: number): readonly string[] {
  const found = Math.min(answerPages(texts), Math.max(1, page));
  return texts.slice((found - 1) * answersPerPage, found * answersPerPage);
}
