import type { IndexBook } from '#application/transparency/open-index-book.ts';
import { countPoints, type IndexCount, type Met } from '#domain/transparency/count-points.ts';
import { countYear, yearsOf } from '#domain/transparency/index-year.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { indexesIn } from './chosen-index.ts';
import { shareWords } from './view-model.ts';

export interface ComparedRow {
  readonly key: string;
  readonly title: Wording;
  /** An index, below it its sections. */
  readonly isWhole: boolean;
  /** A cell a year, in the order of the columns; null where nothing was written down. */
  readonly cells: readonly ({ readonly count: string; readonly share: string } | null)[];
}

/** All indexes and all years side by side. */
export interface ComparedView {
  readonly years: readonly number[];
  readonly rows: readonly ComparedRow[];
}

/** Today first, then the years written down of any index, the latest first. */
export function comparedView(book: IndexBook, { said, t, language }: Speech): ComparedView {
  const indexes = indexesIn(book);
  const years = [
    ...new Set(indexes.flatMap(({ edition }) => yearsOf(edition, book.years)).map(({ year }) => year)),
  ].toSorted((a, b) => b - a);
  const cell = (part: Met | undefined) =>
    part === undefined
      ? null
      : {
          count: t('transparency:metOf', { met: part.met, total: part.total }),
          share: shareWords(part, language),
        };
  const rows = indexes.flatMap((index): ComparedRow[] => {
    const own = yearsOf(index.edition, book.years);
    const counts: readonly (IndexCount | undefined)[] = [
      countPoints(index, book.articles),
      ...years.map((year) => own.find((one) => one.year === year)).map((one) => one && countYear(index, one)),
    ];
    const sections = index.sections.map(
      (section, at): ComparedRow => ({
        key: `${index.edition} ${section.id}`,
        title: said(section.title),
        isWhole: false,
        cells: counts.map((counted) => cell(counted?.sections[at])),
      }),
    );
    return [
      { key: index.edition, title: said(index.name), isWhole: true, cells: counts.map(cell) },
      ...sections,
    ];
  });
  return { years, rows };
}
