import type { IdentityNumber } from '../../census/identity-number.ts';
import type { Language } from '../../shared/localized-text.ts';
import type { AddressedPerson } from '../../voting/letters/addressed-person.ts';
import { type ColumnChoices, type ColumnMatch, matchColumns } from '../columns.ts';
import { rowFault } from '../one-per-row.ts';
import { type ImportFault, type ImportRecord, readImportRows } from '../records.ts';
import type { ImportSheet } from '../sheet.ts';
import { type ShownRow, shownRows } from '../shown-rows.ts';
import { letterTable } from './letter-table.ts';

/** What a person says about addresses that they bring. */
export interface AskedLetters {
  readonly choices: ColumnChoices;
  /** Rows with faults get no letter; otherwise one fault prevents all letters. */
  readonly skipsFaulty: boolean;
}

/** To whom a file says that letters go, before it is compared with the census. */
export interface PreparedLetters {
  readonly match: ColumnMatch;
  readonly faults: readonly ImportFault[];
  readonly rows: number;
  readonly shown: readonly ShownRow[];
  readonly people: readonly AddressedPerson[];
  readonly isFit: boolean;
}

const joined = (values: ImportRecord['values'], ...names: readonly string[]): string =>
  names
    .map((name) => values[name])
    .filter((value) => typeof value === 'string')
    .join(' ');

const addressedIn = ({ values }: ImportRecord): AddressedPerson => ({
  identity: values['identity'] as IdentityNumber,
  name: joined(values, 'name', 'surname', 'secondSurname'),
  lines: [joined(values, 'street', 'number'), joined(values, 'door')].filter((line) => line !== ''),
  postalCode: String(values['postalCode']),
  town: joined(values, 'town'),
  language: (values['language'] ?? null) as Language | null,
});

/** Of rows with the same number none gets a letter: only one of the codes would be valid. */
function twiceIn(records: readonly ImportRecord[]): readonly ImportFault[] {
  const firstOf = new Map<unknown, number>();
  const lastOf = new Map<unknown, number>();
  for (const { row, values } of records) {
    lastOf.set(values['identity'], row);
    if (!firstOf.has(values['identity'])) firstOf.set(values['identity'], row);
  }
  return records.flatMap((record) => {
    const number = record.values['identity'];
    const [first, last] = [firstOf.get(number), lastOf.get(number)];
    if (first === last) return [];
    const suggestion = String(first === record.row ? last : first);
    return [rowFault(record, 'identity', 'twice', { found: '…', suggestion })];
  });
}

const isOfPerson = (header: string): boolean => /\d{6}/u.test(header);

/** Reads the addresses of a sheet. It finds every fault of every row, and shows nothing of a person. */
export function prepareLetters(sheet: ImportSheet, { choices, skipsFaulty }: AskedLetters): PreparedLetters {
  const { columns } = letterTable;
  const found = matchColumns(sheet.rows, letterTable, choices);
  // A file without names of columns begins with a person: it is refused, and nothing of its first row is shown.
  const match = found.headers.some(isOfPerson) ? matchColumns([], letterTable, new Map()) : found;
  const read =
    match.missing.length > 0
      ? { records: [], faults: [] }
      : readImportRows(sheet.rows, columns, match, () => false);
  const letters = match.letters.get('identity') ?? null;
  const twice = twiceIn(read.records).map((one) => ({ ...one, letters }));
  const faults = [...read.faults, ...twice].toSorted((a, b) => a.row - b.row);
  const faulty = new Set(faults.map(({ row }) => row));
  const people = read.records.filter(({ row }) => !faulty.has(row)).map(addressedIn);
  return {
    match,
    faults,
    rows: read.records.length + new Set(read.faults.map(({ row }) => row)).size,
    shown: shownRows(sheet, columns, match, faulty),
    people,
    isFit: people.length > 0 && (faults.length === 0 || skipsFaulty),
  };
}
