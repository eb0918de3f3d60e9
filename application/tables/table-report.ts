import {
  blank,
  dayCell,
  decimal,
  linkCell,
  money,
  type Report,
  type ReportCell,
  text,
  wholeAddress,
  wholeReport,
  withWholeLinks,
  yearCell,
} from '#application/reports/report.ts';
import { cellText } from './cell-text.ts';
import type { Cell, CellFile } from '#domain/tables/cell.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { TableRow } from '#domain/tables/row.ts';

/** What a table is called in a file, and the heads of its columns in the reader's words. */
export interface TableHeads {
  readonly subject: string;
  readonly columns: readonly string[];
  readonly language: Language;
  /** The portal's origin, which completes addresses: `https://council.example`. */
  readonly site: string;
}

/**
 * A table to take along: every row, those under others after them with two spaces more before their name. Amounts and
 * numbers stay such, and so do days and years; files are given by their addresses.
 */
export const tableReport = (
  rows: readonly TableRow[],
  { subject, columns, ...heads }: TableHeads,
): Report => {
  const years = columns.map((_, at) => isOfYears(rows, at));
  const table = { key: 'table', columns, rows: linesOf(rows, 0, { ...heads, years }) };
  return wholeReport(withWholeLinks({ table, further: [], provenance: [], subject }, heads.site));
};

interface Reader extends Pick<TableHeads, 'language' | 'site'> {
  /** Which columns of texts contain only years. */
  readonly years: readonly boolean[];
}

/** Whether a column of texts has years and nothing else: in a file these are numbers, so that they can be compared. */
function isOfYears(rows: readonly TableRow[], at: number): boolean {
  const cells = cellsOf(rows, at).filter(({ kind }) => kind !== 'blank');
  return (
    cells.length > 0 && cells.every((cell) => cell.kind === 'text' && /^(?:19|20)\d{2}$/u.test(cell.text))
  );
}

const cellsOf = (rows: readonly TableRow[], at: number): readonly Cell[] =>
  rows.flatMap(({ cells, children }) => [...cells.slice(at, at + 1), ...cellsOf(children, at)]);

const linesOf = (
  rows: readonly TableRow[],
  depth: number,
  reader: Reader,
): readonly (readonly ReportCell[])[] =>
  rows.flatMap(({ cells, children }) => {
    const written = cells.map((cell, at) => writtenCell(cell, at, reader));
    return [indented(written, depth), ...linesOf(children, depth + 1, reader)];
  });

function indented(cells: readonly ReportCell[], depth: number): readonly ReportCell[] {
  const [first] = cells;
  return first?.kind === 'text' ? [text(`${'  '.repeat(depth)}${first.text}`), ...cells.slice(1)] : cells;
}

function writtenCell(cell: Cell, at: number, { language, site, years }: Reader): ReportCell {
  switch (cell.kind) {
    case 'blank':
      return blank;
    case 'money':
      return money(cell.amount);
    case 'number':
    case 'percent':
      return numberCell(cell.number);
    case 'link':
      return linkCell(cell.href);
    case 'day':
      return dayCell(cell.day);
    case 'text':
      return years[at] === true ? yearCell(Number(cell.text)) : text(cell.text);
    case 'files':
      return filesCell(cell.files, site);
    default:
      return text(cellText(cell, language));
  }
}

/** One file is a link; a cell has room for no more than one. */
function filesCell(files: readonly CellFile[], site: string): ReportCell {
  const [only, ...others] = files;
  if (only !== undefined && others.length === 0) return linkCell(only.href);
  return text(files.map(({ href }) => wholeAddress(href, site)).join(' '));
}

/** A number as a cell. Files take decimals as whole units of the last one; what has more than six is cut there. */
export function numberCell(number: number): ReportCell {
  const [, decimals = ''] = String(number).split('.');
  const places = Math.min(decimals.length, 6);
  const units = Math.round(number * 10 ** places);
  return Number.isSafeInteger(units) ? decimal(units, places) : text(String(number));
}
