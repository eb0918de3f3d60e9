import { isLeft } from '../shared/result.ts';
import { type CellFaultKind, hasPlainAmounts, isSheetError } from './cell-readers.ts';
import { type ColumnMatch, type ImportColumn, isNeededIn } from './columns.ts';
import { importText, lettersOfColumn, type ImportCell, type ImportRow } from './sheet.ts';

/** Why a row is not taken, beside what is wrong in a cell. */
export type RowFaultKind =
  | CellFaultKind
  | 'twice'
  | 'noSecret'
  | 'letterMissing'
  | 'checkLetter'
  | 'identityOfType'
  | 'otherBirthYear'
  | 'needsBoth'
  | 'otherSum';

/** What is wrong with a row, and in which column. */
export interface ImportFault {
  /** The number of the row in the file. */
  readonly row: number;
  /** The name of the column of the layout, and its letters in the file; null if the file does not have it. */
  readonly column: string;
  readonly letters: string | null;
  readonly kind: RowFaultKind;
  /** What is written there, cut if it is long; blank if it is personal. */
  readonly found: string;
  readonly suggestion: string | null;
}

/** A row as it was read: the value of each column that the file has; null where the cell is blank. */
export interface ImportRecord {
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What was read of the rows of a file. */
export interface ReadRows {
  readonly records: readonly ImportRecord[];
  readonly faults: readonly ImportFault[];
  /** How many rows with content are no entries. */
  readonly leftOut: number;
}

const longestFound = 60;

/** What a fault shows of a cell. */
export const shownFound = (
  cell: ImportCell | undefined,
  { isPersonal }: Pick<ImportColumn, 'isPersonal'>,
): string => {
  const text = importText(cell);
  if (isPersonal === true) return text === '' ? '' : '…';
  return text.length > longestFound ? `${text.slice(0, longestFound)}…` : text;
};

interface PlacedColumn {
  readonly column: ImportColumn;
  readonly place: number;
  readonly sense: { readonly hasPlainAmounts: boolean };
  readonly isNeeded: boolean;
}

/** A row may have fewer cells than the names above it. */
const cellAt = (cells: ImportRow['cells'], place: number): ImportCell => cells[place] ?? null;

interface Found {
  readonly name: string;
  readonly value: unknown;
  readonly faults: readonly ImportFault[];
}

/** Reads one cell; a blank cell is null unless the column is needed. */
function readCell({ row, cells }: ImportRow, { column, place, sense, isNeeded }: PlacedColumn): Found {
  const cell = cellAt(cells, place);
  const { name } = column;
  const fault = (kind: CellFaultKind, meant: string | null): Found => {
    const suggestion = column.isPersonal === true ? null : meant;
    const found = shownFound(cell, column);
    const letters = lettersOfColumn(place);
    return { name, value: null, faults: [{ row, column: name, letters, kind, found, suggestion }] };
  };
  if (importText(cell) === '') {
    return isNeeded ? fault('missing', null) : { name, value: null, faults: [] };
  }
  if (isSheetError(cell)) return fault('errorOfSheet', null);
  const read = column.read(cell, sense);
  return isLeft(read) ? fault(read.left.kind, read.left.suggestion) : { name, value: read.right, faults: [] };
}

const isBlank = ({ cells }: ImportRow): boolean => cells.every((cell) => importText(cell) === '');

/** Which columns of the file are read, and how. */
function placedColumns(
  below: readonly ImportRow[],
  columns: readonly ImportColumn[],
  { places }: Pick<ColumnMatch, 'places'>,
): readonly PlacedColumn[] {
  return columns.flatMap((column): readonly PlacedColumn[] => {
    const place = places.get(column.name);
    if (place === undefined) return [];
    const sense = { hasPlainAmounts: hasPlainAmounts(below.map(({ cells }) => cellAt(cells, place))) };
    return [{ column, place, sense, isNeeded: isNeededIn(column, places) }];
  });
}

/**
 * Reads the rows below the names of the columns. A fault does not end it: every fault of every row is found. Rows without
 * any content are no rows; those that `isLeftOut` names are counted.
 */
export function readImportRows(
  rows: readonly ImportRow[],
  columns: readonly ImportColumn[],
  match: Pick<ColumnMatch, 'header' | 'places'>,
  isLeftOut: (cellOf: (column: string) => string) => boolean,
): ReadRows {
  const below = rows.slice(match.header + 1).filter((row) => !isBlank(row));
  const placed = placedColumns(below, columns, match);
  const entries = below.filter(
    ({ cells }) => !isLeftOut((column) => importText(cells[Number(match.places.get(column))])),
  );
  const [records, faults]: [ImportRecord[], ImportFault[]] = [[], []];
  for (const row of entries) {
    const read = placed.map((one) => readCell(row, one));
    const wrong = read.flatMap((found) => found.faults);
    faults.push(...wrong);
    if (wrong.length > 0) continue;
    const values = Object.fromEntries(read.map(({ name, value }) => [name, value]));
    records.push({ row: row.row, values });
  }
  return { records, faults, leftOut: below.length - entries.length };
}
