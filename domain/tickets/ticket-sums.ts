import { type Cents, cents } from '../shared/money.ts';
import type { OrderedTicket, TicketOrder } from './ticket-order.ts';

/** The money of orders: what came, what goes back, what tickets cost that are somebody's, and what was kept of returned ones. */
export interface TicketSums {
  readonly paid: Cents;
  readonly refunded: Cents;
  readonly tickets: Cents;
  readonly fees: Cents;
}

type SummedOrder = Pick<TicketOrder, 'state' | 'isAtDesk' | 'payment' | 'amount' | 'tickets'>;

/** What of the price of a ticket came, went back and stayed. One that went to somebody else is in their order. */
function sumsOfTicket({ price, ended }: Pick<OrderedTicket, 'price' | 'ended'>): readonly number[] {
  if (ended === undefined) return [price, 0, price, 0];
  if (ended.kind === 'transferred') return [0, 0, 0, 0];
  return [ended.refund + ended.kept, ended.refund, 0, ended.kept];
}

function sumsOfOrder({ state, isAtDesk, payment, amount, tickets }: SummedOrder): readonly number[][] {
  const isPaid = isAtDesk || payment !== null;
  // Money that came when the tickets were gone.
  if (state === 'refunded' && isPaid) return [[amount, amount, 0, 0]];
  if ((state !== 'granted' && state !== 'calledOff') || !isPaid) return [];
  return tickets.map((ticket) => [...sumsOfTicket(ticket)]);
}

/**
 * The money of orders, to the cent: paid − refunded = tickets + fees.
 *
 * @example ticketSums(orders) // { paid: 2400, refunded: 1200, tickets: 1200, fees: 0 }
 */
export function ticketSums(orders: readonly SummedOrder[]): TicketSums {
  const all = orders.flatMap(sumsOfOrder);
  const sum = (at: number): Cents => cents(all.reduce((total, each) => total + (each[at] ?? 0), 0));
  return { paid: sum(0), refunded: sum(1), tickets: sum(2), fees: sum(3) };
}

/** How many tickets of each type of a session are somebody's. */
export function soldByType(
  orders: readonly Pick<TicketOrder, 'state' | 'session' | 'tickets'>[],
  session: string,
): ReadonlyMap<string, number> {
  const sold = new Map<string, number>();
  for (const order of orders)
    if (order.state === 'granted' && order.session === session)
      for (const { type, ended } of order.tickets)
        if (ended === undefined) sold.set(type, (sold.get(type) ?? 0) + 1);
  return sold;
}
