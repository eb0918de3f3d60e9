import type { FastifyInstance } from 'fastify';
import { rowIn } from '#adapters/wire/scarcity/in-language.ts';
import { listTicketedEventsCall } from '#adapters/wire/tickets/list-events.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import { readSeatsCall } from '#adapters/wire/tickets/read-seats.ts';
import { type EventNow, writeEventRow, writeTicketedEvent } from '#adapters/wire/tickets/write-event.ts';
import { takenSeats, takenSpecials } from '#application/tickets/free-seats.ts';
import { readCallOff } from '#application/tickets/call-off/read-call-off.ts';
import { readTicketOpening, sessionsWithLine } from '#application/tickets/line/read-line.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { gatheredUntil } from '#domain/tickets/line/opening.ts';
import { needOfSeat, seatName } from '#domain/tickets/seats.ts';
import { sessionOf } from '#domain/tickets/ticketed-event.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { type AskedEvent, ticketedEventIn, ticketedEventsOf } from './asked-event.ts';

/** What is known of an event now, beside its document. */
async function nowOf(council: ServerParts, { event, good }: AskedEvent): Promise<EventNow> {
  const now = council.clock.now();
  const until = gatheredUntil(event);
  const [pools, line, offs, { opening }, specials] = await Promise.all([
    council.goods.pools(good, now),
    event.hasWaitingList ? sessionsWithLine(council)(good, event) : new Set<string>(),
    Promise.all(event.sessions.map(({ id }) => readCallOff(council)(good, id))),
    until === null ? { opening: null } : readTicketOpening(council)(good),
    Promise.all(event.sessions.map(({ id }) => takenSpecials(council)(good, event, id, now))),
  ]);
  const calledOff = event.sessions.flatMap(({ id }, at) => {
    const off = offs[at];
    return off?.isOff === true ? [[id, off.callOff?.reason ?? ''] as const] : [];
  });
  return {
    now,
    pools,
    taken: new Map(event.sessions.map(({ id }, at) => [id, specials[at] ?? new Map()])),
    calledOff: new Map(calledOff),
    withLine: line,
    gatheredUntil: opening?.isDone === true ? null : until,
  };
}

function seats(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readSeatsCall, async ({ town, id, session: named }) => {
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { event, good } = asked.right;
    const session = sessionOf(event, named ?? event.sessions[0]?.id ?? '');
    if (session === null) return right({ pools: [] });
    const taken = await takenSeats(council)(good, event, session.id, council.clock.now());
    const pools = event.pools
      .filter(({ rows }) => rows.length > 0)
      .map((pool) => ({
        id: pool.id,
        title: pool.title,
        types: event.types.filter((type) => type.pools.includes(pool.id)).map((type) => type.id),
        rows: pool.rows.map((row) => ({
          id: row.id,
          seats: Array.from({ length: row.seats }, (_, at) => ({
            number: at + 1,
            need: needOfSeat(row, at + 1),
            isFree: taken.get(pool.id)?.has(seatName({ row: row.id, number: at + 1 })) !== true,
          })),
        })),
      }));
    return right({ pools });
  });
}

/** What everybody reads of events: when they are, what a ticket costs, and what is left. */
export function publicEventEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listTicketedEventsCall, async ({ town, lang }) => {
    const now = council.clock.now();
    const items = (await ticketedEventsOf(council, town)).map((event) =>
      rowIn(writeEventRow(event, now), ['title', 'summary', 'place'], lang),
    );
    return right({ items, itemsCount: items.length });
  });

  route(server, council, readTicketedEventCall, async ({ town, id }) => {
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    return right(writeTicketedEvent(asked.right.event, await nowOf(council, asked.right)));
  });

  seats(server, council);
}
