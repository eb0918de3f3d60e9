import type { Language } from '#domain/shared/localized-text.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/* Where the calls of forms, uploads and payments go (specification 1, section 7). */

const part = encodeURIComponent;
/** A value inside `or=` cannot hold the comma that separates its terms. */
const term = (key: string) => part(key.replaceAll(',', ''));
/** The specification's filter: a part of the title in any language, or of the name, whatever the case. */
const titled = (text: string) =>
  ['title', 'title.es', 'title.va', 'title.ca', 'title.en', 'title.eu', 'collectionName', 'name']
    .map((field) => `${field}=/${term(text)}/i`)
    .join(',');

export const requestAddresses = {
  mailbox: (realm: RealmId, mailbox: string) => `/api/${part(realm)}/mailbox/${part(mailbox)}`,
  upload: (realm: RealmId, mailbox: string) => `/api/${part(realm)}/${part(mailbox)}/assets2`,
  captcha: (realm: RealmId, language: string) =>
    `/api/${part(realm)}/requests/captcha?format=json&lang=${part(language)}`,
  createRequest: (realm: RealmId, mailbox: string) =>
    `/incidences2/${part(realm)}/requests/${part(mailbox)}/create`,
  readRequest: (realm: RealmId) => `/api/${part(realm)}/requests/read`,
  newPayment: (realm: RealmId) => `/api/${part(realm)}/payments/new`,
  paymentPage: (realm: RealmId, token: string, forward: string, language: Language) =>
    `/api/${part(realm)}/payments/page?token=${part(token)}&forward=${part(forward)}&lang=${language}`,
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
} as const;
