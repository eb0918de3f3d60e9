import type { ReportCell } from '#application/reports/report.ts';
import type { ReportWords } from '#application/reports/report-writer.ts';
import { formatAmount, formatCount } from '#application/text/numbers.ts';
import { printed } from './letters.ts';

export const isNumber = ({ kind }: ReportCell): boolean =>
  kind === 'count' || kind === 'money' || kind === 'decimal' || kind === 'fraction';

/** A cell as people read it: numbers grouped, with a decimal comma. */
export function shownCell(cell: ReportCell, wording: ReportWords): string {
  switch (cell.kind) {
    case 'text':
      return printed(cell.text);
    case 'count':
      return formatCount(cell.count);
    case 'money':
      return formatAmount(cell.amount);
    case 'decimal':
      return decimals((cell.units / 10 ** cell.decimals).toFixed(cell.decimals));
    case 'fraction':
      return decimals(readable(cell.written));
    case 'day':
      return cell.day;
    case 'year':
      return String(cell.year);
    case 'link':
      return printed(cell.href);
    case 'term':
      return wording(cell.term);
    case 'blank':
      return '';
    default:
      return cell satisfies never;
  }
}

/** To two decimals, as amounts have; below one, to three, so that a share of a vote is not nothing. */
function readable(written: string): string {
  const number = Number(written);
  return Math.abs(number) < 1 && number !== 0 ? number.toFixed(3) : number.toFixed(2);
}

function decimals(written: string): string {
  const [whole = '', fraction] = written.split('.');
  return `${formatCount(Number(whole))}${fraction === undefined ? '' : `,${fraction}`}`;
}
