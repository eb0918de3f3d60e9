import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';

/*
 * Where each call of the council's API goes (specification 1, 2 and 3, section 7). Browser, command line and server
 * build addresses here, so that an answer the server sends ahead with a page is found under the address the browser
 * would have asked.
 */

const part = encodeURIComponent;
/** A value inside `or=` cannot hold the comma that separates its terms. */
const term = (key: string) => part(key.replaceAll(',', ''));
const byKey = (key: string) =>
  ['_id', 'data.slug', 'data.slug.und', 'data.slug.es', 'data.slug.va', 'data.slug.ca']
    .map((field) => `${field}=${term(key)}`)
    .join(',');

/** A search as the specification writes it (1, section 7). Signs are escaped, for councils that take it as a pattern. */
const search = (words: string) => `/${words.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')}/i`;
/** The first stretch is asked for as the specification has it: without an offset. */
const from = (offset: number) => (offset === 0 ? '' : `&offset=${offset}`);
/** The specification's filter: a part of the title in any language, or of the name, whatever the case. */
const titled = (text: string) =>
  ['title', 'title.es', 'title.va', 'title.ca', 'title.en', 'title.eu', 'collectionName', 'name']
    .map((field) => `${field}=/${term(text)}/i`)
    .join(',');

export const addresses = {
  settings: (realm: RealmId) => `/api/${part(realm)}/collections/settings?name=participa`,
  menu: (realm: RealmId, id: string) => `/api/${part(realm)}/collections/menus/${part(id)}`,
  processes: (realm: RealmId, limit: number, offset: number) =>
    `/api/${part(realm)}/collections/procesos?limit=${limit}&offset=${offset}&sort=-isPublished,-period._extent.start`,
  processesBetween: (realm: RealmId, start: CalendarDay, end: CalendarDay) =>
    `/api/${part(realm)}/collections/procesos/between?start=${start}&end=${end}&limit=6&offset=0&sort=-period._extent.start`,
  process: (realm: RealmId, key: string) => `/api/${part(realm)}/collections/procesos?or=${byKey(key)}`,
  articles: (realm: RealmId, category: string, limit: number, offset: number) =>
    `/api/${part(realm)}/collections/articulos?categories=${part(category)}&limit=${limit}&offset=${offset}&isPublished=true&sort=-publishPeriod.start`,
  article: (realm: RealmId, key: string) => `/api/${part(realm)}/collections/articulos?or=${byKey(key)}`,
  proposals: (realm: RealmId, { words, ...filters }: ProposalFilters, limit: number, offset: number) => {
    const asked = [
      ...(words === '' ? [] : [`title=${part(search(words))}`]),
      ...(filters.status === '' ? [] : [`data.validationStatus=${part(filters.status)}`]),
      ...(filters.neighbourhood === '' ? [] : [`data.barrio=${part(filters.neighbourhood)}`]),
      ...(filters.category === '' ? [] : [`categories=${part(filters.category)}`]),
    ].map((filter) => `&${filter}`);
    const stretch = `limit=${limit}&offset=${offset}&isPublished=true`;
    return `/api/${part(realm)}/collections/propuestas?${stretch}${asked.join('')}`;
  },
  proposal: (realm: RealmId, key: string) => `/api/${part(realm)}/collections/propuestas?or=${byKey(key)}`,
  vocabulary: (realm: RealmId, name: string) =>
    `/api/${part(realm)}/collections/vocabularios?name=${part(name)}`,
  indexArticles: (realm: RealmId, offset: number) =>
    `/api/${part(realm)}/collections/articulos?fields=title,ita,meta,isPublished,data&ita&limit=1000${from(offset)}`,
  associations: (realm: RealmId, offset: number) =>
    `/api/${part(realm)}/collections/asociaciones?limit=10000&estado=Activa&sort=title&fields=headerImage,logo,title,subtitle,address,nodeTypes,telephones,emails,revisions${from(offset)}`,
  subsidyCalls: (realm: RealmId, offset: number) =>
    `/api/${part(realm)}/collections/convocatorias?limit=10000${from(offset)}`,
  grants: (realm: RealmId, offset: number) =>
    `/api/${part(realm)}/collections/concesiones?limit=10000${from(offset)}`,
  surveys: (realm: RealmId) => `/api/${part(realm)}/surveys?expand=true&lang=va`,
  survey: (realm: RealmId, id: SurveyId) => `/api/${part(realm)}/surveys/${part(id)}`,
  vote: (realm: RealmId, id: SurveyId) => `/api/${part(realm)}/surveys/${part(id)}/vote`,
  myVote: (realm: RealmId, id: SurveyId) => `/api/${part(realm)}/surveys/${part(id)}/myvote`,
  /** Identity and birth date go in the body: addresses are written down by servers and browsers alike. */
  identityCheck: (realm: RealmId) => `/api/${part(realm)}/identitycheck`,
  results: (realm: RealmId, id: SurveyId) => `/api/${part(realm)}/surveys/${part(id)}/results`,
  ballots: (realm: RealmId, id: SurveyId) => `/api/${part(realm)}/surveys/${part(id)}/ballots`,
  loggedIn: (realm: RealmId) => `/users/${part(realm)}/loggedin`,
  mailbox: (realm: RealmId, mailbox: string) => `/api/${part(realm)}/mailbox/${part(mailbox)}`,
  upload: (realm: RealmId, mailbox: string) => `/api/${part(realm)}/${part(mailbox)}/assets2`,
  captcha: (realm: RealmId, language: string) =>
    `/api/${part(realm)}/requests/captcha?format=json&lang=${part(language)}`,
  createRequest: (realm: RealmId, mailbox: string) =>
    `/incidences2/${part(realm)}/requests/${part(mailbox)}/create`,
  readRequest: (realm: RealmId) => `/api/${part(realm)}/requests/read`,
  newPayment: (realm: RealmId) => `/api/${part(realm)}/payments/new`,
  paymentPage: (realm: RealmId, token: string, forward: string) =>
    `/api/${part(realm)}/payments/page?token=${part(token)}&forward=${part(forward)}`,
  paymentNotice: (realm: RealmId) => `/api/${part(realm)}/payments/notice`,
  paymentStatus: (realm: RealmId, payment: string) => `/citaprevia/${part(realm)}/payments/${part(payment)}`,
  census2: (realm: RealmId, census: string) => `/api/${part(realm)}/census2/${part(census)}`,
  streets: (realm: RealmId, collection: string, text: string) =>
    `/api/${part(realm)}/collections/${part(collection)}?nombrevia=${part(`/${text}/i`)}&limit=200`,
  items: (realm: RealmId, collection: string, text: string) =>
    `/contents/${part(realm)}/collections/${part(collection)}?limit=200&expand=false${text === '' ? '' : `&or=${titled(text)}`}`,
  geocode: (realm: RealmId, address: string) => `/api/${part(realm)}/geocode?address=${part(address)}`,
  addressAt: (realm: RealmId, lat: number, lng: number) => `/api/${part(realm)}/geocode?latlng=${lat},${lng}`,
  nearby: (realm: RealmId, mailbox: string, lat: number, lng: number, category: string | null) =>
    `/api/${part(realm)}/requests/${part(mailbox)}/nearby?lat=${lat}&lng=${lng}${category === null ? '' : `&category=${part(category)}`}`,
  follow: (realm: RealmId, iid: string) => `/api/${part(realm)}/requests/${part(iid)}/follow`,
  register: (realm: RealmId) => `/users/v2/auth/register?realm=${part(realm)}`,
  logIn: (realm: RealmId) => `/users/v2/auth/login?realm=${part(realm)}`,
} as const;
