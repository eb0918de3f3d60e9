import type { DatabaseSync } from 'node:sqlite';
import { deskViewOf } from '#adapters/driven/stores-shared/view-row.ts';
import type { ViewStore } from '#application/ports/server/office/view-store.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';

/** The views of staff in the embedded database. */
export function sqlViews(database: DatabaseSync): ViewStore {
  const seen = database.prepare(
    'SELECT * FROM desk_views WHERE realm = ? AND (owner = ? OR shared = 1) ORDER BY name, id',
  );
  const put =
    database.prepare(`INSERT INTO desk_views (realm, id, owner, name, query, shared) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (realm, id) DO UPDATE SET name = excluded.name, query = excluded.query, shared = excluded.shared
    WHERE owner = excluded.owner`);
  const remove = database.prepare('DELETE FROM desk_views WHERE realm = ? AND id = ? AND owner = ?');
  return {
    seenBy: async (realm, owner) => seen.all(realm, owner).map(deskViewOf),
    keep: async (realm, { id, owner, name, query, isShared }) =>
      writeWhenFree(database, () => put.run(realm, id, owner, name, query, Number(isShared)).changes > 0),
    remove: async (realm, id, owner) =>
      writeWhenFree(database, () => remove.run(realm, id, owner).changes > 0),
  };
}
