import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { poolWithout } from '#domain/vouchers/issue/pool-without.ts';
import { areaOfOrder, typesOfLines } from '#domain/vouchers/issue/voucher-order.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { GoodsRefused } from './goods-refused.ts';
import type { AskedOrder } from './order-vouchers.ts';
import { readOrder } from './read-order.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'pools'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
}

/**
 * Whether nothing is left of what an order asks for, before its person is checked: in a rush most people come too late, and nothing
 * is written for them. Null: there may be enough, the order is there already, or it is wrong; then it is carried out as any other.
 */
export const findSoldOut =
  ({ goods, goodsRecords }: Ports) =>
  async (
    realm: RealmId,
    campaign: VoucherCampaign,
    { id: key, lines, area: named, channel }: Pick<AskedOrder, 'id' | 'lines' | 'area' | 'channel'>,
    at: Instant,
  ): Promise<GoodsRefused | null> => {
    const [types, area] = [typesOfLines(campaign, lines), areaOfOrder(campaign, named)];
    if (isLeft(types) || isLeft(area)) return null;
    const good = { realm, good: goodOfCampaign(campaign.id) };
    const pool = poolWithout(campaign, await goods.pools(good, at), {
      types: types.right,
      area: area.right,
      channel,
    });
    if (pool === null || (await readOrder({ goodsRecords })(good, key)) !== null) return null;
    return { kind: 'soldOut', pool };
  };
