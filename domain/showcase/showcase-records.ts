import type { JsonObject } from '../documents/json.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { Pickup } from './pickup.ts';
import { noShopDetails } from './shop-details.ts';
import type { ShopListing } from './shop-listing.ts';

/** The good of a town in which the listings of its shops are kept. */
export const showcaseGood = 'showcase';
/** The kind of the record of a listing. Its moment is that of the confirmation. */
export const listingKind = 'listing';
/** The kind of the record that says when a shop is asked next. */
export const askingKind = 'asking';
/** The owner of askings that are to come. */
export const askingOwner = 'due';
/** The kind of the record of things that are set aside. */
export const pickupKind = 'pickup';

/** The good of a shop: what it sets aside. */
export const goodOfShop = (shop: string): string => `shop/${shop}`;
/** The shop of a good; null if the good is of something else. */
export const shopOfGood = (good: string): string | null =>
  good.startsWith('shop/') ? good.slice('shop/'.length) : null;

/** The record of a listing, to be stored as this version. */
export const listingRecord = (listing: ShopListing, version: number): GoodsRecord => ({
  kind: listingKind,
  id: listing.shop,
  owner: '',
  at: listing.confirmed,
  version,
  body: listing as unknown as JsonObject,
});

/** The listing that a record has; those that are older than details or other languages say nothing of them. */
export function listingIn({ body }: Pick<GoodsRecord, 'body'>): ShopListing {
  const kept = body as unknown as Omit<ShopListing, 'details' | 'others'> & Partial<ShopListing>;
  return { ...kept, details: kept.details ?? noShopDetails, others: kept.others ?? [] };
}

/** The record of when a shop is asked next; null: it is not asked any more. */
export const askingRecord = (shop: string, at: Instant | null, version: number): GoodsRecord => ({
  kind: askingKind,
  id: shop,
  owner: at === null ? '' : askingOwner,
  at: at ?? 0,
  version,
  body: {},
});

/** The record of things that are set aside: it is never changed. */
export const pickupRecord = (pickup: Pickup): GoodsRecord => ({
  kind: pickupKind,
  id: pickup.id,
  owner: '',
  at: pickup.at,
  version: 1,
  body: pickup as unknown as JsonObject,
});

/** The things that a record says are set aside. */
export const pickupIn = ({ body }: Pick<GoodsRecord, 'body'>): Pickup => body as unknown as Pickup;
