import type { FastifyInstance } from 'fastify';
import { extendTicketsCall } from '#adapters/wire/tickets/extend-tickets.ts';
import { giveTicketBackCall } from '#adapters/wire/tickets/give-ticket-back.ts';
import { leaveTicketsCall } from '#adapters/wire/tickets/leave-tickets.ts';
import { isTicketKey, type OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import { mostTicketOrdersRead, readTicketsCall } from '#adapters/wire/tickets/read-tickets.ts';
import { transferTicketCall } from '#adapters/wire/tickets/transfer-ticket.ts';
import type { GateRefused } from '#application/scarcity/holds/hold-gate.ts';
import {
  extendTickets,
  leaveTickets,
  type TicketHoldRefused,
} from '#application/tickets/change-ticket-order.ts';
import { giveTicketBack } from '#application/tickets/give-ticket-back.ts';
import { transferTicket } from '#application/tickets/transfer-ticket.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { sessionOf } from '#domain/tickets/ticketed-event.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { answerTickets, type CameForTickets, type NamedTickets, ticketsOfKey } from './answer-tickets.ts';
import { ticketRefused } from './asked-event.ts';
import { ticketRefunds } from './paid-tickets.ts';
import { servingLines } from './serving-lines.ts';
import type { TicketDoor } from './ticket-door.ts';

/** Does something with the order of a key, and answers it as it is then. */
function withTickets(council: ServerParts) {
  const answer = answerTickets(council);
  return async <Refused extends { readonly kind: string }>(
    came: CameForTickets,
    named: { readonly event: string; readonly key: string },
    work: (asked: NamedTickets) => Promise<Either<Refused, unknown>>,
  ) => {
    const asked = await ticketsOfKey(council, came.town, named);
    if (isLeft(asked)) return asked;
    const done = await work(asked.right);
    if (isLeft(done)) return left(ticketRefused(done.left));
    return right(await answer(came, asked.right));
  };
}

function waiting(server: FastifyInstance, council: ServerParts, door: TicketDoor): void {
  const doing = withTickets(council);
  const serve = servingLines(council);
  route(server, council, extendTicketsCall, ({ town, id, body, request }) =>
    doing(
      { town, request },
      { event: id, key: body.key },
      async (asked): Promise<Either<GateRefused | TicketHoldRefused, unknown>> => {
        const refused = await door.whyNotLonger(asked, body.work ?? null);
        if (refused !== null) return left(refused);
        const done = await extendTickets(council)(asked.good, body.key);
        if (!isLeft(done)) door.held(asked, asked.order);
        return done;
      },
    ),
  );
  route(server, council, leaveTicketsCall, ({ town, id, body: { key }, request }) =>
    doing({ town, request }, { event: id, key }, async ({ good, event }) => {
      const done = await leaveTickets(council)(good, key);
      if (!isLeft(done) && event.hasWaitingList) await serve(good, event);
      return done;
    }),
  );
}

function granted(server: FastifyInstance, council: ServerParts): void {
  const doing = withTickets(council);
  const serve = servingLines(council);
  const refunds = ticketRefunds(council);
  route(server, council, giveTicketBackCall, ({ town, id, body: { key, ticket }, request }) =>
    doing({ town, request }, { event: id, key }, async ({ good, event, order }) => {
      const ports = { ...council, refund: refunds(town) };
      const session = sessionOf(event, order.session);
      const done = await giveTicketBack(ports)(good, session, { order: key, ticket });
      if (!isLeft(done) && done.right === 'waits')
        request.log.error(
          { realm: town.realm, event: id },
          'tickets: the price of a returned one must be paid back by staff',
        );
      if (!isLeft(done) && event.hasWaitingList) await serve(good, event);
      return done;
    }),
  );
  route(server, council, transferTicketCall, ({ town, id, body, request }) => {
    const { key, ticket, to, name } = body;
    return doing({ town, request }, { event: id, key }, async ({ good, event }) =>
      isTicketKey(to)
        ? transferTicket(council)(good, event, { order: key, ticket, to, name })
        : left({ kind: 'unknownTickets' }),
    );
  });
}

/** What holders do with their tickets. */
export function ownTicketEndpoints(server: FastifyInstance, council: ServerParts, door: TicketDoor): void {
  const answer = answerTickets(council);
  route(server, council, readTicketsCall, async ({ town, body, request }) => {
    const items: OwnTicketsAnswer[] = [];
    for (const named of body.orders.slice(0, mostTicketOrdersRead)) {
      // oxlint-disable-next-line no-await-in-loop -- each may settle a payment, and they share a lock
      const asked = await ticketsOfKey(council, town, named);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (!isLeft(asked)) items.push(await answer({ town, request }, asked.right));
    }
    return right({ items });
  });
  waiting(server, council, door);
  granted(server, council);
}
