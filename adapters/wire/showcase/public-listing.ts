import * as t from 'io-ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { ageOfListing, daysUnconfirmed } from '#domain/showcase/listing-age.ts';
import type { ShopPhoto } from '#domain/showcase/photos/shop-photos.ts';
import type { ShopListing, ShopOffer } from '#domain/showcase/shop-listing.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { nullable, wordOf } from '../decode.ts';
import { fileAddress } from '../files/town-file.ts';
import { otherWordsWire, writeOtherWords } from './other-words.ts';
import { shopDetailsWire, writeDetails } from './shop-details.ts';

/** An offer as everybody reads it; `left`: how many pieces can still be set aside. */
const publicOfferWire = t.type({
  id: t.string,
  title: t.string,
  from: t.string,
  until: t.string,
  pieces: t.number,
  left: t.number,
});
export type PublicOffer = t.TypeOf<typeof publicOfferWire>;

/** A shop as the showcase shows it to everybody. */
export const publicListingWire = t.type({
  id: t.string,
  name: t.string,
  address: t.string,
  place: nullable(t.type({ lat: t.number, lng: t.number })),
  headings: t.array(t.string),
  sells: t.string,
  hours: t.string,
  telephone: t.string,
  details: shopDetailsWire,
  language: wordOf(languages),
  others: t.array(otherWordsWire),
  takesVouchers: t.boolean,
  confirmed: t.string,
  age: wordOf(['fresh', 'stale'] as const),
  days: t.number,
  offers: t.array(publicOfferWire),
  photo: nullable(t.type({ src: t.string, alt: t.string, language: wordOf(languages) })),
});
export type PublicListing = t.TypeOf<typeof publicListingWire>;

interface Shown {
  readonly shop: Shop;
  readonly listing: ShopListing;
  readonly offers: readonly (ShopOffer & { readonly left: number })[];
  readonly photo: ShopPhoto | null;
}

interface ShownWith {
  readonly realm: RealmId;
  readonly now: Instant;
  readonly takesVouchers: boolean;
}

export const writePublicListing = (
  { shop, listing, offers, photo }: Shown,
  { realm, now, takesVouchers }: ShownWith,
): PublicListing => ({
  id: shop.id,
  name: shop.name,
  address: shop.address,
  place: shop.place,
  headings: [...shop.headings],
  sells: listing.sells,
  hours: listing.hours,
  telephone: listing.telephone,
  details: writeDetails(listing.details),
  language: listing.language,
  others: writeOtherWords(listing.others),
  takesVouchers,
  confirmed: new Date(listing.confirmed).toISOString(),
  age: ageOfListing(listing.confirmed, now) === 'fresh' ? 'fresh' : 'stale',
  days: daysUnconfirmed(listing.confirmed, now),
  offers: offers.map((one) => ({ ...one })),
  photo: photo && { src: fileAddress(realm, photo.file), alt: photo.alt, language: photo.language },
});
