import { harmlessText } from '#application/reports/harmless-text.ts';
import { formatAmount } from '#application/text/numbers.ts';
import type { Cents } from '#domain/shared/money.ts';

export type CsvCell = string | number | { readonly amount: Cents };

/**
 * A table as separated text for a spreadsheet of our languages: `;` between cells, a decimal comma, no grouping (a
 * grouped number would be read as text), CRLF, and a byte order mark, without which some take it for Windows-1252.
 *
 * @example csvOf([['A', 3, { amount: cents(1250) }]]) // '\uFEFFA;3;12,50\r\n'
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')}`;

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell !== 'string') return formatAmount(cell.amount).replaceAll('.', '');
  const text = harmlessText(cell);
  return /[;"\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
