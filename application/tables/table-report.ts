import { blank, decimal, money, type Report, type ReportCell, text } from '#application/reports/report.ts';
import { cellText } from './cell-text.ts';
import type { Cell } from '#domain/tables/cell.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { TableRow } from '#domain/tables/row.ts';

/** What a table is called in a file, and the heads of its columns in the reader's words. */
export interface TableHeads {
  readonly subject: string;
  readonly columns: readonly string[];
  readonly language: Language;
}

/**
 * A table to take along: every row, those under others after them with two spaces more before their name. Amounts and
 * numbers stay such; files are given by their addresses.
 */
export const tableReport = (
  rows: readonly TableRow[],
  { subject, columns, language }: TableHeads,
): Report => ({
  table: { key: 'table', columns, rows: linesOf(rows, 0, language) },
  further: [],
  provenance: [],
  subject,
});

const linesOf = (
  rows: readonly TableRow[],
  depth: number,
  language: Language,
): readonly (readonly ReportCell[])[] =>
  rows.flatMap(({ cells, children }) => {
    const written = cells.map((cell) => writtenCell(cell, language));
    return [indented(written, depth), ...linesOf(children, depth + 1, language)];
  });

function indented(cells: readonly ReportCell[], depth: number): readonly ReportCell[] {
  const [first] = cells;
  return first?.kind === 'text' ? [text(`${'  '.repeat(depth)}${first.text}`), ...cells.slice(1)] : cells;
}

function writtenCell(cell: Cell, language: Language): ReportCell {
  switch (cell.kind) {
    case 'blank':
      return blank;
    case 'money':
      return money(cell.amount);
    case 'number':
    case 'percent':
      return numberCell(cell.number);
    case 'link':
      return text(cell.href);
    case 'files':
      return text(cell.files.map(({ href }) => href).join(' '));
    default:
      return text(cellText(cell, language));
  }
}

/** Files take decimals as whole units of the last one; what has more than six is cut there. */
function numberCell(number: number): ReportCell {
  const [, decimals = ''] = String(number).split('.');
  const places = Math.min(decimals.length, 6);
  const units = Math.round(number * 10 ** places);
  return Number.isSafeInteger(units) ? decimal(units, places) : text(String(number));
}
