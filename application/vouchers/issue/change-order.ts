import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { entryRecord } from '#domain/vouchers/draw/voucher-entry.ts';
import { orderRecord } from '#domain/vouchers/issue/issue-records.ts';
import { orderLasts, type VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';
import { readEntry } from '../draw/voucher-entries.ts';
import { readOrder } from './read-order.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask' | 'grant'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly clock: Clock;
}

/** Why an order that waits for its payment is not changed. `notHeld`: its time is over, or it is paid. */
export interface OrderChangeRefused {
  readonly kind: 'unknownOrder' | 'notHeld' | 'extendedOften';
}

const requestFor = (
  { id }: Pick<VoucherOrder, 'id'>,
  key: string,
  parts: Pick<GoodsRequest, 'at' | 'acts' | 'records'>,
): GoodsRequest => ({ key: `${key}/${id}`, bodyHash: key, by: 'sender', money: [], ...parts });

/** Keeps the vouchers of an order for ten minutes more. Pressed twice at once, it counts once. */
export const extendOrder =
  (ports: Ports) =>
  async (good: GoodId, id: string): Promise<Either<OrderChangeRefused, 'extended'>> => {
    const kept = await readOrder(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownOrder' });
    const at = ports.clock.now();
    const { order } = kept;
    // What was drawn has its days, and then it is the next person's.
    if (order.drawn !== undefined) return left({ kind: 'notHeld' });
    const grants = await Promise.all(order.vouchers.map((one) => ports.goods.grant(good, one.id, at)));
    const first = grants.find((grant) => grant?.status === 'held');
    if (!first) return left({ kind: 'notHeld' });
    const until = at + orderLasts;
    const acts = order.vouchers.map(({ id: grant }) => ({ kind: 'extend', grant, until }) as const);
    const request = requestFor(order, `more/${first.extended + 1}`, { at, acts, records: [] });
    const done = await ports.goods.ask(good, request);
    if (!isLeft(done)) return right('extended');
    return left({ kind: done.left.kind === 'extendedOften' ? 'extendedOften' : 'notHeld' });
  };

/** That the person of an order is in the draw no more; nothing if the order was not drawn. */
async function leavingDraw(
  { goodsRecords }: Pick<Ports, 'goodsRecords'>,
  good: GoodId,
  { drawn, holder }: VoucherOrder,
): Promise<readonly GoodsRecord[]> {
  const kept = drawn === undefined ? null : await readEntry({ goodsRecords })(good, holder);
  return kept === null
    ? []
    : [entryRecord({ ...kept.entry, status: 'over', mail: null }, kept.at, kept.version + 1)];
}

/** Frees the vouchers of an order that its holder does not want as it is: others can have them at once. */
export const leaveOrder =
  (ports: Ports) =>
  async (good: GoodId, id: string): Promise<Either<OrderChangeRefused, 'left'>> => {
    const kept = await readOrder(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownOrder' });
    const { order, version } = kept;
    if (order.state === 'ended') return right('left');
    const at = ports.clock.now();
    // Before its draw has given it a lot, nothing is set aside for it.
    const isInDraw = order.state === 'entered' || order.state === 'waiting';
    const held = isInDraw ? [] : order.vouchers;
    const acts = held.map(({ id: grant }) => ({ kind: 'release', grant }) as const);
    const records = [
      orderRecord({ ...order, state: 'ended' }, version + 1),
      ...(await leavingDraw(ports, good, order)),
    ];
    const done = await ports.goods.ask(good, requestFor(order, 'left', { at, acts, records }));
    return isLeft(done) ? left({ kind: 'notHeld' }) : right('left');
  };
