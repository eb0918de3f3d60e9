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

/** Today first, then the recorded years of any index, the latest first. */
export function comparedView(book: IndexBook, speech: Speech): ComparedView {
  const indexes = indexesIn(book);
  const years = [
    ...new Set(indexes.flatMap(({ edition }) => yearsOf(edition, book.years)).map(({ year }) => year)),
  ].toSorted((a, b) => b - a);
  return { years, rows: indexes.flatMap((index) => rowsOf(index, book, years, speech)) };
}
