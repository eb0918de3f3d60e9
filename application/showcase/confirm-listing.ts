import type { Town } from '#domain/access/town.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ShopListing } from '#domain/showcase/shop-listing.ts';
import { keepListing } from './keep-listing.ts';
import { readListingOf } from './read-listing.ts';
import type { ShowcasePorts } from './showcase-ports.ts';

/** A keyed hash of a text. */
type Seal = (text: string) => string;

const sealLetters = 32;
const sealOf = (seal: Seal, realm: RealmId, shop: string, asked: Instant): string =>
  seal(`asking of a shop ${JSON.stringify([realm, shop, asked])}`).slice(0, sealLetters);

/** The key of the link by which a shop confirms its listing: for the mail that asked at that moment. */
export const askingKey = (seal: Seal, realm: RealmId, shop: string, asked: Instant): string =>
  [shop, asked.toString(36), sealOf(seal, realm, shop, asked)].join('.');

/** A shop, its listing, and when it was asked about it. */
export interface AskedListing {
  readonly shop: Shop;
  readonly listing: ShopListing;
  readonly asked: Instant;
}

interface Ports extends ShowcasePorts {
  readonly seal: Seal;
}

/** The listing that a key is for; null if the key is not one of ours, or its shop is not authorised. */
export const askedListing =
  (ports: Pick<Ports, 'seal' | 'shops' | 'goodsRecords'>) =>
  async (realm: RealmId, key: string): Promise<AskedListing | null> => {
    const [id = '', moment = '', signed = ''] = key.split('.');
    const asked = Number.parseInt(moment, 36);
    if (!Number.isSafeInteger(asked) || signed !== sealOf(ports.seal, realm, id, asked)) return null;
    const shop = await ports.shops.find(realm, id);
    const { listing } = await readListingOf(ports)(realm, id);
    return shop?.status !== 'authorised' || listing === null ? null : { shop, listing, asked };
  };

/**
 * Confirms by the key of a mail that a listing still holds. A key counts once: a listing that was confirmed after its mail
 * stays as it is, so that an old mail that somebody finds confirms nothing. Null as above.
 */
export const confirmListing =
  (ports: Ports) =>
  async (town: Pick<Town, 'realm' | 'timeZone'>, key: string): Promise<AskedListing | null> => {
    const found = await askedListing(ports)(town.realm, key);
    if (found === null || found.listing.confirmed >= found.asked) return found;
    const kept = await readListingOf(ports)(town.realm, found.shop.id);
    const listing = { ...found.listing, confirmed: ports.clock.now() };
    const done = await keepListing(ports, town, kept, listing);
    // Pressed twice at the same time: the other press has confirmed it.
    return isLeft(done) ? askedListing(ports)(town.realm, key) : { ...found, listing };
  };
