import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { grantingOf } from '../issue/order-request.ts';
import { readOrder } from '../issue/read-order.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly clock: Clock;
}

/** Why a lot is not taken. `notHeld`: its time is over, or it is to be paid. */
export interface LotNotTaken {
  readonly kind: 'unknownOrder' | 'notHeld';
}

/** Makes the vouchers of a lot that costs nothing its holder's. Sent again, it is the same. */
export const takeLot =
  (ports: Ports) =>
  async (
    good: GoodId,
    campaign: Pick<VoucherCampaign, 'redeem' | 'offline'>,
    key: string,
  ): Promise<Either<LotNotTaken, 'taken'>> => {
    const kept = await readOrder(ports)(good, key);
    if (kept === null || kept.order.drawn === undefined) return left({ kind: 'unknownOrder' });
    const { order, version } = kept;
    if (order.state === 'granted') return right('taken');
    if (order.state !== 'held' || order.amount > 0) return left({ kind: 'notHeld' });
    const at = ports.clock.now();
    const granting = grantingOf(campaign, order, { channel: 'web', at, version: version + 1 });
    const request = { ...granting, key: `take/${order.id}`, bodyHash: 'take', at, by: 'sender' };
    return isLeft(await ports.goods.ask(good, request)) ? left({ kind: 'notHeld' }) : right('taken');
  };
