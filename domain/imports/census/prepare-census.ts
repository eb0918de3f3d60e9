import type { CensusRow } from '../../census/census-row.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { type ColumnChoices, type ColumnMatch, matchColumns } from '../columns.ts';
import { type ImportFault, readImportRows } from '../records.ts';
import type { ImportSheet } from '../sheet.ts';
import { type ShownRow, shownRows } from '../shown-rows.ts';
import { censusPeople } from './census-people.ts';
import { censusTable } from './census-table.ts';

/** What a person says about a census that they bring. */
export interface AskedCensus {
  readonly choices: ColumnChoices;
  /** The file is the whole census: who is not in it goes. */
  readonly removesOthers: boolean;
  /** Rows with faults are left out; otherwise one fault prevents the import. */
  readonly skipsFaulty: boolean;
  /** No date of birth is later. */
  readonly today: CalendarDay;
}

/** What a file says of who may vote, before it is compared with the census. */
export interface PreparedCensus {
  readonly match: ColumnMatch;
  /** All of them, in the order of the rows. */
  readonly faults: readonly ImportFault[];
  /** How many rows were read, those with faults too. */
  readonly rows: number;
  /** The rows that a preview shows, without personal cells. */
  readonly shown: readonly ShownRow[];
  /** Who is listed without a fault. */
  readonly people: readonly CensusRow[];
  /** Whether the file can be brought as it was asked for, if it changes anything. */
  readonly isFit: boolean;
}

/**
 * Whether faults are in the way. In a whole census every row is needed: whoever had a fault in their row would lose their
 * vote.
 */
const prevents = (faults: readonly ImportFault[], { skipsFaulty, removesOthers }: AskedCensus): boolean =>
  faults.length > 0 && (removesOthers || !skipsFaulty);

const isOfPerson = (header: string): boolean => /\d{6}/u.test(header);

/**
 * Where the columns are. A file without names of columns begins with a person: it is refused, and nothing of its first row
 * is shown.
 */
function columnsOf({ rows }: ImportSheet, choices: ColumnChoices): ColumnMatch {
  const match = matchColumns(rows, censusTable, choices);
  if (!match.headers.some(isOfPerson)) return match;
  const hidden = (header: string) => (header === '' ? '' : '…');
  return {
    ...matchColumns([], censusTable, new Map()),
    headers: match.headers.map(hidden),
    unknown: match.unknown.map((one) => ({ ...one, header: hidden(one.header), suggestion: null })),
  };
}

/** Reads the people of a sheet. It finds every fault of every row, and shows nothing of a person. */
export function prepareCensus(sheet: ImportSheet, asked: AskedCensus): PreparedCensus {
  const { columns } = censusTable;
  const match = columnsOf(sheet, asked.choices);
  const read =
    match.missing.length > 0
      ? { records: [], faults: [] }
      : readImportRows(sheet.rows, columns, match, () => false);
  const made = censusPeople(read.records, asked.today);
  const between = made.faults.map((fault) => ({
    ...fault,
    letters: match.letters.get(fault.column) ?? null,
  }));
  const faults = [...read.faults, ...between].toSorted((a, b) => a.row - b.row);
  const faulty = new Set(faults.map(({ row }) => row));
  return {
    match,
    faults,
    rows: read.records.length + new Set(read.faults.map(({ row }) => row)).size,
    shown: shownRows(sheet, columns, match, faulty),
    people: made.people,
    isFit: made.people.length > 0 && !prevents(faults, asked),
  };
}
