import type { Clock } from '#application/ports/clock.ts';
import { notePhoneCall, readPhoneCalls } from '#application/notices/phone-calls.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import type { PhoneCall, PhoneCallWord } from '#domain/notices/phone-call.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, left } from '#domain/shared/result.ts';
import { callOffKind } from '#domain/tickets/call-off/call-off.ts';
import { lineKind } from '#domain/tickets/line/line-entry.ts';
import type { TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketOrderIn, ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import { viewTicketOrder } from '../view-ticket-order.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'grant'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly clock: Clock;
}

/** An order whose holder no mail reaches, what they must be told, and who has called them; null: nobody has. */
export interface BuyerToCall {
  readonly order: TicketOrder;
  readonly word: PhoneCallWord;
  /** Until when its tickets wait; null if nothing is offered. */
  readonly until: Instant | null;
  readonly called: PhoneCall | null;
}

/** Whom of an event is called. Of how many orders nobody can be told: there is no telephone either. */
export interface BuyersToCall {
  readonly items: readonly BuyerToCall[];
  readonly unreachable: number;
}

/** What there is to be told. What is held for who sits before the page is nothing; what comes from the line is. */
async function newsFor(
  ports: Ports,
  good: GoodId,
  order: TicketOrder,
): Promise<Pick<BuyerToCall, 'word' | 'until'> | null> {
  if (order.state === 'calledOff') return { word: 'calledOff', until: null };
  if (order.state !== 'held') return null;
  const { state, until } = await viewTicketOrder(ports)(good, order);
  if (state !== 'held') return null;
  const place = await ports.goodsRecords.record(good, lineKind, order.id);
  return place === null ? null : { word: 'offered', until };
}

const idOfCall = ({ id }: TicketOrder, word: PhoneCallWord): string => `${word}/${id}`;

/**
 * Who of an event is called, because their session does not take place or the line came to them, and they left no mail or none
 * reached them: those first whom nobody has called. The names of who got a ticket from somebody else are on the ticket alone.
 */
export const buyersToCall =
  (ports: Ports) =>
  async (good: GoodId): Promise<BuyersToCall> => {
    const orders = (await allRecords(ports)(good, ticketOrderKind)).map(ticketOrderIn);
    const { calls, isLost } = await readPhoneCalls(ports, good);
    const items: BuyerToCall[] = [];
    let unreachable = 0;
    for (const order of orders) {
      // oxlint-disable-next-line no-await-in-loop -- it reads only those that are held
      const news = await newsFor(ports, good, order);
      if (news === null || (order.contact !== null && !isLost(news.word, order.id))) continue;
      const called = calls.get(idOfCall(order, news.word)) ?? null;
      if (order.phone === undefined) unreachable += 1;
      else items.push({ order, ...news, called });
    }
    const sorted = items.toSorted((a, b) => Number(a.called !== null) - Number(b.called !== null));
    return { items: sorted, unreachable };
  };

/** Whether anybody of an event may have to be called: a session is called off, or there is a line. */
async function mayHaveCalls({ goodsRecords }: Ports, good: GoodId): Promise<boolean> {
  const any = { owner: null, from: null, until: null, limit: 1, after: null };
  const found = await Promise.all(
    [callOffKind, lineKind].map((kind) => goodsRecords.list(good, { kind, ...any })),
  );
  return found.flat().length > 0;
}

/** How many of some sessions of an event have a telephone and nobody has called them yet. Most events are not read through for it. */
export const countBuyersToCall =
  (ports: Ports) =>
  async (good: GoodId, sessions: readonly string[]): Promise<number> => {
    if (sessions.length === 0 || !(await mayHaveCalls(ports, good))) return 0;
    const { items } = await buyersToCall(ports)(good);
    return items.filter(({ called, order }) => called === null && sessions.includes(order.session)).length;
  };

/** Notes that the holder of an order was called about what they must be told now. */
export const noteBuyerCalled =
  (ports: Ports & { readonly goods: Pick<GoodsStore, 'ask'> }) =>
  async (
    good: GoodId,
    order: TicketOrder,
    by: string,
  ): Promise<Either<{ readonly kind: 'unknownTickets' | 'changed' }, PhoneCall>> => {
    const news = await newsFor(ports, good, order);
    if (news === null) return left({ kind: 'unknownTickets' });
    const id = idOfCall(order, news.word);
    // The key of an order opens it: histories name its first ticket.
    const subject = `ticket/${order.tickets
      .slice(0, 1)
      .map(({ id: first }) => first)
      .join('')}`;
    return notePhoneCall(ports)(good, { id, subject, act: 'event.noteCall' }, by);
  };
