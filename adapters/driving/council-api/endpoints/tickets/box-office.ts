import type { FastifyInstance } from 'fastify';
import { callSessionOffCall } from '#adapters/wire/tickets/office/call-off.ts';
import { findTicketOrdersCall } from '#adapters/wire/tickets/office/find-orders.ts';
import { listTicketOrdersCall } from '#adapters/wire/tickets/office/list-orders.ts';
import { takeSessionCallOffBackCall } from '#adapters/wire/tickets/office/take-call-off-back.ts';
import { readEventFiguresCall } from '#adapters/wire/tickets/office/read-figures.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import { callSessionOff, takeSessionCallOffBack } from '#application/tickets/call-off/call-session-off.ts';
import { eventFigures, type SessionFigures } from '#application/tickets/event-figures.ts';
import { findTicketOrders } from '#application/tickets/find-ticket-orders.ts';
import { viewTicketOrder } from '#application/tickets/view-ticket-order.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { ticketOrderIn, ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { ticketedEventIn, ticketRefused } from './asked-event.ts';
import { ticketRefunds } from './paid-tickets.ts';
import { writeStaffTickets } from './write-staff-tickets.ts';

const writeFigures = ({ session, pools, types, waiting, callOff: { callOff, isOff } }: SessionFigures) => ({
  session,
  pools: pools.map((one) => ({ ...one })),
  types: types.map((one) => ({ ...one })),
  waiting,
  callOff: callOff && {
    reason: callOff.reason,
    by: callOff.signatures.map(({ by }) => by),
    isCalledOff: isOff,
  },
});

/** What the box office of an event reads and does. */
export function boxOfficeEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readEventFiguresCall, async ({ town, id }) => {
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { sessions, bank, cash, sums } = await eventFigures(council)(asked.right.good, asked.right.event);
    return right({ sessions: sessions.map(writeFigures), bank, cash, sums: { ...sums } });
  });

  const write = writeStaffTickets(council);
  route(server, council, listTicketOrdersCall, async ({ town, id, session }) => {
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { good } = asked.right;
    const orders = (await allRecords(council)(good, ticketOrderKind)).map(ticketOrderIn).toReversed();
    const own = orders.filter((order) => session === null || order.session === session);
    const seen = await Promise.all(own.map((order) => viewTicketOrder(council)(good, order)));
    return right({ items: seen.map((one) => write(asked.right, one)) });
  });

  const find = findTicketOrders(council);
  route(server, council, findTicketOrdersCall, async ({ town, id, body }) => {
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { good } = asked.right;
    const found = await find(good, body.text);
    const seen = await Promise.all(found.map((order) => viewTicketOrder(council)(good, order)));
    return right({ items: seen.map((one) => write(asked.right, one)) });
  });
  callsOff(server, council);
}

function callsOff(server: FastifyInstance, council: ServerParts): void {
  const refunds = ticketRefunds(council);
  route(server, council, callSessionOffCall, async ({ town, id, body, member }) => {
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { event, good } = asked.right;
    const ports = { ...council, refund: refunds(town) };
    const done = await callSessionOff(ports)(good, event, { ...body, by: member.name });
    if (isLeft(done)) return left(ticketRefused(done.left));
    const { isOff, orders, waits } = done.right;
    return right({ isCalledOff: isOff, orders, waits });
  });
  route(server, council, takeSessionCallOffBackCall, async ({ town, id, body, member }) => {
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { event, good } = asked.right;
    const done = await takeSessionCallOffBack(council)(good, event, { ...body, by: member.name });
    return isLeft(done) ? left(ticketRefused(done.left)) : right({ isTakenBack: true });
  });
}
