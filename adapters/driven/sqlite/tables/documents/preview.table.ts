import type { DatabaseSync } from 'node:sqlite';
import { previewOfRow } from '#adapters/driven/stores-shared/document-row.ts';
import type { DocumentPreviews } from '#application/ports/server/office/document-previews.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';

/** Addresses of previews in the embedded database. */
export function sqlDocumentPreviews(database: DatabaseSync): DocumentPreviews {
  const erase = database.prepare('DELETE FROM document_previews WHERE until <= ?');
  const put = database.prepare(
    'INSERT INTO document_previews (hash, realm, collection, id, until) VALUES (?, ?, ?, ?, ?)',
  );
  const take = database.prepare(
    'DELETE FROM document_previews WHERE hash = ? AND until > ? RETURNING realm, collection, id, until',
  );
  const see = database.prepare(
    'SELECT realm, collection, id, until FROM document_previews WHERE hash = ? AND until > ?',
  );
  return {
    see: async (hash, now) => previewOfRow(see.get(hash, now)),
    put: async (hash, { realm, ref, until }, now) =>
      writeWhenFree(database, () => {
        erase.run(now);
        put.run(hash, realm, ref.collection, ref.id, until);
      }),
    take: async (hash, now) => writeWhenFree(database, () => previewOfRow(take.get(hash, now))),
  };
}
