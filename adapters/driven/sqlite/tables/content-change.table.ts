import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#application/ports/clock.ts';
import type { ContentChanges } from '#application/ports/server/content-changes.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { CollectionPrints } from '../../stores-shared/changed-collections.ts';
import { partsOf, printedBy } from '../../stores-shared/content-parts.ts';

/** Notes that collections of a town changed now. Must run in the transaction of the change. */
export function changeNoter(
  database: DatabaseSync,
  clock: Clock,
): (realm: RealmId, collections: readonly string[]) => void {
  const note = database.prepare(`INSERT INTO content_changes (realm, collection, changed) VALUES (?, ?, ?)
    ON CONFLICT (realm, collection) DO UPDATE SET changed = excluded.changed`);
  return (realm, collections) => {
    for (const collection of collections) note.run(realm, collection, clock.now());
  };
}

/** Hashes what each collection of a town contains, and each of its parts. */
export function collectionPrinter(database: DatabaseSync): (realm: RealmId) => CollectionPrints {
  const list = database.prepare(
    'SELECT collection, body FROM documents WHERE realm = ? ORDER BY collection, place',
  );
  return (realm) =>
    printedBy(list.iterate(realm), (collection, body) => [collection, ...partsOf(collection, body)]);
}

export function sqlContentChanges(database: DatabaseSync): ContentChanges {
  const list = database.prepare('SELECT collection, changed FROM content_changes WHERE realm = ?');
  return {
    of: async (realm) =>
      new Map(list.all(realm).map(({ collection, changed }) => [String(collection), Number(changed)])),
  };
}
