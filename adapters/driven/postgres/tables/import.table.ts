import { changedCollections } from '#adapters/driven/stores-shared/changed-collections.ts';
import {
  backChanges,
  importEntryOf,
  type PlacedChange,
  placedChanges,
  printedCollection,
  rowChanges,
} from '#adapters/driven/stores-shared/import-row.ts';
import { takesAnyOut } from '#adapters/driven/stores-shared/taken-out.ts';
import type { Clock } from '#application/ports/clock.ts';
import {
  type ImportStore,
  mostImports,
  type ImportUndone,
} from '#application/ports/server/imports/import-store.ts';
import { confirmStep, type ImportEntry, importSubject, undoStep } from '#domain/imports/import-entry.ts';
import type { ImportedChange } from '#domain/imports/changes.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Postgres, RunStatement } from '../postgres.ts';
import { collectionPrints, noteChanges } from './content-change.table.ts';
import { raiseVersion } from './content-version.table.ts';
import { noteLoaded } from './documents/loaded-documents.ts';
import { noteAllFileUses } from './files/file-uses.ts';
import { addSteps } from './step.table.ts';

const rowsOf = (ask: RunStatement, realm: RealmId, collection: string) =>
  ask('SELECT id, place, body FROM documents WHERE realm = $1 AND collection = $2 ORDER BY place', [
    realm,
    collection,
  ]);

/** The town's row: whoever changes its contents waits here until this transaction ends, as a load does. */
const lockTown = async (ask: RunStatement, realm: RealmId): Promise<void> => {
  // Many rows take longer than the time limit of a vote.
  await ask('SET LOCAL statement_timeout = 0');
  await ask('SELECT 1 FROM towns WHERE realm = $1 FOR UPDATE', [realm]);
};

/**
 * Changes documents of one collection, with what changed, and where the office has them. Gives the moment at which some
 * were taken out; null if none was.
 */
async function changeDocuments(
  ask: RunStatement,
  { realm, collection, now }: { readonly realm: RealmId; readonly collection: string; readonly now: Instant },
  changes: readonly PlacedChange[],
): Promise<Instant | null> {
  const before = await collectionPrints(ask, realm);
  const { removed, put } = rowChanges(changes, await rowsOf(ask, realm, collection));
  const remove = 'DELETE FROM documents WHERE realm = $1 AND collection = $2 AND id = ANY($3)';
  await ask(remove, [realm, collection, removed]);
  const text = `INSERT INTO documents (realm, collection, id, place, body)
    SELECT $1, $2, * FROM unnest($3::text[], $4::integer[], $5::text[])
    ON CONFLICT (realm, collection, id) DO UPDATE SET body = excluded.body`;
  const [ids, places] = [put.map(({ id }) => id), put.map(({ place }) => place)];
  await ask(text, [realm, collection, ids, places, put.map(({ body }) => body)]);
  await noteChanges(ask, realm, changedCollections(before, await collectionPrints(ask, realm)), now);
  await noteAllFileUses(ask, realm);
  await noteLoaded(ask, realm, now);
  return takesAnyOut(collection, changes) ? now : null;
}

/** Stores an import with its changes, so that it can be undone; only the latest imports of a town are kept. */
async function addImport(
  ask: RunStatement,
  realm: RealmId,
  entry: ImportEntry,
  placed: ReturnType<typeof placedChanges>,
): Promise<void> {
  const add = 'INSERT INTO imports (realm, id, made, body, changes) VALUES ($1, $2, $3, $4, $5)';
  await ask(add, [realm, entry.id, entry.at, JSON.stringify(entry), JSON.stringify(placed)]);
  const forget = `DELETE FROM imports WHERE realm = $1 AND id NOT IN
    (SELECT id FROM imports WHERE realm = $1 ORDER BY made DESC, id LIMIT ${mostImports})`;
  await ask(forget, [realm]);
}

async function writeImport(
  ask: RunStatement,
  realm: RealmId,
  {
    entry,
    changes,
    print,
    now,
  }: { entry: ImportEntry; changes: readonly ImportedChange[]; print: string; now: Instant },
): Promise<boolean> {
  await lockTown(ask, realm);
  const { collection } = entry;
  const rows = await rowsOf(ask, realm, collection);
  if (printedCollection(rows).print !== print) return false;
  const placed = placedChanges(changes, rows);
  const removed = await changeDocuments(ask, { realm, collection, now }, placed);
  await addImport(ask, realm, entry, placed);
  await addSteps(ask, { realm, subject: importSubject(entry) }, [confirmStep(entry)]);
  // Last, because others who change contents of the town wait for this row until the transaction ends.
  await raiseVersion(ask, realm, removed);
  return true;
}

async function takeBack(
  ask: RunStatement,
  realm: RealmId,
  { id, by, now }: { readonly id: string; readonly by: Changer; readonly now: Instant },
): Promise<ImportUndone> {
  await lockTown(ask, realm);
  const [row] = await ask('SELECT body, changes FROM imports WHERE realm = $1 AND id = $2', [realm, id]);
  const entry = row === undefined ? null : importEntryOf(row);
  if (row === undefined || entry === null || entry.undone !== null) return { kind: 'unknown' };
  const { collection } = entry;
  const changes = JSON.parse(String(row['changes'])) as readonly PlacedChange[];
  const { since, back } = backChanges(changes, printedCollection(await rowsOf(ask, realm, collection)));
  if (since.length > 0) return { kind: 'changed', documents: since };
  const removed = await changeDocuments(ask, { realm, collection, now }, back);
  const mark = "UPDATE imports SET body = $3, changes = '[]' WHERE realm = $1 AND id = $2";
  await ask(mark, [realm, id, JSON.stringify({ ...entry, undone: { by: by.by, at: by.at } })]);
  await addSteps(ask, { realm, subject: importSubject(entry) }, [undoStep(entry, by)]);
  await raiseVersion(ask, realm, removed);
  return { kind: 'done' };
}

/** Imports of tables in PostgreSQL. */
export const postgresImports = ({ ask, transaction }: Postgres, clock: Clock): ImportStore => ({
  collection: async (realm, name) => printedCollection(await rowsOf(ask, realm, name)),
  write: (realm, entry, changes, print) =>
    transaction((within) => writeImport(within, realm, { entry, changes, print, now: clock.now() })),
  list: async (realm) => {
    const text = `SELECT body FROM imports WHERE realm = $1 ORDER BY made DESC, id LIMIT ${mostImports}`;
    return (await ask(text, [realm])).map(importEntryOf);
  },
  takeBack: (realm, id, by) => transaction((within) => takeBack(within, realm, { id, by, now: clock.now() })),
});
