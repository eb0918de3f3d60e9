import type { RealmId } from '#domain/shared/ids.ts';
import { addressAt } from '../address-at.ts';
import { documentsAddress } from '../collections/documents-address.ts';
import type { readOpenDataCall } from '../collections/read-open-data.ts';

export const projectAddresses = {
  /** The proposals of a process that have a delivery, from `offset`. */
  projects: (realm: RealmId, process: string, offset: number) =>
    documentsAddress(realm, 'propuestas', {
      limit: 300,
      offset,
      isPublished: true,
      'data.IDproceso': process,
      'delivery.status': '',
    }),
} as const;

/** The address of the projects of a process, as a table in a language. */
export const projectTableAddress = (realm: RealmId, slug: string, language: string): string =>
  addressAt<typeof readOpenDataCall>('/api/{realm}/opendata/{id}', {
    realm,
    id: slug,
    format: 'csv',
    table: 'projects',
    lang: language,
  });
