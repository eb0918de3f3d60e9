import type { TownDocument } from '../content/town-contents.ts';
import { type ChangeCounts, changesBy, countChanges, type ImportedChange } from './changes.ts';
import { type ColumnChoices, type ColumnMatch, matchColumns } from './columns.ts';
import type { ImportLayout, ImportOptions } from './layout.ts';
import { type ImportFault, readImportRows } from './records.ts';
import type { ImportSheet } from './sheet.ts';
import { type ShownRow, shownRows } from './shown-rows.ts';

/** What a person says about an import. */
export interface AskedImport {
  readonly options: ImportOptions;
  readonly choices: ColumnChoices;
  /** The file is all there is: what it does not have goes. */
  readonly removesOthers: boolean;
  /** Rows with faults are left out; otherwise one fault prevents the import. */
  readonly skipsFaulty: boolean;
}

/** What an import would do, before it does it. */
export interface PreparedImport {
  readonly match: ColumnMatch;
  /** All of them, in the order of the rows. */
  readonly faults: readonly ImportFault[];
  /** How many rows were read, those with faults too. */
  readonly rows: number;
  /** Rows that are no entries: sums between them. */
  readonly leftOut: number;
  readonly counts: ChangeCounts;
  readonly changes: readonly ImportedChange[];
  /** The first rows below the names, and those with faults, without personal cells. */
  readonly shown: readonly ShownRow[];
  /** Whether it can be confirmed as it was asked for. */
  readonly isReady: boolean;
}

/** Whether faults prevent the import: all rows of a layout that makes one document are needed. */
const prevents = (faults: readonly ImportFault[], { isWhole }: ImportLayout, { skipsFaulty }: AskedImport) =>
  faults.length > 0 && (isWhole || !skipsFaulty);

/**
 * Reads the rows of a sheet by a layout and compares them with what is there. It changes nothing, and finds every fault of
 * every row.
 */
export function prepareImport(
  layout: ImportLayout,
  sheet: ImportSheet,
  collection: readonly TownDocument[],
  asked: AskedImport,
): PreparedImport {
  const match = matchColumns(sheet.rows, layout, asked.choices);
  const isReadable = match.missing.length === 0;
  const {
    records,
    faults: ofCells,
    leftOut,
  } = isReadable
    ? readImportRows(sheet.rows, layout.columns, match, layout.isLeftOut)
    : { records: [], faults: [], leftOut: 0 };
  const made = layout.make(records, collection, asked.options);
  const between = made.faults.map((fault) => ({
    ...fault,
    letters: match.letters.get(fault.column) ?? null,
  }));
  const faults = [...ofCells, ...between].toSorted((a, b) => a.row - b.row);
  const former = collection.filter((document) => layout.isAmong(document, asked.options));
  const changes = changesBy(former, made.documents, asked);
  const faulty = new Set(faults.map(({ row }) => row));
  const isReady = isReadable && records.length > 0 && !prevents(faults, layout, asked) && changes.length > 0;
  return {
    match,
    faults,
    rows: records.length + new Set(ofCells.map(({ row }) => row)).size,
    leftOut,
    counts: countChanges(changes, made.documents.length),
    changes,
    shown: shownRows(sheet, layout.columns, match, faulty),
    isReady,
  };
}
