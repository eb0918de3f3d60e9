import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsAct, GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import type { GoodsRecord, SeenRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { sessionPoolsToSet } from '#domain/tickets/event-pools.ts';
import type { TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketOrderRecord } from '#domain/tickets/ticket-records.ts';
import type { TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { takenSeats, withSeats } from './free-seats.ts';
import type { KeptTicketOrder } from './read-ticket-order.ts';
import { grantingTickets, holdsOfTickets, newlyLettered, ticketRequest } from './ticket-request.ts';
import { ticketNotices } from '#domain/tickets/ticket-notices.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask' | 'pools'>;
  readonly goodsCalendar: GoodsCalendar;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** How an order is sold: until when its tickets wait for their payment, by whom, and what is written with it. */
export interface Selling {
  readonly until: Instant;
  readonly by: string;
  readonly records?: readonly GoodsRecord[];
  readonly seen?: readonly SeenRecord[];
}

const isFreeOfCharge = ({ amount, isAtDesk }: TicketOrder): boolean => amount === 0 || isAtDesk;

/** The request that sells an order: its tickets are held or, if nothing is paid for them over the web, given. */
export function sellingRequest(
  event: TicketedEvent,
  { order, version }: KeptTicketOrder,
  { until, by, records = [], seen = [] }: Selling,
  { at, pools }: { readonly at: Instant; readonly pools: readonly GoodsAct[] },
): GoodsRequest {
  const isGiven = isFreeOfCharge(order);
  const granting = isGiven ? grantingTickets(order, { at, version: version + 1 }) : null;
  return ticketRequest(`tickets/${order.id}`, {
    at,
    by,
    bodyHash: JSON.stringify([order.holder, order.session, order.tickets.map(({ type }) => type)]),
    acts: [...pools, ...holdsOfTickets(event, order, until), ...(granting?.acts ?? [])],
    money: granting?.money ?? [],
    records: [
      ...(granting?.records ?? [ticketOrderRecord({ ...order, state: 'held' }, version + 1)]),
      ...ticketNotices(order, isGiven ? 'bought' : null, { now: at, version: version + 1 }),
      ...records,
    ],
    seen,
  });
}

/** What the order is once it was sold. */
export const soldOrder = (order: TicketOrder): TicketOrder => ({
  ...order,
  state: isFreeOfCharge(order) ? 'granted' : 'held',
});

const mostTries = 5;
const isPassing = ({ kind }: GoodsRefusal): boolean => kind === 'grantExists' || kind === 'tooSmall';

/**
 * Sells an order now. Seats that nobody chose are the best free ones; if somebody else was faster with one of them, others
 * are looked for.
 */
export const sellTickets =
  (ports: Ports) =>
  async (
    good: GoodId,
    event: TicketedEvent,
    kept: KeptTicketOrder,
    selling: Selling,
  ): Promise<Either<GoodsRefusal, TicketOrder>> => {
    const { session } = kept.order;
    const isChosen = kept.order.tickets.some(({ seat }) => seat !== null);
    for (let tries = 1; ; tries += 1) {
      const at = ports.clock.now();
      // oxlint-disable-next-line no-await-in-loop -- each try is decided on what the one before it found changed
      const [pools, taken] = await Promise.all([
        ports.goods.pools(good, at),
        takenSeats(ports)(good, event, session, at),
      ]);
      const seated = withSeats(event, newlyLettered(ports.random, kept.order.tickets), taken);
      if (seated === null) return left({ kind: 'soldOut', pool: session, left: 0 });
      const order = { ...kept.order, tickets: seated };
      const acts = sessionPoolsToSet(event, { id: session }, pools);
      const request = sellingRequest(event, { ...kept, order }, selling, { at, pools: acts });
      // oxlint-disable-next-line no-await-in-loop -- as above
      const done = await ports.goods.ask(good, request);
      if (!isLeft(done)) return right(soldOrder(order));
      const isLost = done.left.kind === 'cellsTaken' && !isChosen;
      if ((!isLost && !isPassing(done.left)) || tries === mostTries) return done;
    }
  };
