import type { RealmId } from '#domain/shared/ids.ts';
import { addressAt } from '../address-at.ts';
import type { WrittenOf } from '../call.ts';
import type { listDocumentsCall } from './list-documents.ts';

/** The address for documents of a collection. */
export const documentsAddress = (
  realm: RealmId,
  collection: string,
  asked: Omit<WrittenOf<typeof listDocumentsCall>, 'realm' | 'collection'>,
): string =>
  addressAt<typeof listDocumentsCall>('/api/{realm}/collections/{collection}', {
    realm,
    collection,
    ...asked,
  });

/** The first page is asked for as the specification writes it: without an offset. */
export const from = (offset: number): number | null => offset || null;
