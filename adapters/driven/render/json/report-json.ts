import type { Report, ReportCell } from '#application/reports/report.ts';
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

/** A report for programs: its source, then its rows by column. */
export function reportJson({ table, provenance }: Report): string {
  const rows = table.rows.map((row) =>
    Object.fromEntries(row.map((cell, at) => [table.columns[at] ?? '', valueOf(cell)])),
  );
  const { rows: counted, ...origin } = Object.fromEntries(provenance);
  // Some tables say how many rows they were made from; others are complete.
  const count = counted === undefined ? rows.length : Number(counted);
  return `${JSON.stringify({ ...origin, count, rows }, null, 2)}\n`;
}
