import { harmlessText } from '#application/reports/harmless-text.ts';
import { type FlowingReport, type FlowingTable, type ReportCell, text } from '#application/reports/report.ts';
import type { ReportWords } from '#application/reports/report-writer.ts';

/** A value for spreadsheets: only text and numbers, never what a library might read as a formula or a link. */
export interface SheetCell {
  readonly value: string | number | null;
  /** The format of a number; null for the default. */
  readonly format: string | null;
}

export interface Sheet {
  readonly name: string;
  readonly heading: readonly string[];
  /** To be read once, and to the end before the next sheet is asked for. */
  readonly rows: Iterable<readonly SheetCell[]>;
}

/** As many rows as a sheet of an .xlsx workbook can have, its heading included. */
export const mostWorkbookRows = 1_048_576;

const longestName = 31;

/**
 * A sheet for each table and a last one for the report's source. A table longer than a sheet can be continues on a
 * further one, under the same heading, so that no row is lost.
 */
export function* sheetsOf(report: FlowingReport, wording: ReportWords, mostRows: number): Generator<Sheet> {
  const taken = new Set<string>();
  for (const table of [report.table, ...report.further, provenanceTable(report, wording)]) {
    const heading = table.columns.map((column) => harmlessText(wording(column)));
    const rows = peeking(table.rows);
    do {
      const name = freeName(wording(table.key), taken);
      yield { name, heading, rows: sheetRows(rows, wording, mostRows - 1) };
    } while (rows.hasMore());
  }
}

const provenanceTable = ({ provenance }: FlowingReport, wording: ReportWords): FlowingTable => ({
  key: 'provenance',
  columns: ['datum', 'value'],
  rows: provenance.map(([key, value]) => [text(wording(key)), text(value)]),
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
  wording: ReportWords,
  most: number,
): Generator<readonly SheetCell[]> {
  for (let count = 0; count < most && rows.hasMore(); count += 1) {
    yield (rows.next() ?? []).map((cell) => sheetCell(cell, wording));
  }
}

/** Names of sheets are short, without some characters, and differ even without regard to case. */
function freeName(words: string, taken: Set<string>): string {
  const plain = harmlessText(words)
    .replaceAll(/[[\]:*?/\\']/gu, ' ')
    .trim();
  let name = plain.slice(0, longestName).trim() || '1';
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
    name = `${plain.slice(0, longestName - 1 - String(number).length).trim()} ${number}`;
  }
  taken.add(name.toLowerCase());
  return name;
}

const nothing: SheetCell = { value: null, format: null };

function sheetCell(cell: ReportCell, wording: ReportWords): SheetCell {
  switch (cell.kind) {
    case 'text':
      return { value: harmlessText(cell.text), format: null };
    case 'term':
      return { value: harmlessText(wording(cell.term)), format: null };
    case 'count':
      return { value: cell.count, format: Number.isInteger(cell.count) ? '#,##0' : '#,##0.######' };
    case 'money':
      return { value: cell.amount / 100, format: '#,##0.00' };
    case 'decimal':
      return { value: cell.units / 10 ** cell.decimals, format: `#,##0.${'0'.repeat(cell.decimals)}` };
    case 'fraction':
      return { value: Number(cell.written), format: '#,##0.000000' };
    case 'blank':
      return nothing;
    default:
      return cell satisfies never;
  }
}

/** Wide enough for the longest value, within the width of a screen. */
export function sheetColumnWidths(
  heading: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): readonly number[] {
  return heading.map((name, place) => {
    const longest = rows.reduce(
      (most, row) => {
        const { value, format } = row[place] ?? nothing;
        const length = value === null ? 0 : String(value).length + (format === null ? 0 : 3);
        return Math.max(most, length);
      },
      Math.max(8, name.length),
    );
    return Math.min(longest + 3, 70);
  });
}
