import type { RealmId } from '#domain/shared/ids.ts';

const part = encodeURIComponent;

export const projectAddresses = {
  /** Those proposals of a process of which a delivery is told, from `offset` on. */
  projects: (realm: RealmId, process: string, offset: number) =>
    `/api/${part(realm)}/collections/propuestas?limit=300&offset=${offset}&isPublished=true&data.IDproceso=${part(process)}&delivery.status=`,
} as const;

/** Where anyone takes the projects of a process along, as a table in a language. */
export const projectTableAddress = (realm: string, slug: string, language: string): string =>
  `/api/${part(realm)}/opendata/${part(slug)}?format=csv&table=projects&lang=${part(language)}`;
