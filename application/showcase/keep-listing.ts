import type { Town } from '#domain/access/town.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { nextAsking } from '#domain/showcase/listing-age.ts';
import type { ShopListing } from '#domain/showcase/shop-listing.ts';
import { askingRecord, listingRecord, showcaseGood } from '#domain/showcase/showcase-records.ts';
import type { KeptListing } from './read-listing.ts';
import type { ShowcasePorts } from './showcase-ports.ts';

/** Somebody else changed the listing in the same moment. */
export interface ListingChanged {
  readonly kind: 'listingChanged';
}

/** Stores a listing that its shop wrote or confirmed, with the day on which the shop is asked next. */
export async function keepListing(
  { goods }: Pick<ShowcasePorts, 'goods'>,
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
  { version, asking }: KeptListing,
  listing: ShopListing,
): Promise<Either<ListingChanged, ShopListing>> {
  const { shop, confirmed, isShown } = listing;
  const next = isShown ? nextAsking(confirmed, timeZone) : null;
  const done = await goods.ask(
    { realm, good: showcaseGood },
    {
      key: `listing/${shop}/${version + 1}`,
      bodyHash: JSON.stringify(listing),
      at: confirmed,
      by: bySender,
      acts: [],
      money: [],
      records: [listingRecord(listing, version + 1), askingRecord(shop, next, asking + 1)],
    },
  );
  return isLeft(done) ? left({ kind: 'listingChanged' }) : right(listing);
}
