import * as t from 'io-ts';
import { languages } from '#domain/shared/localized-text.ts';
import type { ShopListing } from '#domain/showcase/shop-listing.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable, wordOf } from '../decode.ts';
import { otherWordsWire, writeOtherWords } from './other-words.ts';
import { shopDetailsWire, writeDetails } from './shop-details.ts';
import { ownPhotosWire } from './photos/own-photos.ts';
import { visitsWire } from './visits.ts';

const typedOfferWire = t.type({
  id: t.string,
  title: t.string,
  from: t.string,
  until: t.string,
  pieces: t.number,
});

const typed = {
  sells: t.string,
  hours: t.string,
  telephone: t.string,
  isShown: t.boolean,
  offers: t.array(typedOfferWire),
};

/** What a shop says of itself, as the shop reads it; null: it has written nothing. */
export const ownListingWire = t.type({
  listing: nullable(
    t.type({
      ...typed,
      language: wordOf(languages),
      others: t.array(otherWordsWire),
      details: shopDetailsWire,
      confirmed: t.string,
    }),
  ),
  /** The hours and the telephone of its application, in which the form begins. */
  hours: t.string,
  telephone: t.string,
  photos: ownPhotosWire,
  /** How often it was seen, by months, the newest first. */
  visits: t.array(visitsWire),
});
export type OwnListing = t.TypeOf<typeof ownListingWire>;

export const writeOwnListing = (
  listing: ShopListing | null,
  beside: Pick<OwnListing, 'hours' | 'telephone' | 'photos' | 'visits'>,
): OwnListing => ({
  listing: listing && {
    sells: listing.sells,
    hours: listing.hours,
    telephone: listing.telephone,
    language: listing.language,
    others: writeOtherWords(listing.others),
    details: writeDetails(listing.details),
    isShown: listing.isShown,
    offers: listing.offers.map((one) => ({ ...one })),
    confirmed: new Date(listing.confirmed).toISOString(),
  },
  ...beside,
});

/** What the shop whose device the browser is says of itself. */
export const readOwnListingCall = {
  method: 'get',
  path: '/api/{realm}/shop/listing',
  caller: 'anybody',
  answer: ownListingWire,
  refusals: ['shopNotAuthorised'],
} as const satisfies Call;

export const readOwnListingText: CallText<typeof readOwnListingCall> = {
  call: readOwnListingCall,
  id: 'readOwnListing',
  topic: 'showcase',
  summary:
    'What the shop whose device the browser is says of itself in the showcase, the hours and the telephone of its application, its photos, and how often it was seen, called and asked the way to in each of the last months; null of a count below five.',
  answer: 'The listing; null if the shop has written none.',
};

/** Writes what a shop says of itself. */
export const writeOwnListingCall = {
  method: 'post',
  path: '/api/{realm}/shop/listing',
  caller: 'anybody',
  body: t.intersection([
    t.type({ ...typed, language: wordOf(languages) }),
    t.partial({ details: shopDetailsWire, others: t.array(otherWordsWire) }),
  ]),
  isClosed: true,
  answer: ownListingWire,
  refusals: ['shopNotAuthorised', 'listingRefused', 'storageFailed'],
} as const satisfies Call;

export const writeOwnListingText: CallText<typeof writeOwnListingCall> = {
  call: writeOwnListingCall,
  id: 'writeOwnListing',
  topic: 'showcase',
  summary:
    'Writes what the shop says of itself; it is in the showcase at once, and counts as confirmed. where of listingRefused names the wrong fields, with commas between them: sells, hours (a sentence of days and hours, such as “De lunes a viernes, de 9 a 14”), telephone, whatsapp, web (each may be empty), offers (at most eight), offer.0 for the first offer, others (a language comes twice), sellsIn.va, hoursIn.va and offerIn.va.0 for what is wrong in another language; or it is changed, if another device wrote at the same moment. pieces of an offer: how many the shop sets aside for people who ask; 0 for none. language is that of these texts, and others has them in other languages: what is empty there is shown in language. hours in another language must say the same hours, or nothing. details and others may be missing: then those that are stored stay, without hours that are no longer those of the listing. speaks has languages, and signs for the sign language of the country.',
  example: {
    sells: 'Pan, coca y dulces. Hoy, coca de tomaca.',
    hours: 'De lunes a sábado, de 8 a 14',
    telephone: '960 000 001',
    details: {
      isStepFree: true,
      delivers: false,
      takesCards: true,
      speaks: ['es', 'va'],
      whatsapp: '600 000 001',
      web: 'https://forn.example',
    },
    isShown: true,
    offers: [
      { id: 'cocas', title: 'Dos cocas por 5 €', from: '2026-11-16', until: '2026-11-21', pieces: 20 },
    ],
    language: 'es',
    others: [
      {
        language: 'va',
        sells: 'Pa, coca i dolços. Hui, coca de tomaca.',
        hours: 'De dilluns a dissabte, de 8 a 14',
        offers: [{ id: 'cocas', title: 'Dos coques per 5 €' }],
      },
    ],
  },
  answer: 'The listing.',
};
