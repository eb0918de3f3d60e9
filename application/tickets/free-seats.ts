import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { chooseSeats } from '#domain/tickets/choose-seats.ts';
import { sessionPool } from '#domain/tickets/event-pools.ts';
import { rowsWithSpecials } from '#domain/tickets/left-of-type.ts';
import { type EventSeat, seatDay, seatName } from '#domain/tickets/seats.ts';
import type { OrderedTicket } from '#domain/tickets/ticket-order.ts';
import { seatedPoolOf, type TicketedEvent, ticketTypeOf } from '#domain/tickets/ticketed-event.ts';

/** The names of the seats that are taken of a session, by the pools that they are of. */
export type TakenSeats = Map<string, Set<string>>;

/** The seats of a session that somebody has or holds at a moment. */
export const takenSeats =
  ({ goodsCalendar }: { readonly goodsCalendar: GoodsCalendar }) =>
  async (good: GoodId, event: TicketedEvent, session: string, at: Instant): Promise<TakenSeats> => {
    const seated = event.pools.filter(({ rows }) => rows.length > 0);
    const found = await Promise.all(
      seated.map(async ({ id, rows }) => {
        const units = rows.map((row) => row.id);
        const query = { pool: sessionPool(session, id), units, firstDay: seatDay, lastDay: seatDay };
        const cells = await goodsCalendar.taken(good, query, at);
        const names = cells.flatMap((one) => one.cells.map((number) => seatName({ row: one.unit, number })));
        return [id, new Set(names)] as const;
      }),
    );
    return new Map(found);
  };

/** The same of the rows alone that have places for wheelchairs: what is left of those is counted by it. */
export const takenSpecials =
  (ports: { readonly goodsCalendar: GoodsCalendar }) =>
  (good: GoodId, event: TicketedEvent, session: string, at: Instant): Promise<TakenSeats> => {
    const pools = event.pools.map((pool) => ({ ...pool, rows: rowsWithSpecials(pool.rows) }));
    return takenSeats(ports)(good, { ...event, pools }, session, at);
  };

/**
 * Tickets with seats: those that were chosen, and the best free ones for the others; what is given here is taken in
 * `taken` too. Null if there are not so many.
 */
export function withSeats(
  event: TicketedEvent,
  tickets: readonly OrderedTicket[],
  taken: TakenSeats,
): readonly OrderedTicket[] | null {
  const given = new Map<OrderedTicket, EventSeat>();
  const noted: (readonly [string, string])[] = [];
  for (const { id, rows } of event.pools.filter((pool) => pool.rows.length > 0)) {
    const names = new Set(taken.get(id));
    const own = tickets.flatMap((ticket) => {
      const type = ticketTypeOf(event, ticket.type);
      return type !== null && seatedPoolOf(event, type)?.id === id ? [{ ticket, need: type.need }] : [];
    });
    const chosen = own.flatMap(({ ticket: { seat } }) => (seat === null ? [] : [seatName(seat)]));
    const open = own.filter(({ ticket }) => ticket.seat === null);
    const isFree = (seat: EventSeat) => !names.has(seatName(seat)) && !chosen.includes(seatName(seat));
    const seats = chooseSeats(
      rows,
      open.map(({ need }) => need),
      isFree,
    );
    if (seats === null) return null;
    for (const [at, { ticket }] of open.entries())
      for (const seat of seats.slice(at, at + 1)) given.set(ticket, seat);
    noted.push(...[...chosen, ...seats.map(seatName)].map((name) => [id, name] as const));
  }
  for (const [pool, name] of noted) taken.set(pool, new Set(taken.get(pool)).add(name));
  return tickets.map((ticket) => ({ ...ticket, seat: given.get(ticket) ?? ticket.seat }));
}
