import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import { isForStaff } from '#domain/access/audience.ts';
import { hasRows, officeTables, rowsCollection } from '#domain/tables/rows-collection.ts';

/** Whether a description of a table that is for staff says that these are its rows. */
const describesRows = (descriptor: CouncilDocument, collection: string): boolean => {
  const { db, query, name } = descriptor as { readonly [member in 'db' | 'query' | 'name']?: string };
  const rows = rowsCollection(db ?? officeTables, query ?? name ?? '');
  return isForStaff('descriptor', descriptor) && rows === collection;
};

/**
 * The documents of the towns without those for people of staff, and without the rows of their tables. Everything that a
 * server is made of reads these, so that no page, call, feed, search, form or mail can know the others; only the intranet
 * is given the whole store.
 */
export const forResidents = (documents: DocumentStore): DocumentStore => ({
  all: async (realm, collection) => {
    const found = await documents.all(realm, collection);
    const described = hasRows(collection) && found.length > 0 ? await documents.all(realm, 'descriptor') : [];
    if (described.some((one) => describesRows(one, collection))) return [];
    return found.some((document) => isForStaff(collection, document))
      ? found.filter((document) => !isForStaff(collection, document))
      : found;
  },
});
