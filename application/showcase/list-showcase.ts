import { allRecords } from '#application/scarcity/all-records.ts';
import type { Town } from '#domain/access/town.ts';
import { freeIn } from '#domain/scarcity/pool.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { ageOfListing } from '#domain/showcase/listing-age.ts';
import { photosIn, photosKind, type ShopPhoto } from '#domain/showcase/photos/shop-photos.ts';
import type { ShopListing, ShopOffer } from '#domain/showcase/shop-listing.ts';
import { goodOfShop, listingIn, listingKind, showcaseGood } from '#domain/showcase/showcase-records.ts';
import { offersFrom } from '#domain/showcase/typed-listing.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import type { ShowcasePorts } from './showcase-ports.ts';

/** An offer, and how many pieces of it can still be set aside. */
export interface ShownOffer extends ShopOffer {
  readonly left: number;
}

/** A shop as the showcase shows it. */
export interface ShownListing {
  readonly shop: Shop;
  readonly listing: ShopListing;
  readonly offers: readonly ShownOffer[];
  /** The photo that staff accepted; null if there is none. */
  readonly photo: ShopPhoto | null;
}

/** The offers of today and later, with what is left of each. */
async function shownOffers(
  { goods }: Pick<ShowcasePorts, 'goods'>,
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
  listing: ShopListing,
  now: Instant,
): Promise<readonly ShownOffer[]> {
  const offers = offersFrom(listing, dayAt(now, timeZone));
  if (offers.every(({ pieces }) => pieces === 0)) return offers.map((one) => ({ ...one, left: 0 }));
  const pools = await goods.pools({ realm, good: goodOfShop(listing.shop) }, now);
  return offers.map((one) => {
    const pool = pools.find(({ id }) => id === one.id);
    const left = pool === undefined ? one.pieces : freeIn({ ...pool, size: one.pieces });
    return { ...one, left: Math.max(0, left) };
  });
}

/** The shops of a town that want to be seen and are authorised, by name. Those not confirmed for 180 days are hidden. */
export const listShowcase =
  (ports: ShowcasePorts) =>
  async (town: Pick<Town, 'realm' | 'timeZone'>): Promise<readonly ShownListing[]> => {
    const now = ports.clock.now();
    const good = { realm: town.realm, good: showcaseGood };
    const [records, photos] = await Promise.all([
      allRecords(ports)(good, listingKind),
      allRecords(ports)(good, photosKind),
    ]);
    const listings = new Map(records.map((record) => [record.id, listingIn(record)]));
    const photoOf = new Map(photos.map((record) => [record.id, photosIn(record).shown]));
    const shown = (await ports.shops.list(town.realm)).flatMap((shop) => {
      const listing = listings.get(shop.id);
      if (shop.status !== 'authorised' || listing === undefined || !listing.isShown) return [];
      return ageOfListing(listing.confirmed, now) === 'hidden'
        ? []
        : [{ shop, listing, photo: photoOf.get(shop.id) ?? null }];
    });
    return Promise.all(
      shown.map(async (one) => ({ ...one, offers: await shownOffers(ports, town, one.listing, now) })),
    );
  };
