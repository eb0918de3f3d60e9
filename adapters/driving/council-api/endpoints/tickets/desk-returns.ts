import type { FastifyInstance } from 'fastify';
import { takeTicketBackCall } from '#adapters/wire/tickets/office/take-back.ts';
import { giveTicketBack } from '#application/tickets/give-ticket-back.ts';
import { ticketOrderOfName } from '#application/tickets/ticket-order-name.ts';
import { readTicketOrder } from '#application/tickets/read-ticket-order.ts';
import { viewTicketOrder } from '#application/tickets/view-ticket-order.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { sessionOf } from '#domain/tickets/ticketed-event.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { ticketedEventIn, ticketRefused } from './asked-event.ts';
import { ticketRefunds } from './paid-tickets.ts';
import { servingLines } from './serving-lines.ts';
import { writeStaffTickets } from './write-staff-tickets.ts';

/** Tickets that a person brings back to a desk. */
export function deskReturnEndpoints(server: FastifyInstance, council: ServerParts): void {
  const [refunds, serve, write] = [ticketRefunds(council), servingLines(council), writeStaffTickets(council)];
  route(server, council, takeTicketBackCall, async ({ town, id, body, member }) => {
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { good, event } = asked.right;
    const kept = await ticketOrderOfName(council)(good, body.order);
    if (kept === null) return left(ticketRefused({ kind: 'unknownTickets' }));
    const { order } = kept;
    const ports = { ...council, refund: refunds(town) };
    const named = { order: order.id, ticket: body.ticket };
    const done = await giveTicketBack(ports)(good, sessionOf(event, order.session), named, member.name);
    if (isLeft(done)) return left(ticketRefused(done.left));
    if (event.hasWaitingList) await serve(good, event);
    const after = (await readTicketOrder(council)(good, order.id))?.order ?? order;
    return right({
      order: write(asked.right, await viewTicketOrder(council)(good, after)),
      money: done.right,
    });
  });
}
