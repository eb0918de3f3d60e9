import { harmlessText } from '#application/reports/harmless-text.ts';
import type { ReportCell } from '#application/reports/report.ts';
import { formatAmount, plainDecimal } from '#application/text/numbers.ts';

/**
 * A table as separated text for a spreadsheet of our languages: `;` between cells, a decimal comma, no grouping (a
 * grouped number would be read as text), CRLF, and a byte order mark, without which some programs read it as
 * Windows-1252.
 *
 * @example csvOf([[text('A'), count(3), money(cents(1250))]]) // '\uFEFFA;3;12,50\r\n'
 */
export const csvOf = (rows: readonly (readonly ReportCell[])[], separator: ';' | '\t' = ';'): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => written(cell, separator)).join(separator)}\r\n`).join('')}`;

function wordsOf(cell: Extract<ReportCell, { kind: 'text' | 'link' | 'term' }>): string {
  if (cell.kind === 'text') return cell.text;
  return cell.kind === 'link' ? cell.href : cell.term;
}

/** In quotation marks if it would otherwise end its cell. */
const quoted = (words: string, separator: ';' | '\t'): string =>
  words.includes(separator) || /["\r\n]/u.test(words) ? `"${words.replaceAll('"', '""')}"` : words;

function written(cell: ReportCell, separator: ';' | '\t'): string {
  switch (cell.kind) {
    case 'count':
      return String(cell.count);
    case 'money':
      return formatAmount(cell.amount).replaceAll('.', '');
    case 'decimal':
      return plainDecimal(cell.units, cell.decimals);
    case 'fraction':
      return cell.written.replace('.', ',');
    case 'blank':
      return '';
    case 'day':
      return cell.day;
    case 'year':
      return String(cell.year);
    case 'text':
    case 'link':
    case 'term':
      return quoted(harmlessText(wordsOf(cell)), separator);
    default:
      return cell satisfies never;
  }
}
