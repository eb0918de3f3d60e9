/** A cell as a reader of files gives it: a day is text (`2026-11-23`), a formula is its result, a blank cell is null. */
export type ImportCell = string | number | boolean | null;

/** A row of a table with its number in the file, counted from 1. */
export interface ImportRow {
  readonly row: number;
  readonly cells: readonly ImportCell[];
}

/** One table of a file: of a workbook the sheet with its name, of a text all of it. */
export interface ImportSheet {
  readonly name: string;
  readonly rows: readonly ImportRow[];
}

/** Blanks at an end, several in a row, or one that is no plain space. Most cells have none, and there are many. */
const untidy = /^\s|\s$|\s\s|[^\S ]/u;

/** A cell as text, without blanks around it; blank for a cell without content. */
export function importText(cell: ImportCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  return untidy.test(cell) ? cell.replaceAll(/\s+/gu, ' ').trim() : cell;
}

/** A word or number of a row or of a document as text; blank for anything else. */
export const wordIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * A name as it is compared: letters and digits only, without accents and capitals.
 *
 * @example plainHeader('Nº de expediente') // 'nodeexpediente'
 */
export const plainHeader = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/\p{M}/gu, '');

/**
 * The letters of a column, as spreadsheets write them.
 *
 * @example lettersOfColumn(0) // 'A'
 * @example lettersOfColumn(27) // 'AB'
 */
export const lettersOfColumn = (place: number): string =>
  (place < 26 ? '' : lettersOfColumn(Math.floor(place / 26) - 1)) + String.fromCodePoint(65 + (place % 26));
