import type { RealmId } from '#domain/shared/ids.ts';
import { addressAt } from '../address-at.ts';
import { documentsAddress } from '../collections/documents-address.ts';
import type { readOpenDataCall } from '../collections/read-open-data.ts';

export const projectAddresses = {
  /** Those proposals of a process of which a delivery is told, from `offset` on. */
  projects: (realm: RealmId, process: string, offset: number) =>
    documentsAddress(realm, 'propuestas', {
      limit: 300,
      offset,
      isPublished: true,
      'data.IDproceso': process,
      'delivery.status': '',
    }),
} as const;

/** Where anyone takes the projects of a process along, as a table in a language. */
export const projectTableAddress = (realm: RealmId, slug: string, language: string): string =>
  addressAt<typeof readOpenDataCall>('/api/{realm}/opendata/{id}', {
    realm,
    id: slug,
    format: 'csv',
    table: 'projects',
    lang: language,
  });
