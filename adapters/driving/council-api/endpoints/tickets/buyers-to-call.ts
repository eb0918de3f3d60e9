import type { FastifyInstance } from 'fastify';
import type { PeopleToTell, PersonToTell } from '#adapters/wire/office/person-to-tell.ts';
import { listBuyersToCallCall, noteBuyerCalledCall } from '#adapters/wire/tickets/office/buyers-to-call.ts';
import {
  type BuyerToCall,
  buyersToCall,
  noteBuyerCalled,
} from '#application/tickets/call-off/buyers-to-call.ts';
import { ticketOrderName, ticketOrderOfName } from '#application/tickets/ticket-order-name.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { writePhoneCall } from '../notices/write-phone-call.ts';
import { type AskedEvent, ticketedEventIn, ticketRefused } from './asked-event.ts';

const writer =
  (council: Pick<ServerParts, 'passSeal'>, { good }: AskedEvent) =>
  ({ order, word, until, called }: BuyerToCall): PersonToTell => ({
    person: ticketOrderName(council, good, order),
    name: order.tickets[0]?.name ?? '',
    phone: order.phone ?? '',
    word,
    of: order.session,
    until: until === null ? null : new Date(until).toISOString(),
    called: writePhoneCall(called),
  });

/** Whom of an event staff call, because no mail reaches them. */
export function buyersToCallEndpoints(server: FastifyInstance, council: ServerParts): void {
  const listed = async (asked: AskedEvent): Promise<PeopleToTell> => {
    const { items, unreachable } = await buyersToCall(council)(asked.good);
    return { items: items.map(writer(council, asked)), unreachable };
  };
  route(server, council, listBuyersToCallCall, async ({ town, id }) => {
    const asked = await ticketedEventIn(council, town, id);
    return isLeft(asked) ? asked : right(await listed(asked.right));
  });
  route(server, council, noteBuyerCalledCall, async ({ town, id, body, member }) => {
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const kept = await ticketOrderOfName(council)(asked.right.good, body.person);
    if (kept === null) return left(ticketRefused({ kind: 'unknownTickets' }));
    const done = await noteBuyerCalled(council)(asked.right.good, kept.order, member.name);
    return isLeft(done) ? left(ticketRefused(done.left)) : right(await listed(asked.right));
  });
}
