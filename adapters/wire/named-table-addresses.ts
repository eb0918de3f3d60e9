import type { RealmId } from '#domain/shared/ids.ts';
import type { TableDescriptor } from '#domain/tables/descriptor.ts';
import type { TableSort } from '#domain/tables/sort-rows.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** Which rows are wanted: `limit` of those that fit, from `offset` on. */
interface RowsAsked {
  readonly search: string;
  readonly sort: TableSort | null;
  readonly offset: number;
  readonly limit: number;
}

const part = encodeURIComponent;

/** Where a table's descriptor is, and the rows of its named query (specification 2, section 7). */
export const namedTableAddresses = {
  descriptor: (realm: RealmId, name: string) => `/api/${part(realm)}/collections/descriptor/${part(name)}`,
  /** Null for a table that names no query. */
  rows: (
    realm: RealmId,
    { query, columns }: TableDescriptor,
    { limit, offset, sort, search }: RowsAsked,
    language: Language,
  ): string | null => {
    if (query === null) return null;
    const key = sort === null ? undefined : columns[sort.column]?.key;
    const asked = [
      `limit=${limit}`,
      `offset=${offset}`,
      `lang=${language}`,
      ...(key === undefined ? [] : [`sort=${part(`${sort?.descending ? '-' : ''}${key}`)}`]),
      ...(search.trim() === '' ? [] : [`search=${part(search)}`]),
    ].join('&');
    return `/api/${part(realm)}/sql/${part(query.db)}/${part(query.name)}?${asked}`;
  },
} as const;
