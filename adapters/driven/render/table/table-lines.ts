import type { ReportCell, ReportTable } from '#application/reports/report.ts';
import { formatAmount, formatCount, plainDecimal } from '#application/text/numbers.ts';
import type { Paint } from '../../terminal/paint.ts';
import { fit, padEnd, padStart, printable, width } from '../../terminal/printable.ts';
import { word } from '../words/word.ts';
import type { CliSay } from '../../texts/cli-say.ts';

const gap = 2;
/** No column is shortened below this while another is wider. */
const least = 6;

interface Style {
  readonly columns: number;
  readonly say: CliSay;
  readonly paint: Paint;
}

/** A cell as a reader sees it. */
function shown(cell: ReportCell, say: CliSay): string {
  switch (cell.kind) {
    case 'text':
      return printable(cell.text);
    case 'count':
      return formatCount(cell.count);
    case 'money':
      return formatAmount(cell.amount);
    case 'decimal':
      return plainDecimal(cell.units, cell.decimals);
    case 'day':
      return cell.day;
    case 'year':
      return String(cell.year);
    case 'link':
      return printable(cell.href);
    case 'term':
      return word(cell.term, say);
    case 'fraction':
      return cell.written;
    case 'blank':
      return '';
    default:
      return cell satisfies never;
  }
}

/** Any table as lines for people: the widest columns are shortened until all fit, numbers are aligned right. */
export function tableLines({ columns, rows }: ReportTable, style: Style): readonly string[] {
  const { say, paint, columns: room } = style;
  const heading = columns.map((column) => word(column, say));
  const cells = rows.map((row) => row.map((cell) => shown(cell, say)));
  const natural = heading.map((name, at) =>
    cells.reduce((most, row) => Math.max(most, width(row[at] ?? '')), width(name)),
  );
  const widths = narrowed(natural, room - gap * (columns.length - 1));
  const isNumber = (at: number) => ['count', 'money', 'decimal'].includes(rows[0]?.[at]?.kind ?? '');
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => {
        const space = widths[at] ?? 0;
        return isNumber(at) ? padStart(fit(cell, space), space) : padEnd(fit(cell, space), space);
      })
      .join(' '.repeat(gap))
      .trimEnd();
  return [paint.dim(line(heading)), ...cells.map(line)];
}

/** Widths that fit the line: the widest column becomes narrower, one character at a time. */
function narrowed(natural: readonly number[], room: number): readonly number[] {
  const widths = [...natural];
  for (let sum = widths.reduce((a, b) => a + b, 0); sum > room; sum -= 1) {
    const widest = widths.indexOf(Math.max(...widths));
    if ((widths[widest] ?? 0) <= least) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}
