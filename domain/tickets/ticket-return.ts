import { percentBack, returnOf, type ReservationReturn } from '../reservations/cancel-terms.ts';
import type { Instant } from '../shared/calendar-day.ts';
import { cents } from '../shared/money.ts';
import type { EventSession } from './ticketed-event.ts';
import type { OrderedTicket, TicketOrder } from './ticket-order.ts';

/** Whether the session is at another time than its buyer was told: then all money comes back. */
export const wasMoved = (
  { start }: Pick<TicketOrder, 'start'>,
  session: Pick<EventSession, 'start'>,
): boolean => session.start !== start;

/** What goes back for one ticket that is given back at a moment, and what the council keeps: together its price. */
export const returnOfTicket = (
  order: Pick<TicketOrder, 'start' | 'terms'>,
  session: Pick<EventSession, 'start'>,
  { price }: Pick<OrderedTicket, 'price'>,
  at: Instant,
): ReservationReturn => {
  const percent = wasMoved(order, session) ? 100 : percentBack(order.terms, { start: session.start, at });
  return returnOf({ total: price, deposit: cents(0) }, percent);
};

/** Whether tickets of a session can be given back at a moment: it has not begun. */
export const canReturn = ({ start }: Pick<EventSession, 'start'>, at: Instant): boolean => at < start;
