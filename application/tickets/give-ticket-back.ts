import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Cents, cents, sumOfMoney } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ReservationReturn } from '#domain/reservations/cancel-terms.ts';
import { keyOfTicketRefund, ticketMoneyBack } from '#domain/tickets/ticket-money.ts';
import type { OrderedTicket, TicketEnd, TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketNotices, type TicketWord } from '#domain/tickets/ticket-notices.ts';
import { eventTicketKind, ticketOrderRecord, ticketRecord } from '#domain/tickets/ticket-records.ts';
import { canReturn, returnOfTicket } from '#domain/tickets/ticket-return.ts';
import type { EventSession } from '#domain/tickets/ticketed-event.ts';
import type { RefundReservation } from '../reservations/settle-reservation.ts';
import { type KeptTicketOrder, readTicketOrder } from './read-ticket-order.ts';
import { moneyOfOrder, ticketRequest } from './ticket-request.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly clock: Clock;
  readonly refund: RefundReservation;
}

/** Why a ticket is not taken back. `begun`: its session has begun. `used`: somebody came in by it. `notOwn`: it is another's now. */
export interface TicketBackRefused {
  readonly kind: 'unknownTickets' | 'notOwn' | 'begun' | 'used';
}

/** What became of the money. `waits`: the place is free again, and staff must return the money. */
export type TicketMoney = 'returned' | 'waits' | 'nothing';

/** The records of tickets that end, each one version after what is stored. */
export async function endedTickets(
  { goodsRecords }: Pick<Ports, 'goodsRecords'>,
  good: GoodId,
  order: TicketOrder,
  tickets: readonly OrderedTicket[],
): Promise<readonly GoodsRecord[]> {
  return Promise.all(
    tickets.map(async (ticket) => {
      const stored = await goodsRecords.record(good, eventTicketKind, ticket.id);
      const at = stored?.at ?? order.at;
      return ticketRecord({ ...order, at }, ticket, (stored?.version ?? 0) + 1);
    }),
  );
}

/** How tickets are taken back: which, what of the price of each, and what is said of it. */
export interface TakingBack {
  readonly key: string;
  readonly at: Instant;
  readonly by: string;
  readonly backOf: (ticket: OrderedTicket) => ReservationReturn;
  readonly state: TicketOrder['state'];
  readonly word: TicketWord;
  readonly reason?: string;
}

/** The request that takes tickets of an order back, with the order as it is then. */
export async function takingBack(
  ports: Pick<Ports, 'goodsRecords'>,
  good: GoodId,
  { order, version }: KeptTicketOrder,
  tickets: readonly OrderedTicket[],
  { key, at, by, backOf, state, word, reason = '' }: TakingBack,
): Promise<{ readonly request: GoodsRequest; readonly after: TicketOrder; readonly refund: Cents }> {
  const ids = new Set(tickets.map(({ id }) => id));
  const refund = sumOfMoney(tickets.map((ticket) => backOf(ticket).refund));
  const ended = (ticket: OrderedTicket): TicketEnd => ({ kind: 'returned', ...backOf(ticket) });
  const now = order.tickets.map((one) => (ids.has(one.id) ? { ...one, ended: ended(one) } : one));
  const after: TicketOrder = { ...order, tickets: now, state };
  const back = now.filter(({ id }) => ids.has(id));
  const request = ticketRequest(key, {
    at,
    by,
    acts: back.map(({ id: grant }) => ({ kind: 'giveBack', grant })),
    money: moneyOfOrder(order, cents(0 - refund)),
    records: [
      ticketOrderRecord(after, version + 1),
      ...(await endedTickets(ports, good, order, back)),
      ...ticketNotices(order, word, { now: at, version: version + 1 }, { amount: refund, reason }),
    ],
  });
  return { request, after, refund };
}

/** Returns the money of tickets that were taken back, once however often it is asked for. */
export async function payTicketsBack(
  { refund }: Pick<Ports, 'refund'>,
  { realm }: GoodId,
  order: TicketOrder,
  { ids, by }: { readonly ids: readonly string[]; readonly by: string },
): Promise<TicketMoney> {
  const back = ticketMoneyBack(order).filter(({ what }) => ids.includes(what));
  if (back.length === 0) return 'nothing';
  if (order.payment === null) return 'waits';
  let isBack = true;
  for (const { what, amount } of back) {
    const asked = { key: keyOfTicketRefund(what), amount, by };
    // oxlint-disable-next-line no-await-in-loop -- the refunds of a payment come one after the other
    if (isLeft(await refund(realm, order.payment, asked))) isBack = false;
  }
  return isBack ? 'returned' : 'waits';
}

/**
 * Takes one ticket back: others can have its place, and what the terms say goes back to who paid; all of it if the session
 * was moved. Sent again, it returns the money if that failed before, and once in all.
 */
export const giveTicketBack =
  (ports: Ports) =>
  async (
    good: GoodId,
    session: EventSession | null,
    { order: key, ticket: id }: { readonly order: string; readonly ticket: string },
    by = 'sender',
  ): Promise<Either<TicketBackRefused, TicketMoney>> => {
    const kept = await readTicketOrder(ports)(good, key);
    const ticket = kept?.order.tickets.find((one) => one.id === id);
    if (kept === null || ticket === undefined || session === null) return left({ kind: 'unknownTickets' });
    const { order } = kept;
    if (ticket.ended?.kind === 'returned')
      return right(await payTicketsBack(ports, good, order, { ids: [id], by }));
    const at = ports.clock.now();
    if (order.state !== 'granted' || ticket.ended !== undefined) return left({ kind: 'notOwn' });
    if (!canReturn(session, at)) return left({ kind: 'begun' });
    const backOf = (one: OrderedTicket) => returnOfTicket(order, session, one, at);
    const taking = { key: `back/${id}`, at, by, backOf, state: order.state, word: 'returned' } as const;
    const { request, after } = await takingBack(ports, good, kept, [ticket], taking);
    const done = await ports.goods.ask(good, request);
    // Somebody came in by it, or it was given back in another tab.
    if (isLeft(done)) return left({ kind: done.left.kind === 'wrongStatus' ? 'used' : 'notOwn' });
    return right(await payTicketsBack(ports, good, after, { ids: [id], by }));
  };
