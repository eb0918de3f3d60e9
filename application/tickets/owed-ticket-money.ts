import type { Clock } from '#application/ports/clock.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Refund } from '#domain/payments/refund.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { keyOfNextTry, type TicketMoneyBack, ticketMoneyOwed } from '#domain/tickets/ticket-money.ts';
import type { TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketOrderIn, ticketOrderKind, ticketOrderRecord } from '#domain/tickets/ticket-records.ts';
import type { RefundReservation } from '../reservations/settle-reservation.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import { type KeptTicketOrder, readTicketOrder } from './read-ticket-order.ts';
import { ticketRequest } from './ticket-request.ts';

/** Money of an order that should have gone back, and has not. */
export interface OwedForTickets extends KeptTicketOrder {
  readonly owed: TicketMoneyBack;
}

interface ReadingPorts {
  readonly goodsRecords: Pick<GoodsRecords, 'list' | 'record'>;
  readonly payments: Pick<PaymentStore, 'account'>;
}

const refundsOf = async (
  { payments }: Pick<ReadingPorts, 'payments'>,
  { realm }: GoodId,
  { payment }: TicketOrder,
): Promise<readonly Refund[]> =>
  payment === null ? [] : ((await payments.account(realm, payment))?.refunds ?? []);

/**
 * What the council owes for tickets of an event: refunds that failed, and cash that nobody has handed over. Of `owner`, only
 * those orders are read.
 */
export const listOwedForTickets =
  (ports: ReadingPorts) =>
  async (good: GoodId, owner: string | null = null): Promise<readonly OwedForTickets[]> => {
    const records = await allRecords(ports)(good, ticketOrderKind, owner);
    const found = await Promise.all(
      records.map(async (record) => {
        const order = ticketOrderIn(record);
        if (ticketMoneyOwed(order, []).length === 0) return [];
        const owed = ticketMoneyOwed(order, await refundsOf(ports, good, order));
        return owed.map((one) => ({ order, version: record.version, owed: one }));
      }),
    );
    return found.flat();
  };

/** Why no money goes back. `failed`: the bank did not accept it. */
export interface TicketOwedRefused {
  readonly kind: 'unknownTickets' | 'nothingOwed' | 'failed' | 'changed';
}

/** Returns money that is owed: by the bank to who paid there, or in cash, which the person of staff says to have handed over. */
export const returnOwedForTickets =
  (
    ports: ReadingPorts & {
      readonly goods: Pick<GoodsStore, 'ask'>;
      readonly refund: RefundReservation;
      readonly clock: Clock;
    },
  ) =>
  async (
    good: GoodId,
    asked: { readonly order: string; readonly what: string; readonly isHanded: boolean; readonly by: string },
  ): Promise<Either<TicketOwedRefused, TicketOrder>> => {
    const kept = await readTicketOrder(ports)(good, asked.order);
    if (kept === null) return left({ kind: 'unknownTickets' });
    const { order, version } = kept;
    const refunds = await refundsOf(ports, good, order);
    const owed = ticketMoneyOwed(order, refunds).find(({ what }) => what === asked.what);
    if (owed === undefined) return left({ kind: 'nothingOwed' });
    const { by } = asked;
    if (!asked.isHanded && order.payment !== null) {
      const key = keyOfNextTry(owed, refunds);
      const done = await ports.refund(good.realm, order.payment, { key, amount: owed.amount, by });
      const after = ticketMoneyOwed(order, await refundsOf(ports, good, order));
      const isOwed = after.some(({ what }) => what === asked.what);
      return isLeft(done) || isOwed ? left({ kind: 'failed' }) : right(order);
    }
    const handed: TicketOrder = { ...order, handed: [...(order.handed ?? []), owed.what] };
    const at = ports.clock.now();
    const records = [ticketOrderRecord(handed, version + 1)];
    const request = ticketRequest(`handed/${owed.key}`, { at, by, acts: [], records });
    return isLeft(await ports.goods.ask(good, request)) ? left({ kind: 'changed' }) : right(handed);
  };
