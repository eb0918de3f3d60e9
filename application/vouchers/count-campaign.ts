import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { campaignFigures, type CampaignFigures } from '#domain/vouchers/campaign-figures.ts';
import { voucherKind } from '#domain/vouchers/issue/issue-records.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';

/** The kind of the records of sales. */
const saleKind = 'sale';

interface FigureParts {
  readonly goods: Pick<GoodsStore, 'pools'>;
  readonly goodsFigures: GoodsFigures;
}

/** What came of a campaign so far. */
export const countCampaign =
  ({ goods, goodsFigures }: FigureParts) =>
  async (
    realm: RealmId,
    campaign: VoucherCampaign,
    { at, zone }: { readonly at: Instant; readonly zone: TimeZone },
  ): Promise<CampaignFigures> => {
    const id = { realm, good: goodOfCampaign(campaign.id) };
    const [pools, grants, endings, accounts, sales] = await Promise.all([
      goods.pools(id, at),
      goodsFigures.grants(id, at),
      goodsFigures.endings(id, voucherKind, at),
      goodsFigures.accounts(id),
      goodsFigures.records(id, saleKind),
    ]);
    return campaignFigures(campaign, { pools, grants, endings, accounts, sales }, { at, zone });
  };
