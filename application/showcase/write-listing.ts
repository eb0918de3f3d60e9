import type { Town } from '#domain/access/town.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import type { ShopListing } from '#domain/showcase/shop-listing.ts';
import { keptWords } from '#domain/showcase/other-words.ts';
import { readListing, type TypedListing } from '#domain/showcase/typed-listing.ts';
import { keepListing, type ListingChanged } from './keep-listing.ts';
import { readListingOf } from './read-listing.ts';
import type { ShowcasePorts } from './showcase-ports.ts';

/** Why a listing is not stored. */
export type ListingRefused =
  | { readonly kind: 'listingRefused'; readonly fields: readonly string[] }
  | ListingChanged;

/** Stores what an authorised shop writes of itself. It counts as confirmed. */
export const writeListing =
  (ports: Pick<ShowcasePorts, 'goods' | 'goodsRecords' | 'clock'>) =>
  async (
    town: Pick<Town, 'realm' | 'timeZone'>,
    { shop, language }: { readonly shop: string; readonly language: Language },
    typed: TypedListing,
  ): Promise<Either<ListingRefused, ShopListing>> => {
    const kept = await readListingOf(ports)(town.realm, shop);
    // A page from before there were details or other languages says nothing of them: what is stored stays.
    const details = typed.details ?? kept.listing?.details;
    const others = typed.others ?? keptWords(kept.listing?.others ?? [], typed.hours);
    const read = readListing({ ...typed, details, others }, { shop, language, at: ports.clock.now() });
    if (isLeft(read)) return left({ kind: 'listingRefused', fields: read.left });
    return keepListing(ports, town, kept, read.right);
  };
