import type { CalendarDay } from '../shared/calendar-day.ts';
import type { Cents } from '../shared/money.ts';
import type { ColumnKind } from './descriptor.ts';

/** A document of a cell. */
export interface CellFile {
  /** Null if it has none. */
  readonly title: string | null;
  /** An address that may be followed. */
  readonly href: string;
}

/** What a cell holds, read once; how it is written is the reader's language's business. */
export type Cell =
  | { readonly kind: 'blank' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'percent'; readonly number: number }
  | { readonly kind: 'money'; readonly amount: Cents }
  | { readonly kind: 'day'; readonly day: CalendarDay }
  /** An icon that leads somewhere, or words that do. */
  | { readonly kind: 'link'; readonly href: string; readonly text: string; readonly asIcon: boolean }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'files'; readonly files: readonly CellFile[]; readonly leftOut: number }
  /** Not of the type of its column: shown as it was written. */
  | { readonly kind: 'odd'; readonly written: string; readonly expected: ColumnKind };

/** The cell of a missing value. */
export const blankCell: Cell = { kind: 'blank' };

/** The text without its tags, so that a search does not find a row by the name of a tag. */
const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/**
 * What a cell is put in order by: a number, or a text; null comes last, whichever way.
 *
 * @example orderOf({ kind: 'day', day: '2025-10-14' }) // '2025-10-14'
 */
export function orderOf(cell: Cell): number | string | null {
  switch (cell.kind) {
    case 'blank':
      return null;
    case 'number':
    case 'percent':
      return cell.number;
    case 'money':
      return cell.amount;
    case 'files':
      return cell.files.length;
    default:
      return wordsOf(cell);
  }
}

/** The words of a cell that is no number. */
export function wordsOf(
  cell: Exclude<Cell, { kind: 'blank' | 'number' | 'percent' | 'money' | 'files' }>,
): string {
  switch (cell.kind) {
    case 'day':
      return cell.day;
    case 'html':
      return withoutTags(cell.html);
    case 'odd':
      return cell.written;
    default:
      return cell.text;
  }
}
