import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { isStillPaid, type Payment } from '#domain/payments/payment.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { sessionPoolsToSet } from '#domain/tickets/event-pools.ts';
import { type TicketOrder, ticketsHeldFor } from '#domain/tickets/ticket-order.ts';
import { ticketNotices } from '#domain/tickets/ticket-notices.ts';
import { ticketOrderRecord } from '#domain/tickets/ticket-records.ts';
import { goodOfEvent, sessionOf, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import type { RefundReservation } from '../reservations/settle-reservation.ts';
import { readCallOff } from './call-off/read-call-off.ts';
import { type KeptTicketOrder, readTicketOrder } from './read-ticket-order.ts';
import { ticketsOfSubject } from './ticket-payment.ts';
import { grantingTickets, holdsOfTickets, newlyLettered, ticketRequest } from './ticket-request.ts';

/** What the payment of an order is settled with. */
export interface SettleTicketPorts {
  readonly goods: Pick<GoodsStore, 'ask' | 'pools'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly payments: Pick<PaymentStore, 'change'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
  readonly refund: RefundReservation;
}

/**
 * What became of a payment. `granted`: the tickets are their holder's. `refunded`: they were gone when the money came, or it
 * was paid twice, and the money goes back. `refundFailed`: it should, and staff must return it. `none`: it is not paid, or it
 * is not for tickets.
 */
export type SettledTickets = 'granted' | 'refunded' | 'refundFailed' | 'none';

interface Paid {
  readonly good: GoodId;
  readonly event: TicketedEvent;
  readonly kept: KeptTicketOrder;
  readonly payment: Payment;
}

const bought = (order: TicketOrder, now: number, version: number) =>
  ticketNotices(order, 'bought', { now, version });

/** Gives the tickets that are still set aside. */
function confirming({ clock }: Pick<SettleTicketPorts, 'clock'>, { kept, payment }: Paid): GoodsRequest {
  const at = clock.now();
  const version = kept.version + 1;
  const order = { ...kept.order, payment: payment.id };
  const { acts, money, records } = grantingTickets(order, { at, version });
  const written = [...records, ...bought(order, at, version)];
  return ticketRequest(`paid/${payment.id}`, { at, by: bySystem, acts, money, records: written });
}

/** Takes the same tickets anew, with other letters, if nobody else has them: the money came late. */
async function takingAnew(
  ports: SettleTicketPorts,
  { good, event, kept, payment }: Paid,
): Promise<GoodsRequest> {
  const at = ports.clock.now();
  const version = kept.version + 1;
  const tickets = newlyLettered(ports.random, kept.order.tickets);
  const order = { ...kept.order, tickets, payment: payment.id };
  const pools = sessionPoolsToSet(event, { id: order.session }, await ports.goods.pools(good, at));
  const { acts, money, records } = grantingTickets(order, { at, version });
  return ticketRequest(`late/${payment.id}`, {
    at,
    by: bySystem,
    acts: [...pools, ...holdsOfTickets(event, order, at + ticketsHeldFor), ...acts],
    money,
    records: [...records, ...bought(order, at, version)],
  });
}

/** Says of an order that its money goes back. */
function givingUp({ clock }: Pick<SettleTicketPorts, 'clock'>, { kept, payment }: Paid): GoodsRequest {
  const at = clock.now();
  const version = kept.version + 1;
  const order = { ...kept.order, payment: payment.id, state: 'refunded' as const };
  return ticketRequest(`refunded/${payment.id}`, {
    at,
    by: bySystem,
    acts: [],
    records: [
      ticketOrderRecord(order, version),
      ...ticketNotices(order, 'refunded', { now: at, version }, { amount: payment.amount }),
    ],
  });
}

const markUsed = ({ payments, clock }: SettleTicketPorts, { realm, id }: Payment) =>
  payments.change(
    realm,
    id,
    (account) =>
      right(
        account.payment.status === 'pay'
          ? { ...account, payment: { ...account.payment, status: 'used' } }
          : account,
      ),
    { by: bySystem, at: clock.now(), reason: null },
  );

async function giveMoneyBack(
  ports: SettleTicketPorts,
  { realm, id, amount }: Payment,
): Promise<SettledTickets> {
  const refunded = await ports.refund(realm, id, { key: `tickets/${id}`, amount, by: bySystem });
  return isLeft(refunded) ? 'refundFailed' : 'refunded';
}

/** Whether a late payment may still have its tickets: the session has not begun, and is not called off. */
async function mayStillHave(ports: SettleTicketPorts, { good, event, kept }: Paid): Promise<boolean> {
  const session = sessionOf(event, kept.order.session);
  if (session === null || session.start <= ports.clock.now()) return false;
  return !(await readCallOff(ports)(good, session.id)).isOff;
}

async function settled(ports: SettleTicketPorts, paid: Paid): Promise<SettledTickets> {
  const { good, kept, payment } = paid;
  const { state, payment: by } = kept.order;
  if (by === payment.id && state !== 'refunded') {
    await markUsed(ports, payment);
    return 'granted';
  }
  // It was paid twice, in two tabs: the second payment buys nothing.
  if (by !== payment.id && by !== null) return giveMoneyBack(ports, payment);
  if (state === 'held' || state === 'left') {
    const tries = (await mayStillHave(ports, paid)) ? [confirming, takingAnew] : [];
    for (const request of tries) {
      // oxlint-disable-next-line no-await-in-loop -- the second way is for when the first one is closed
      if (!isLeft(await ports.goods.ask(good, await request(ports, paid)))) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        await markUsed(ports, payment);
        return 'granted';
      }
    }
  }
  if (by === null) await ports.goods.ask(good, givingUp(ports, paid));
  return giveMoneyBack(ports, payment);
}

/**
 * Gives the tickets of an order whose payment has come, or returns the money if they are gone. It can be called as often as
 * wanted: by the bank's notice, and by everybody who looks at the order.
 */
export const settleTickets =
  (ports: SettleTicketPorts) =>
  async (
    payment: Payment,
    eventOf: (id: string) => Promise<TicketedEvent | null>,
  ): Promise<SettledTickets> => {
    const named = ticketsOfSubject(payment.subject);
    if (named === null || payment.status !== 'pay' || !isStillPaid(payment)) return 'none';
    const good = { realm: payment.realm, good: goodOfEvent(named.event) };
    const [event, kept] = await Promise.all([
      eventOf(named.event),
      readTicketOrder(ports)(good, named.order),
    ]);
    return event === null || kept === null
      ? giveMoneyBack(ports, payment)
      : settled(ports, { good, event, kept, payment });
  };
