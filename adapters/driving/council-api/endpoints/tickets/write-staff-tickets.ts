import type { StaffTickets } from '#adapters/wire/tickets/office/staff-tickets.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { ticketOrderName } from '#application/tickets/ticket-order-name.ts';
import type { SeenTicketOrder } from '#application/tickets/view-ticket-order.ts';
import { seatName } from '#domain/tickets/seats.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** An order of tickets as staff read it. */
export const writeStaffTickets =
  (council: Pick<ServerParts, 'passSeal'>) =>
  (good: GoodId, { order, state }: Pick<SeenTicketOrder, 'order' | 'state'>): StaffTickets => ({
    name: ticketOrderName(council, good, order),
    state,
    session: order.session,
    tickets: order.tickets.map(({ id, type, price, seat, ended }) => ({
      id,
      type,
      price,
      seat: seat && seatName(seat),
      ended: ended?.kind ?? null,
    })),
    amount: order.amount,
    payment: order.payment,
    isAtDesk: order.isAtDesk,
    at: new Date(order.at).toISOString(),
  });
