import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { MoneyEntry } from '#domain/scarcity/ledger.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { takesOfTicket } from '#domain/tickets/event-pools.ts';
import { newestTicketCode, ticketIdFrom, ticketLetters } from '#domain/tickets/ticket-code.ts';
import { type OrderedTicket, ownTickets, type TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketOrderRecord, ticketRecord } from '#domain/tickets/ticket-records.ts';
import { type TicketedEvent, ticketTypeOf } from '#domain/tickets/ticketed-event.ts';

/** The same tickets with other letters, by which they are other grants, and codes of the newest version. */
export const newlyLettered = (random: RandomBytes, tickets: readonly OrderedTicket[]) =>
  tickets.map((ticket) => ({
    ...ticket,
    id: ticketIdFrom(random(ticketLetters)),
    codeVersion: newestTicketCode,
  }));

/** The act that sets one ticket aside. Of a type that the council has deleted nothing is taken but what it took before. */
export function holdOfTicket(
  event: TicketedEvent,
  { session }: Pick<TicketOrder, 'session'>,
  { id, type: named, seat, holder }: OrderedTicket,
  until: Instant,
): GoodsAct {
  const type = ticketTypeOf(event, named);
  const takes = type === null ? [] : takesOfTicket(event, session, type, seat);
  return { kind: 'hold', grant: id, holder, takes, until, uses: 1 };
}

/** The acts that set the tickets of an order aside until a moment. */
export const holdsOfTickets = (
  event: TicketedEvent,
  order: TicketOrder,
  until: Instant,
): readonly GoodsAct[] => ownTickets(order).map((ticket) => holdOfTicket(event, order, ticket, until));

/** Where the money of an order is: at the bank, or in the cash box of a desk. */
export const fundOfOrder = ({ isAtDesk }: Pick<TicketOrder, 'isAtDesk'>): 'cash' | 'bank' =>
  isAtDesk ? 'cash' : 'bank';

/** Money that comes to the council for an order; negative if it goes back. */
export function moneyOfOrder(order: Pick<TicketOrder, 'isAtDesk'>, amount: Cents): readonly MoneyEntry[] {
  if (amount === 0) return [];
  const line = (account: string, sum: number): MoneyEntry => ({ kind: 'cents', account, amount: cents(sum) });
  return [line(fundOfOrder(order), amount), line('income', 0 - amount)];
}

/** What is written when the tickets of an order become its holder's: acts, money and records. */
export function grantingTickets(
  order: TicketOrder,
  { at, version }: { readonly at: Instant; readonly version: number },
): Pick<GoodsRequest, 'acts' | 'money' | 'records'> {
  const granted: TicketOrder = { ...order, state: 'granted' };
  const own = ownTickets(order);
  return {
    acts: own.map(({ id }) => ({ kind: 'confirm', grant: id, until: null })),
    money: moneyOfOrder(order, order.amount),
    records: [
      ticketOrderRecord(granted, version),
      ...own.map((ticket) => ticketRecord({ ...granted, at }, ticket, 1)),
    ],
  };
}

/** A request about one order of tickets. */
export const ticketRequest = (
  key: string,
  parts: Pick<GoodsRequest, 'at' | 'by' | 'acts' | 'records'> &
    Partial<Pick<GoodsRequest, 'bodyHash' | 'money' | 'seen' | 'steps'>>,
): GoodsRequest => ({ key, bodyHash: key, money: [], ...parts });
