import type { DatabaseSync } from 'node:sqlite';
import { filesMadePublic, usesOf } from '#adapters/driven/stores-shared/town-file-row.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Notes which published documents use which files. Must run in the transaction that changes the documents. */
export function fileUses(database: DatabaseSync) {
  const forgetOne = database.prepare(
    'DELETE FROM town_file_uses WHERE realm = ? AND collection = ? AND document = ?',
  );
  const forgetAll = database.prepare('DELETE FROM town_file_uses WHERE realm = ?');
  const add = database.prepare(
    'INSERT OR IGNORE INTO town_file_uses (realm, name, collection, document) VALUES (?, ?, ?, ?)',
  );
  const naming = database.prepare(
    "SELECT collection, id, body FROM documents WHERE realm = ? AND instr(body, '/files/') > 0",
  );
  return {
    /** One document as it is published from now on; null if it no longer is. */
    note: (realm: RealmId, collection: string, document: string, body: unknown): void => {
      forgetOne.run(realm, collection, document);
      for (const name of filesMadePublic(realm, collection, body)) add.run(realm, name, collection, document);
    },
    /** All documents of a town, as the database has them. */
    noteAll: (realm: RealmId): void => {
      forgetAll.run(realm);
      for (const row of naming.iterate(realm))
        for (const name of usesOf(realm, row))
          add.run(realm, name, String(row['collection']), String(row['id']));
    },
  };
}
