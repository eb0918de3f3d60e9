import type { IndexBook } from '#application/transparency/open-index-book.ts';
import { countPoints, type IndexCount, type Met } from '#domain/transparency/count-points.ts';
import { countYear, yearsOf } from '#domain/transparency/index-year.ts';
import type { TransparencyIndex } from '#domain/transparency/transparency-index.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { indexesIn } from './chosen-index.ts';
import { shareWords } from './view-model.ts';

export interface ComparedRow {
  readonly key: string;
  readonly title: Wording;
  /** An index, below it its sections. */
  readonly isWhole: boolean;
  /** A cell for each year, in the order of the columns; null if nothing was recorded. */
  readonly cells: readonly ({ readonly count: string; readonly share: string } | null)[];
}

/** All indexes and all years side by side. */
export interface ComparedView {
  readonly years: readonly number[];
  readonly rows: readonly ComparedRow[];
}

const cellOf = (part: Met | undefined, { t, language }: Speech) =>
  part === undefined
    ? null
    : {
        count: t('transparency:metOf', { met: part.met, total: part.total }),
        share: shareWords(part, language),
      };

/** An index and its sections: what it meets today, and what it met in these years. */
function rowsOf(
  index: TransparencyIndex,
  book: IndexBook,
  years: readonly number[],
  speech: Speech,
): readonly ComparedRow[] {
  const own = yearsOf(index.edition, book.years);
  const counts: readonly (IndexCount | undefined)[] = [
    countPoints(index, book.articles),
    ...years.map((year) => own.find((one) => one.year === year)).map((one) => one && countYear(index, one)),
  ];
  const row = (key: string, title: Wording, parts: readonly (Met | undefined)[], isWhole: boolean) => ({
    key,
    title,
    isWhole,
    cells: parts.map((part) => cellOf(part, speech)),
  });
  return [
    row(index.edition, speech.said(index.name), counts, true),
    ...index.sections.map(({ id, title }, at) => {
      const parts = counts.map((counted) => counted?.sections[at]);
      return row(`${index.edition} ${id}`, speech.said(title), parts, false);
    }),
  ];
}

/** Today first, then the recorded years of any index, the latest first. */
export function comparedView(book: IndexBook, speech: Speech): ComparedView {
  const indexes = indexesIn(book);
  const years = [
    ...new Set(indexes.flatMap(({ edition }) => yearsOf(edition, book.years)).map(({ year }) => year)),
  ].toSorted((a, b) => b - a);
  return { years, rows: indexes.flatMap((index) => rowsOf(index, book, years, speech)) };
}
