import { previewOfRow } from '#adapters/driven/stores-shared/document-row.ts';
import type { DocumentPreviews } from '#application/ports/server/office/document-previews.ts';
import type { Postgres } from '../../postgres.ts';

/** Addresses of previews in PostgreSQL. */
export const postgresDocumentPreviews = ({ ask }: Postgres): DocumentPreviews => ({
  put: async (hash, { realm, ref, until }, now) => {
    await ask('DELETE FROM document_previews WHERE until <= $1', [now]);
    const put =
      'INSERT INTO document_previews (hash, realm, collection, id, until) VALUES ($1, $2, $3, $4, $5)';
    await ask(put, [hash, realm, ref.collection, ref.id, until]);
  },
  see: async (hash, now) => {
    const see = 'SELECT realm, collection, id, until FROM document_previews WHERE hash = $1 AND until > $2';
    const [row] = await ask(see, [hash, now]);
    return previewOfRow(row);
  },
  take: async (hash, now) => {
    const take =
      'DELETE FROM document_previews WHERE hash = $1 AND until > $2 RETURNING realm, collection, id, until';
    const [row] = await ask(take, [hash, now]);
    return previewOfRow(row);
  },
});
