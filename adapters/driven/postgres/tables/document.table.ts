import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { RunStatement, Postgres } from '../postgres.ts';

export function postgresDocuments({ ask }: Postgres): DocumentStore {
  const list = 'SELECT body FROM documents WHERE realm = $1 AND collection = $2 ORDER BY place';
  return {
    all: async (realm, collection) =>
      (await ask(list, [realm, collection])).map(({ body }) => JSON.parse(String(body)) as CouncilDocument),
  };
}

/** Adds documents to a collection, in their order. Must run in the caller's transaction. */
export async function addDocuments(
  ask: RunStatement,
  realm: RealmId,
  collection: string,
  documents: readonly CouncilDocument[],
): Promise<void> {
  const text = `INSERT INTO documents (realm, collection, id, place, body)
    SELECT $1, $2, id, place - 1, body
      FROM unnest($3::text[], $4::text[]) WITH ORDINALITY AS brought (id, body, place)`;
  const bodies = documents.map((document) => JSON.stringify(document));
  await ask(text, [realm, collection, documents.map(({ _id }) => _id), bodies]);
}
