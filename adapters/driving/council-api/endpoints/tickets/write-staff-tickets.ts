import type { StaffTickets } from '#adapters/wire/tickets/office/staff-tickets.ts';
import { ticketOrderName } from '#application/tickets/ticket-order-name.ts';
import type { SeenTicketOrder } from '#application/tickets/view-ticket-order.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { seatName } from '#domain/tickets/seats.ts';
import { canReturn, returnOfTicket } from '#domain/tickets/ticket-return.ts';
import { sessionOf } from '#domain/tickets/ticketed-event.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import type { AskedEvent } from './asked-event.ts';

/** What comes back for each ticket of an order that is taken back now; null for what cannot be. */
function refundsNow({ event }: AskedEvent, { order, state, used }: SeenTicketOrder, at: Instant) {
  const session = sessionOf(event, order.session);
  return order.tickets.map((ticket) => {
    const isOwn = state === 'granted' && ticket.ended === undefined && !used.includes(ticket.id);
    if (!isOwn || session === null || !canReturn(session, at)) return null;
    return returnOfTicket(order, session, ticket, at).refund;
  });
}

/** An order of tickets as staff read it. */
export const writeStaffTickets =
  (council: Pick<ServerParts, 'passSeal' | 'clock'>) =>
  (asked: AskedEvent, seen: SeenTicketOrder): StaffTickets => {
    const { order, state, used } = seen;
    const refunds = refundsNow(asked, seen, council.clock.now());
    return {
      name: ticketOrderName(council, asked.good, order),
      state,
      session: order.session,
      tickets: order.tickets.map(({ id, type, price, seat, ended }, nth) => ({
        id,
        type,
        price,
        seat: seat && seatName(seat),
        ended: ended?.kind ?? null,
        isUsed: used.includes(id),
        refundNow: refunds[nth] ?? null,
      })),
      amount: order.amount,
      payment: order.payment,
      isAtDesk: order.isAtDesk,
      at: new Date(order.at).toISOString(),
    };
  };
