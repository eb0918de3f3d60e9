import * as t from 'io-ts';
import type { ImportEntry } from '#domain/imports/import-entry.ts';
import { importTable } from '#domain/imports/layouts/layouts.ts';
import type { PreparedImport } from '#domain/imports/prepare-import.ts';
import { nullable, orNull } from '../decode.ts';

/**
 * A file in Base64 with what is said about it. `columns`: for places of columns, from 0, the name of the column of the
 * layout, or null to leave it out.
 */
export const broughtImportWire = t.intersection([
  t.type({ layout: t.string, file: t.string }),
  t.partial({
    sheet: orNull(t.string),
    year: orNull(t.number),
    executedTo: orNull(t.string),
    process: orNull(t.string),
    columns: orNull(t.record(t.string, nullable(t.string))),
    removesOthers: orNull(t.boolean),
    skipsFaulty: orNull(t.boolean),
  }),
]);

/** What a person brings, as they send it. */
export type BroughtImportWire = t.TypeOf<typeof broughtImportWire>;

const countsWire = t.type({ added: t.number, changed: t.number, same: t.number, gone: t.number });

/** What an import would do. At most 1,000 faults are listed; `faultCount` is how many there are. */
export const importPreviewWire = t.type({
  basis: t.string,
  sheet: t.string,
  sheets: t.array(t.string),
  columns: t.array(t.type({ name: t.string, letters: t.string, header: t.string })),
  unknown: t.array(
    t.type({ place: t.number, letters: t.string, header: t.string, suggestion: nullable(t.string) }),
  ),
  missing: t.array(t.string),
  rows: t.number,
  leftOut: t.number,
  faultCount: t.number,
  faults: t.array(
    t.type({
      row: t.number,
      column: t.string,
      letters: nullable(t.string),
      kind: t.string,
      found: t.string,
      suggestion: nullable(t.string),
    }),
  ),
  counts: countsWire,
  shown: t.array(t.type({ row: t.number, cells: t.array(t.string) })),
  isReady: t.boolean,
});

/** How many faults are listed: whoever has more repairs these first. */
const mostFaults = 1000;

/** A preview with the sheet that was read. */
interface LookedAt {
  readonly prepared: Omit<PreparedImport, 'changes'>;
  readonly sheet: string;
  readonly sheets: readonly string[];
  readonly basis: string;
}

export function writePreview(
  { prepared, sheet, sheets, basis }: LookedAt,
  layout: string,
): t.TypeOf<typeof importPreviewWire> {
  const { match, faults, rows, leftOut, counts, shown, isReady } = prepared;
  const found = (importTable(layout)?.columns ?? []).filter(({ name }) => match.places.has(name));
  return {
    basis,
    sheet,
    sheets: [...sheets],
    columns: found.map(({ name }) => ({
      name,
      letters: match.letters.get(name) ?? '',
      header: match.headers[Number(match.places.get(name))] ?? '',
    })),
    unknown: [...match.unknown],
    missing: [...match.missing],
    rows,
    leftOut,
    faultCount: faults.length,
    faults: faults.slice(0, mostFaults),
    counts,
    shown: shown.map(({ row, cells }) => ({ row, cells: [...cells] })),
    isReady,
  };
}

/** An import that was confirmed. */
export const importEntryWire = t.type({
  id: t.string,
  at: t.string,
  by: t.string,
  layout: t.string,
  counts: countsWire,
  undone: nullable(t.type({ by: t.string, at: t.string })),
});

const writtenTime = (at: number): string => new Date(at).toISOString();

export const writeEntry = ({ id, at, by, layout, counts, undone }: ImportEntry) => ({
  id,
  at: writtenTime(at),
  by,
  layout: layout,
  counts,
  undone: undone === null ? null : { by: undone.by, at: writtenTime(undone.at) },
});
