import { harmlessText } from '#application/reports/harmless-text.ts';
import type { ReportCell } from '#application/reports/report.ts';

/** Quotes where a cell could be confused with its neighbours. */
const quoted = (words: string): string =>
  /[;"\r\n]/u.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
const line = (cells: readonly string[]): string => `${cells.join(';')}\r\n`;

/** A cell as programs read it: euros with a decimal comma, which spreadsheets of here read as a number. */
function written(cell: ReportCell): string {
  if (cell.kind === 'money') return (cell.amount / 100).toFixed(2).replace('.', ',');
  if (cell.kind === 'count') return String(cell.count);
  if (cell.kind === 'day') return cell.day;
  if (cell.kind === 'term') return cell.term === 'total' ? '' : cell.term;
  return cell.kind === 'text' ? quoted(harmlessText(cell.text)) : '';
}

/** A table of the office as CSV with semicolons, under the keys of its columns. */
export const separatedTable = (
  columns: readonly string[],
  rows: readonly (readonly ReportCell[])[],
): string => `\uFEFF${line(columns)}${rows.map((row) => line(row.map(written))).join('')}`;
