import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { Town } from '#domain/access/town.ts';
import { type CalendarDay, endOfDay, startOfDay } from '#domain/shared/calendar-day.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { type KeptSale, saleIn, saleKind } from '#domain/vouchers/sales/sale-records.ts';
import { listCampaigns } from '../list-campaigns.ts';

/** A sale with its campaign. */
export interface SaleOfDay {
  readonly campaign: VoucherCampaign;
  readonly sale: KeptSale;
}

/** No till makes more sales with vouchers in a day. */
const mostSales = 1000;

/** The sales of a shop on a day of the town, in all its campaigns, the latest first. */
export const salesOfDay =
  (ports: { readonly goodsRecords: GoodsRecords }) =>
  async ({ realm, timeZone }: Town, shop: string, day: CalendarDay): Promise<readonly SaleOfDay[]> => {
    const [from, until] = [startOfDay(day, timeZone), endOfDay(day, timeZone)];
    const query = { kind: saleKind, owner: shop, from, until, limit: mostSales, after: null };
    const campaigns = await listCampaigns(ports)(realm);
    const lists = await Promise.all(
      campaigns.map(async ({ campaign }) => {
        const good = { realm, good: goodOfCampaign(campaign.id) };
        const records = await ports.goodsRecords.list(good, query);
        return records.map((record) => ({ campaign, sale: saleIn(record) }));
      }),
    );
    return lists.flat().toSorted((a, b) => b.sale.at - a.sale.at);
  };
