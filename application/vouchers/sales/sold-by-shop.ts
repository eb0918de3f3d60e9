import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { type SampleState, sampledIn } from '#domain/vouchers/sales/sold-sales.ts';
import { reviewIn, reviewKind } from '#domain/vouchers/settlements/settlement-records.ts';
import { listCampaigns } from '../list-campaigns.ts';
import { salesWithin } from '../settlements/settled-sales.ts';
import type { SaleOfDay } from './sales-of-day.ts';

const always = { from: 0, until: Number.MAX_SAFE_INTEGER };
const allReviews = { kind: reviewKind, owner: null, from: null, until: null, after: null, limit: 100_000 };

/** All that a shop has sold in all campaigns, the latest first, with the samples that it is in. */
export const soldByShop =
  (ports: { readonly goodsRecords: GoodsRecords }) =>
  async (
    realm: RealmId,
    shop: string,
  ): Promise<{
    readonly sales: readonly SaleOfDay[];
    readonly sampled: ReadonlyMap<string, SampleState>;
  }> => {
    const campaigns = await listCampaigns(ports)(realm);
    const found = await Promise.all(
      campaigns.map(async ({ campaign }) => {
        const good = { realm, good: goodOfCampaign(campaign.id) };
        const [sales, reviews] = await Promise.all([
          salesWithin(ports, good, { owner: shop, ...always }),
          ports.goodsRecords.list(good, allReviews),
        ]);
        return { sales: sales.map((sale) => ({ campaign, sale })), reviews: reviews.map(reviewIn) };
      }),
    );
    return {
      sales: found.flatMap(({ sales }) => sales).toSorted((a, b) => b.sale.at - a.sale.at),
      sampled: sampledIn(found.flatMap(({ reviews }) => reviews)),
    };
  };
