import type { Report, ReportCell, ReportTable } from '#application/reports/report.ts';
import { decimalString } from '#domain/shared/money.ts';

/** A cell for programs: amounts as decimal strings, counts as numbers, blank ones as null. */
function valueOf(cell: ReportCell): string | number | null {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'count':
      return cell.count;
    case 'money':
      return decimalString(cell.amount);
    case 'decimal':
      return (cell.units / 10 ** cell.decimals).toFixed(cell.decimals);
    case 'fraction':
      return cell.written;
    case 'day':
      return cell.day;
    case 'year':
      return cell.year;
    case 'link':
      return cell.href;
    case 'term':
      return cell.term;
    case 'blank':
      return null;
    default:
      return cell satisfies never;
  }
}

type Row = Readonly<Record<string, string | number | null>>;

const rowsOf = ({ columns, rows }: ReportTable): readonly Row[] =>
  rows.map((row) => Object.fromEntries(row.map((cell, at) => [columns[at] ?? '', valueOf(cell)])));

/** A report for programs: its source, then its rows by column. One with a schema names it, and has all its tables. */
export function reportJson({ table, further, provenance, schema }: Report): string {
  if (schema) {
    const tables = [table, ...further].map((one) => [one.key, rowsOf(one)] as const);
    const { name, version } = schema;
    const document = {
      schema: name,
      version,
      origin: Object.fromEntries(provenance),
      ...Object.fromEntries(tables),
    };
    return `${JSON.stringify(document, null, 2)}\n`;
  }
  const rows = rowsOf(table);
  const { rows: counted, ...origin } = Object.fromEntries(provenance);
  // Some tables say how many rows they were made from; others are complete.
  const count = counted === undefined ? rows.length : Number(counted);
  return `${JSON.stringify({ ...origin, count, rows }, null, 2)}\n`;
}
