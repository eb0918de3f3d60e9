import type { DatabaseSync } from 'node:sqlite';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { RealmId } from '#domain/shared/ids.ts';

export interface SqlDocuments extends DocumentStore {
  /** Adds documents to a collection, in their order. Must run in the caller's transaction. */
  add(realm: RealmId, collection: string, documents: readonly CouncilDocument[]): void;
}

export function sqlDocuments(database: DatabaseSync): SqlDocuments {
  const list = database.prepare(
    'SELECT body FROM documents WHERE realm = ? AND collection = ? ORDER BY place',
  );
  const add = database.prepare(
    'INSERT INTO documents (realm, collection, id, place, body) VALUES (?, ?, ?, ?, ?)',
  );
  return {
    all: async (realm, collection) =>
      list.all(realm, collection).map(({ body }) => JSON.parse(String(body)) as CouncilDocument),
    add: (realm, collection, documents) => {
      for (const [place, document] of documents.entries()) {
        add.run(realm, collection, document._id, place, JSON.stringify(document));
      }
    },
  };
}
