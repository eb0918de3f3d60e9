import type { RealmId } from '#domain/shared/ids.ts';

/* Where the calls for a council's tables go (specification 3, section 7). */

const part = encodeURIComponent;
/** The first stretch is asked for as the specification has it: without an offset. */
const from = (offset: number) => (offset === 0 ? '' : `&offset=${offset}`);

export const tableAddresses = {
  indexArticles: (realm: RealmId, offset: number) =>
    `/api/${part(realm)}/collections/articulos?fields=title,ita,meta,isPublished,data,revisions&ita&limit=1000${from(offset)}`,
  associations: (realm: RealmId, offset: number) =>
    `/api/${part(realm)}/collections/asociaciones?limit=10000&estado=Activa&sort=title&fields=headerImage,logo,title,subtitle,address,nodeTypes,telephones,emails,revisions${from(offset)}`,
  associationsOnMap: (realm: RealmId, offset: number) =>
    `/api/${part(realm)}/collections/asociaciones?coordinates&fields=nodeTypes,title,coordinates,address&limit=10000&estado=Activa${from(offset)}`,
  subsidyCalls: (realm: RealmId, offset: number) =>
    `/api/${part(realm)}/collections/convocatorias?limit=10000${from(offset)}`,
  grants: (realm: RealmId, offset: number) =>
    `/api/${part(realm)}/collections/concesiones?limit=10000${from(offset)}`,
} as const;
