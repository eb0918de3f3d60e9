import type { RealmId } from '#domain/shared/ids.ts';
import { documentsAddress, from } from '../collections/documents-address.ts';

/* The addresses of the calls for a council's tables (specification 3, section 7). */

const most = 10_000;

export const tableAddresses = {
  indexArticles: (realm: RealmId, offset: number) =>
    documentsAddress(realm, 'articulos', {
      fields: 'title,ita,meta,isPublished,data,revisions',
      ita: '',
      limit: 1000,
      offset: from(offset),
    }),
  associations: (realm: RealmId, offset: number) =>
    documentsAddress(realm, 'asociaciones', {
      limit: most,
      estado: 'Activa',
      sort: 'title',
      fields: 'headerImage,logo,title,subtitle,address,nodeTypes,telephones,emails,revisions',
      offset: from(offset),
    }),
  associationsOnMap: (realm: RealmId, offset: number) =>
    documentsAddress(realm, 'asociaciones', {
      coordinates: '',
      fields: 'nodeTypes,title,coordinates,address',
      limit: most,
      estado: 'Activa',
      offset: from(offset),
    }),
  subsidyCalls: (realm: RealmId, offset: number) =>
    documentsAddress(realm, 'convocatorias', { limit: most, offset: from(offset) }),
  grants: (realm: RealmId, offset: number) =>
    documentsAddress(realm, 'concesiones', { limit: most, offset: from(offset) }),
} as const;
