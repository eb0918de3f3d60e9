import { stringify } from 'csv-stringify/sync';
import { harmlessText } from '#application/reports/harmless-text.ts';
import type { Report, ReportCell } from '#application/reports/report.ts';
import type { ReportWriter } from '#application/reports/report-writer.ts';
import { plainDecimal } from '#application/text/numbers.ts';
import { decimalString } from '#domain/shared/money.ts';

export interface Delimiting {
  readonly separator: ';' | '\t';
  /** Spreadsheets on Windows take a file without a byte order mark for Windows-1252. */
  readonly byteOrderMark: boolean;
}

/**
 * Writes a report as separated text: one table, headings and terms by their keys, the provenance repeated in the last
 * columns of every row so that no row is ever without it. Amounts have a decimal comma and no grouping, which
 * spreadsheets in our languages take as numbers and our own reader takes back.
 */
export function delimitedWriter({ separator, byteOrderMark }: Delimiting): ReportWriter {
  return {
    write: async ({ table, provenance }: Report) => {
      const told = provenance.filter(([key]) => repeated.has(key));
      const rows = [
        [...table.columns, ...told.map(([key]) => key)],
        ...table.rows.map((row) => [...row.map(written), ...told.map(([, value]) => harmlessText(value))]),
      ];
      const csv = stringify(rows, { delimiter: separator, record_delimiter: 'unix', bom: byteOrderMark });
      return new TextEncoder().encode(csv);
    },
  };
}

const repeated = new Set([
  'rule',
  'parameters',
  'survey',
  'displayType',
  'endowment',
  'increments',
  'searchEnded',
  'countedBallots',
  'blankBallots',
  'input',
  'sha256',
  'program',
]);

function written(cell: ReportCell): string {
  switch (cell.kind) {
    case 'text':
      return harmlessText(cell.text);
    case 'count':
      return String(cell.count).replace('.', ',');
    case 'money':
      return decimalString(cell.amount).replace('.', ',');
    case 'decimal':
      return plainDecimal(cell.units, cell.decimals);
    case 'fraction':
      return cell.written.replace('.', ',');
    case 'term':
      return cell.term;
    case 'blank':
      return '';
    default:
      return cell satisfies never;
  }
}
