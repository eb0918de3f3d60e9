import { formatAmount, formatCount, formatMoney } from '#application/text/numbers.ts';
import { type Cell, wordsOf } from '#domain/tables/cell.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { folded } from '#domain/directory/folded.ts';
import { cents } from '#domain/shared/money.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { TableRow } from '#domain/tables/row.ts';

/** A day in figures: `14/10/2025`, in Basque `2025/10/14`. */
export function dayInFigures(day: CalendarDay, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return language === 'eu' ? `${year}/${month}/${date}` : `${date}/${month}/${year}`;
}

/** A share of a hundred, always to two decimals, so that a column of them reads straight down: `33,20 %`. */
export const formatPercent = (share: number): string =>
  `${formatAmount(cents(Math.round(share * 100)))}\u00a0%`;

/**
 * What a cell shows, in words and figures. Files are shown by their titles.
 *
 * @example cellText({ kind: 'money', amount: 4850000 }, 'es') // '48.500,00 €'
 */
export function cellText(cell: Cell, language: Language): string {
  switch (cell.kind) {
    case 'blank':
      return '';
    case 'number':
      return formatCount(cell.number);
    case 'percent':
      return formatPercent(cell.number);
    case 'money':
      return formatMoney(cell.amount);
    case 'day':
      return dayInFigures(cell.day, language);
    case 'files':
      return cell.files.map(({ title, href }) => title ?? href).join(', ');
    default:
      return wordsOf(cell);
  }
}

/** Figures have no accents, and most texts neither: a look is quicker than taking them away. */
function foldedCell(cell: Cell, language: Language): string {
  const text = cellText(cell, language);
  const isPlain = cell.kind === 'money' || cell.kind === 'number' || /^[ -~]*$/u.test(text);
  return isPlain ? text.toLowerCase() : folded(text);
}

const remembered = new Map<Language, WeakMap<TableRow, string>>();

/** What a row shows as it is looked for; worked out once a row, since long tables are searched at every letter. */
export function rowText(language: Language): (row: TableRow) => string {
  const known = remembered.get(language) ?? new WeakMap<TableRow, string>();
  remembered.set(language, known);
  return (row) => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const text = row.cells.map((cell) => foldedCell(cell, language)).join('\n');
    known.set(row, text);
    return text;
  };
}
