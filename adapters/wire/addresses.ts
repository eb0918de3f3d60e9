import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/*
 * What the first page asks of a council (specification 1, 2 and 3, section 7). Browser, command line and server build
 * addresses here, so that an answer that the server sends with a page is found under the address that the browser
 * would have asked. They are written out, since `addressAt` would add to the script that every visitor waits for.
 */

const part = encodeURIComponent;
/**
 * A document by its id or by its slug in any language; `or` of the call for documents. A value in it cannot contain
 * the comma that separates its terms. `written` writes a value: unchanged, or encoded as in an address.
 */
export const byKey = (key: string, written: (value: string) => string = String) =>
  ['_id', 'data.slug', 'data.slug.und', 'data.slug.es', 'data.slug.va', 'data.slug.ca']
    .map((field) => `${field}=${written(key.replaceAll(',', ''))}`)
    .join(',');

const within = (category: string | null) => (category === null ? '' : `&categories=${part(category)}`);

export const addresses = {
  settings: (realm: RealmId, name = 'participa') => `/api/${part(realm)}/collections/settings?name=${name}`,
  menu: (realm: RealmId, id: string) => `/api/${part(realm)}/collections/menus/${part(id)}`,
  processes: (realm: RealmId, limit: number, offset: number, category: string | null = null) =>
    `/api/${part(realm)}/collections/procesos?limit=${limit}&offset=${offset}&sort=-isPublished,-period._extent.start${within(category)}`,
  processesBetween: (
    realm: RealmId,
    start: CalendarDay,
    end: CalendarDay,
    offset = 0,
    category: string | null = null,
  ) =>
    `/api/${part(realm)}/collections/procesos/between?start=${start}&end=${end}&limit=6&offset=${offset}&sort=-period._extent.start${within(category)}`,
  process: (realm: RealmId, key: string) => `/api/${part(realm)}/collections/procesos?or=${byKey(key, part)}`,
  articles: (realm: RealmId, category: string, limit: number, offset: number) =>
    `/api/${part(realm)}/collections/articulos?categories=${part(category)}&limit=${limit}&offset=${offset}&isPublished=true&sort=-publishPeriod.start`,
  article: (realm: RealmId, key: string) =>
    `/api/${part(realm)}/collections/articulos?or=${byKey(key, part)}`,
  surveys: (realm: RealmId) => `/api/${part(realm)}/surveys?expand=true&lang=va`,
} as const;
