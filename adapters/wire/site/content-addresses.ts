import type { RealmId } from '#domain/shared/ids.ts';
import { byKey } from '../addresses.ts';
import { documentsAddress, from } from '../collections/documents-address.ts';

/* The addresses of the calls for a council's content pages (specification 3, section 7). */

const listOf = (realm: RealmId, collection: string, offset: number) =>
  documentsAddress(realm, collection, { limit: 1000, offset: from(offset) });

export const contentAddresses = {
  indexes: (realm: RealmId, offset: number) => listOf(realm, 'indices', offset),
  indexYears: (realm: RealmId, offset: number) => listOf(realm, 'transparencia', offset),
  checkedLinks: (realm: RealmId, offset: number) => listOf(realm, 'enlaces', offset),
  /** The generic lookup of a document by id or slug. */
  node: (realm: RealmId, collection: string, key: string) =>
    documentsAddress(realm, collection, { or: byKey(key) }),
} as const;
