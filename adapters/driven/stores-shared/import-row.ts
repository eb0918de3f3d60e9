import { createHash } from 'node:crypto';
import type { PrintedCollection } from '#application/ports/server/imports/import-store.ts';
import type { TownDocument } from '#domain/content/town-contents.ts';
import { changedSince, type ImportedChange, takenBack } from '#domain/imports/changes.ts';
import type { ImportEntry } from '#domain/imports/import-entry.ts';
import type { AnyRow } from './request-row.ts';

/** A change with the place in its collection that its document had before. */
export interface PlacedChange extends ImportedChange {
  /** Null if there was none. */
  readonly place: number | null;
}

/** An import as its row has it. */
export const importEntryOf = ({ body }: AnyRow): ImportEntry => JSON.parse(String(body)) as ImportEntry;

/** The documents of rows with `id`, `place` and `body`, in their order. */
export function printedCollection(rows: readonly AnyRow[]): PrintedCollection {
  const hash = createHash('sha256');
  // A document is one line of JSON, so that a line break separates two.
  for (const { body } of rows) hash.update(`${String(body)}\n`);
  const documents = rows.map(({ body }) => JSON.parse(String(body)) as TownDocument);
  return { documents, print: hash.digest('hex') };
}

/** Changes as they are kept, so that documents can come back to their places. */
export function placedChanges(
  changes: readonly ImportedChange[],
  rows: readonly AnyRow[],
): readonly PlacedChange[] {
  const places = new Map(rows.map(({ id, place }) => [String(id), Number(place)]));
  return changes.map((change) => ({ ...change, place: places.get(change.id) ?? null }));
}

/** What one change does to the rows of a collection. */
export interface RowChanges {
  readonly removed: readonly string[];
  readonly put: readonly { readonly id: string; readonly place: number; readonly body: string }[];
}

/** The rows that changes remove and put; a new document comes last, one that comes back to its former place. */
export function rowChanges(changes: readonly PlacedChange[], rows: readonly AnyRow[]): RowChanges {
  let last = rows.reduce((most, { place }) => Math.max(most, Number(place)), -1);
  return {
    removed: changes.flatMap(({ id, after }) => (after === null ? [id] : [])),
    put: changes.flatMap(({ id, after, place }) => {
      if (after === null) return [];
      if (place === null) last += 1;
      return [{ id, place: place ?? last, body: JSON.stringify(after) }];
    }),
  };
}

/** The changes that take an import back, or the documents that were changed since. */
export function backChanges(
  changes: readonly PlacedChange[],
  { documents }: PrintedCollection,
): { readonly since: readonly string[]; readonly back: readonly PlacedChange[] } {
  const now = new Map(documents.map((document) => [document._id, document]));
  const back = takenBack(changes).map((change, at) => ({ ...change, place: changes[at]?.place ?? null }));
  return { since: changedSince(changes, now), back };
}
