import { type Cents, cents, sumOfMoney } from '../shared/money.ts';
import type { OrderedTicket, TicketOrder } from './ticket-order.ts';

/** The money of orders: what came, what goes back, what tickets cost that are somebody's, and what was kept of returned ones. */
export interface TicketSums {
  readonly paid: Cents;
  readonly refunded: Cents;
  readonly tickets: Cents;
  readonly fees: Cents;
}

type SummedOrder = Pick<TicketOrder, 'state' | 'isAtDesk' | 'payment' | 'amount' | 'tickets'>;

const nothing: TicketSums = { paid: cents(0), refunded: cents(0), tickets: cents(0), fees: cents(0) };

/** What of the price of a ticket came, went back and stayed. One that went to somebody else is in their order. */
function sumsOfTicket({ price, ended }: Pick<OrderedTicket, 'price' | 'ended'>): TicketSums {
  if (ended === undefined) return { ...nothing, paid: price, tickets: price };
  if (ended.kind === 'transferred') return nothing;
  const { refund: refunded, kept: fees } = ended;
  return { ...nothing, paid: cents(refunded + fees), refunded, fees };
}

function sumsOfOrder({ state, isAtDesk, payment, amount, tickets }: SummedOrder): readonly TicketSums[] {
  const isPaid = isAtDesk || payment !== null;
  // Money that came when the tickets were gone.
  if (state === 'refunded' && isPaid) return [{ ...nothing, paid: amount, refunded: amount }];
  if ((state !== 'granted' && state !== 'calledOff') || !isPaid) return [];
  return tickets.map(sumsOfTicket);
}

/**
 * The money of orders, to the cent: paid − refunded = tickets + fees.
 *
 * @example ticketSums(orders) // { paid: 2400, refunded: 1200, tickets: 1200, fees: 0 }
 */
export function ticketSums(orders: readonly SummedOrder[]): TicketSums {
  const all = orders.flatMap(sumsOfOrder);
  const sum = (name: keyof TicketSums): Cents => sumOfMoney(all.map((each) => each[name]));
  return { paid: sum('paid'), refunded: sum('refunded'), tickets: sum('tickets'), fees: sum('fees') };
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
