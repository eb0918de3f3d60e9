import type { RealmId } from '#domain/shared/ids.ts';
import type { TableDescriptor } from '#domain/tables/descriptor.ts';
import type { TableSort } from '#domain/tables/sort-rows.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { addressAt } from '../address-at.ts';
import { addressOf } from '../address-of.ts';
import type { readDocumentCall } from '../collections/read-document.ts';
import { readTableCall } from '../collections/read-table.ts';

/** Which rows are wanted: `limit` of those that match, from `offset`. */
interface RowsAsked {
  readonly search: string;
  readonly sort: TableSort | null;
  readonly offset: number;
  readonly limit: number;
}

/** The addresses of a table's descriptor and of the rows of its named query (specification 2, section 7). */
export const namedTableAddresses = {
  descriptor: (realm: RealmId, name: string) =>
    addressAt<typeof readDocumentCall>('/api/{realm}/collections/{collection}/{id}', {
      realm,
      collection: 'descriptor',
      id: name,
    }),
  /** Null for a table that names no query. */
  rows: (
    realm: RealmId,
    { query, columns }: TableDescriptor,
    { limit, offset, sort, search }: RowsAsked,
    language: Language,
  ): string | null => {
    if (query === null) return null;
    const key = sort === null ? undefined : columns[sort.column]?.key;
    return addressOf(readTableCall, {
      realm,
      db: query.db,
      query: query.name,
      limit: String(limit),
      offset: String(offset),
      sort: key === undefined ? null : `${sort?.descending ? '-' : ''}${key}`,
      search: search.trim() === '' ? null : search,
      lang: language,
    });
  },
} as const;
