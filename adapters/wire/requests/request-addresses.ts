import type { Language } from '#domain/shared/localized-text.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { addressAt } from '../address-at.ts';
import { addressOf } from '../address-of.ts';
import { documentsAddress } from '../collections/documents-address.ts';
import type { listDocumentsCall } from '../collections/list-documents.ts';
import { showPaymentPageCall } from '../payments/show-payment-page.ts';

/* The addresses of what a collection offers to forms, and of the page of a payment (specification 1, section 7). */

/** A value inside `or=` cannot contain the comma that separates its terms. */
const term = (key: string) => key.replaceAll(',', '');
/** The specification's filter: a part of the title in any language, or of the name, in upper or lower case. */
const titled = (text: string) =>
  ['title', 'title.es', 'title.va', 'title.ca', 'title.en', 'title.eu', 'collectionName', 'name']
    .map((field) => `${field}=/${term(text)}/i`)
    .join(',');

export const requestAddresses = {
  paymentPage: (realm: RealmId, token: string, forward: string, language: Language) =>
    addressOf(showPaymentPageCall, { realm, token, forward, lang: language }),
  streets: (realm: RealmId, collection: string, text: string) =>
    documentsAddress(realm, collection, { nombrevia: `/${text}/i`, limit: 200 }),
  items: (realm: RealmId, collection: string, text: string) =>
    addressAt<typeof listDocumentsCall>('/contents/{realm}/collections/{collection}', {
      realm,
      collection,
      limit: 200,
      expand: false,
      or: text === '' ? null : titled(text),
    }),
} as const;
