import type { RealmId } from '#domain/shared/ids.ts';
import type { ShopListing } from '#domain/showcase/shop-listing.ts';
import { askingKind, listingIn, listingKind, showcaseGood } from '#domain/showcase/showcase-records.ts';
import type { ShowcasePorts } from './showcase-ports.ts';

/** What is stored of a shop in the showcase: its listing, and the versions of it and of its asking; 0 if there is none. */
export interface KeptListing {
  readonly listing: ShopListing | null;
  readonly version: number;
  readonly asking: number;
}

/** The listing of a shop. */
export const readListingOf =
  ({ goodsRecords }: Pick<ShowcasePorts, 'goodsRecords'>) =>
  async (realm: RealmId, shop: string): Promise<KeptListing> => {
    const good = { realm, good: showcaseGood };
    const [kept, asking] = await Promise.all([
      goodsRecords.record(good, listingKind, shop),
      goodsRecords.record(good, askingKind, shop),
    ]);
    return {
      listing: kept && listingIn(kept),
      version: kept?.version ?? 0,
      asking: asking?.version ?? 0,
    };
  };
