import type { FastifyInstance } from 'fastify';
import { listOwedForTicketsCall } from '#adapters/wire/tickets/office/list-owed.ts';
import { returnOwedForTicketsCall } from '#adapters/wire/tickets/office/return-owed.ts';
import { listOwedForTickets, returnOwedForTickets } from '#application/tickets/owed-ticket-money.ts';
import { ticketOrderOfName } from '#application/tickets/ticket-order-name.ts';
import { viewTicketOrder } from '#application/tickets/view-ticket-order.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { ticketedEventIn, ticketRefused } from './asked-event.ts';
import { ticketRefunds } from './paid-tickets.ts';
import { writeStaffTickets } from './write-staff-tickets.ts';

/** Money of tickets that waits for staff. */
export function ticketMoneyEndpoints(server: FastifyInstance, council: ServerParts): void {
  const write = writeStaffTickets(council);
  const view = viewTicketOrder(council);
  route(server, council, listOwedForTicketsCall, async ({ town, id }) => {
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { good } = asked.right;
    const owed = await listOwedForTickets(council)(good);
    const items = await Promise.all(
      owed.map(async ({ order, owed: { what, amount } }) => ({
        order: write(asked.right, await view(good, order)),
        what,
        amount,
        payment: order.payment,
      })),
    );
    return right({ items });
  });

  const refunds = ticketRefunds(council);
  route(server, council, returnOwedForTicketsCall, async ({ town, id, body, member }) => {
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { good } = asked.right;
    const kept = await ticketOrderOfName(council)(good, body.order);
    if (kept === null) return left(ticketRefused({ kind: 'unknownTickets' }));
    const returned = { order: kept.order.id, what: body.what, isHanded: body.isHanded, by: member.name };
    const ports = { ...council, refund: refunds(town) };
    const done = await returnOwedForTickets(ports)(good, returned);
    if (isLeft(done)) return left(ticketRefused(done.left));
    return right(write(asked.right, await view(good, done.right)));
  });
}
