import type { DatabaseSync } from 'node:sqlite';
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
import { confirmStep, importSubject, undoStep } from '#domain/imports/import-entry.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { changeNoter, collectionPrinter } from './content-change.table.ts';
import { versionCounter } from './content-version.table.ts';
import { loadNoter } from './documents/loaded-documents.ts';
import { fileUses } from './files/file-uses.ts';
import { stepWriting } from './step.table.ts';

/** Changes documents of one collection, with the version of the contents, what changed, and where the office has them. */
function documentWriting(database: DatabaseSync, clock: Clock) {
  const list = database.prepare(
    'SELECT id, place, body FROM documents WHERE realm = ? AND collection = ? ORDER BY place',
  );
  const remove = database.prepare('DELETE FROM documents WHERE realm = ? AND collection = ? AND id = ?');
  const put = database.prepare(
    `INSERT INTO documents (realm, collection, id, place, body) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (realm, collection, id) DO UPDATE SET body = excluded.body`,
  );
  const raiseVersion = versionCounter(database);
  const [printsOf, noteChanges] = [collectionPrinter(database), changeNoter(database, clock)];
  const [uses, noteLoaded] = [fileUses(database), loadNoter(database)];
  const rows = (realm: RealmId, collection: string) => list.all(realm, collection);
  return {
    rows,
    change: (realm: RealmId, collection: string, changes: readonly PlacedChange[]): void => {
      const before = printsOf(realm);
      const written = rowChanges(changes, rows(realm, collection));
      for (const id of written.removed) remove.run(realm, collection, id);
      for (const { id, place, body } of written.put) put.run(realm, collection, id, place, body);
      raiseVersion(realm, takesAnyOut(collection, changes) ? clock.now() : null);
      noteChanges(realm, changedCollections(before, printsOf(realm)));
      for (const { id, after } of changes) uses.note(realm, collection, id, after);
      noteLoaded(realm, clock.now());
    },
  };
}

/** Imports of tables in the embedded database. */
export function sqlImports(database: DatabaseSync, clock: Clock): ImportStore {
  const documents = documentWriting(database, clock);
  const steps = stepWriting(database);
  const list = database.prepare(
    `SELECT body FROM imports WHERE realm = ? ORDER BY made DESC, id LIMIT ${mostImports}`,
  );
  const find = database.prepare('SELECT body, changes FROM imports WHERE realm = ? AND id = ?');
  const add = database.prepare('INSERT INTO imports (realm, id, made, body, changes) VALUES (?, ?, ?, ?, ?)');
  const mark = database.prepare("UPDATE imports SET body = ?, changes = '[]' WHERE realm = ? AND id = ?");
  const forget = database.prepare(`DELETE FROM imports WHERE realm = ? AND id NOT IN
    (SELECT id FROM imports WHERE realm = ? ORDER BY made DESC, id LIMIT ${mostImports})`);

  const takeBack = (realm: RealmId, id: string, by: Changer): ImportUndone => {
    const row = find.get(realm, id);
    const entry = row === undefined ? null : importEntryOf(row);
    if (row === undefined || entry === null || entry.undone !== null) return { kind: 'unknown' };
    const changes = JSON.parse(String(row['changes'])) as readonly PlacedChange[];
    const { since, back } = backChanges(changes, printedCollection(documents.rows(realm, entry.collection)));
    if (since.length > 0) return { kind: 'changed', documents: since };
    documents.change(realm, entry.collection, back);
    mark.run(JSON.stringify({ ...entry, undone: { by: by.by, at: by.at } }), realm, id);
    steps.add(realm, importSubject(entry), [undoStep(entry, by)]);
    return { kind: 'done' };
  };

  return {
    collection: async (realm, name) => printedCollection(documents.rows(realm, name)),
    write: async (realm, entry, changes, print) =>
      writeWhenFree(database, () => {
        const rows = documents.rows(realm, entry.collection);
        if (printedCollection(rows).print !== print) return false;
        const placed = placedChanges(changes, rows);
        documents.change(realm, entry.collection, placed);
        add.run(realm, entry.id, entry.at, JSON.stringify(entry), JSON.stringify(placed));
        forget.run(realm, realm);
        steps.add(realm, importSubject(entry), [confirmStep(entry)]);
        return true;
      }),
    list: async (realm) => list.all(realm).map(importEntryOf),
    takeBack: async (realm, id, by) => writeWhenFree(database, () => takeBack(realm, id, by)),
  };
}
