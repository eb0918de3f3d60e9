import type { ReportCell } from '#application/reports/report.ts';
import { formatAmount, formatCount, plainDecimal } from '#application/text/numbers.ts';

/** A cell as people read it. `wording` turns terms into words. */
export function cellWords(cell: ReportCell, wording: (key: string) => string): string {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'count':
      return formatCount(cell.count);
    case 'money':
      return formatAmount(cell.amount);
    case 'decimal':
      return plainDecimal(cell.units, cell.decimals);
    case 'fraction':
      return readable(cell.written);
    case 'day':
      return cell.day;
    case 'year':
      return String(cell.year);
    case 'link':
      return cell.href;
    case 'term':
      return wording(cell.term);
    case 'blank':
      return '';
    default:
      return cell satisfies never;
  }
}

/** As many decimals as a comparison needs; files have more, and JSON the fraction itself. */
function readable(written: string): string {
  const number = Number(written);
  if (number === 0) return '0';
  const [whole, decimals] = number.toFixed(number < 1 ? 3 : 2).split('.');
  return `${formatCount(Number(whole))},${decimals}`;
}
