import { provenanceCell } from '#application/reports/provenance-cells.ts';
import { outsideAddress } from '#domain/content/web-address.ts';
import { writableText } from '#application/reports/harmless-text.ts';
import { type FlowingReport, type FlowingTable, type ReportCell, text } from '#application/reports/report.ts';
import { type CalendarDay, daysBetween } from '#domain/shared/calendar-day.ts';
import type { ReportWords } from '#application/reports/report-writer.ts';

/** A value for spreadsheets: only text and numbers, never what a library might read as a formula or a link. */
export interface SheetCell {
  readonly value: string | number | null;
  /** The format of a number; null for the default. */
  readonly format: string | null;
  /** Where a click on the text leads: an address of the web. */
  readonly href?: string;
}

export interface Sheet {
  readonly name: string;
  readonly heading: readonly string[];
  /** To be read once, and to the end before the next sheet is asked for. */
  readonly rows: Iterable<readonly SheetCell[]>;
}

/** As many rows as a sheet of an .xlsx workbook can have, its heading included. */
export const mostWorkbookRows = 1_048_576;

/** As many links as a sheet of a workbook can have; addresses beyond them remain text. */
const mostLinks = 65_530;

const longestName = 31;

/**
 * A sheet for each table and a last one for the report's source. A table longer than a sheet can be continues on a
 * further one, under the same heading, so that no row is lost.
 */
export function* sheetsOf(report: FlowingReport, wording: ReportWords, mostRows: number): Generator<Sheet> {
  const taken = new Set<string>();
  const words: CellWords = { wording, amounts: amountFormat(report.currency ?? 'EUR') };
  for (const table of [report.table, ...report.further, provenanceTable(report, wording)]) {
    const heading = table.columns.map((column) => writableText(wording(column)));
    const rows = peeking(table.rows);
    do {
      const name = freeName(wording(table.key), taken);
      yield { name, heading, rows: sheetRows(rows, words, mostRows - 1) };
    } while (rows.hasMore());
  }
}

const provenanceTable = ({ provenance }: FlowingReport, wording: ReportWords): FlowingTable => ({
  key: 'provenance',
  columns: ['datum', 'value'],
  rows: provenance.map(([key, value]) => [text(wording(key)), provenanceCell(key, value)]),
});

interface Peeking<T> {
  readonly hasMore: () => boolean;
  readonly next: () => T | undefined;
}

function peeking<T>(rows: Iterable<T>): Peeking<T> {
  const iterator = rows[Symbol.iterator]();
  let ahead = iterator.next();
  return {
    hasMore: () => ahead.done !== true,
    next: () => {
      const { value } = ahead;
      ahead = iterator.next();
      return value;
    },
  };
}

function* sheetRows(
  rows: Peeking<readonly ReportCell[]>,
  words: CellWords,
  most: number,
): Generator<readonly SheetCell[]> {
  let links = 0;
  for (let count = 0; count < most && rows.hasMore(); count += 1) {
    const cells = (rows.next() ?? []).map((cell) => sheetCell(cell, words));
    links += cells.filter(({ href }) => href !== undefined).length;
    yield links > mostLinks ? cells.map(({ value, format }) => ({ value, format })) : cells;
  }
}

/** Names of sheets are short, without some characters, and differ even without regard to case. */
function freeName(words: string, taken: Set<string>): string {
  const plain = writableText(words)
    .replaceAll(/[[\]:*?/\\']/gu, ' ')
    .trim();
  let name = plain.slice(0, longestName).trim() || '1';
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
    name = `${plain.slice(0, longestName - 1 - String(number).length).trim()} ${number}`;
  }
  taken.add(name.toLowerCase());
  return name;
}

/** How the cells of a report are written: the words of terms, and the format of amounts. */
interface CellWords {
  readonly wording: ReportWords;
  readonly amounts: string;
}

const signs: Readonly<Record<string, string>> = { EUR: '€' };

/** The format of amounts has the currency, so that they remain numbers. */
function amountFormat(currency: string): string {
  const sign = signs[currency] ?? currency;
  return /^(?:€|[A-Z]{3})$/u.test(sign) ? `#,##0.00\u00a0"${sign}"` : '#,##0.00';
}

const nothing: SheetCell = { value: null, format: null };

function sheetCell(cell: ReportCell, { wording, amounts }: CellWords): SheetCell {
  switch (cell.kind) {
    case 'text':
      return { value: fitting(writableText(cell.text)), format: null };
    case 'term':
      return { value: writableText(wording(cell.term)), format: null };
    case 'count':
      return { value: cell.count, format: Number.isInteger(cell.count) ? '#,##0' : '#,##0.######' };
    case 'money':
      return { value: cell.amount / 100, format: amounts };
    case 'decimal':
      return { value: cell.units / 10 ** cell.decimals, format: numberFormat(cell.decimals) };
    case 'fraction':
      return { value: Number(cell.written), format: '#,##0.000000' };
    case 'day':
      return dayCell(cell.day);
    case 'year':
      return { value: cell.year, format: '0' };
    case 'link':
      return linkedCell(cell.href);
    case 'blank':
      return nothing;
    default:
      return cell satisfies never;
  }
}

/** As many letters as a cell can have; programs refuse a file with more. */
const mostLetters = 32_767;

/** A text that a cell has room for; one that is cut says so at its end. */
const fitting = (text: string): string =>
  text.length <= mostLetters ? text : `${text.slice(0, mostLetters - 1)}…`;

/** A whole number has no decimal point. */
const numberFormat = (decimals: number): string =>
  decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;

/** From this day on all programs number days alike: the format counts a 29th of February 1900 that did not exist. */
const firstNumbered = '1900-03-01' as CalendarDay;

/** Days as in separated text, which every reader understands alike. */
export const dayFormat = 'yyyy-mm-dd';

/** Spreadsheets count days from the last but one of 1899. What is before their calendar remains text. */
const dayCell = (day: CalendarDay): SheetCell =>
  day < firstNumbered
    ? { value: day, format: null }
    : { value: daysBetween(firstNumbered, day) + 61, format: dayFormat };

/** Longer addresses make spreadsheets repair the file. */
const longestLink = 2079;

function linkedCell(written: string): SheetCell {
  const value = writableText(written);
  const href = value.length > longestLink ? null : outsideAddress(value);
  return { value, format: null, ...(href !== null && { href }) };
}
