import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import { readCallOff } from '#application/tickets/call-off/read-call-off.ts';
import { listOwedForTickets } from '#application/tickets/owed-ticket-money.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Town } from '#domain/access/town.ts';
import type { WaitingCallOff, WaitingTicketRefunds } from '#domain/office/duties/waiting-work.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { owedOrdersOwner } from '#domain/tickets/ticket-records.ts';
import { type EventSession, goodOfEvent, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';

/** Where what waits of events with tickets is read from. */
export interface EventPorts {
  /** The published events of a town. */
  readonly eventsOf: (town: Town) => Promise<readonly TicketedEvent[]>;
  readonly goodsRecords: Pick<GoodsRecords, 'list' | 'record'>;
  readonly payments: Pick<PaymentStore, 'account'>;
  readonly clock: Clock;
}

/** The sessions that are not over and that one person has signed to be called off. */
export async function waitingCallOffs(ports: EventPorts, town: Town): Promise<readonly WaitingCallOff[]> {
  const now = ports.clock.now();
  const read = async (event: TicketedEvent, session: EventSession): Promise<readonly WaitingCallOff[]> => {
    const good = { realm: town.realm, good: goodOfEvent(event.id) };
    const { callOff, isOff } = await readCallOff(ports)(good, session.id);
    const [signature] = callOff?.signatures ?? [];
    if (callOff === null || isOff || signature === undefined) return [];
    const day = dayAt(session.start, town.timeZone);
    return [{ event: event.id, title: event.title, reason: callOff.reason, by: signature.by, day }];
  };
  const found = await Promise.all(
    (await ports.eventsOf(town)).flatMap((event) =>
      event.sessions.filter(({ end }) => end > now).map((session) => read(event, session)),
    ),
  );
  return found.flat();
}

/** The events with money of tickets that has not gone back, and how much of it. */
export async function waitingTicketRefunds(
  ports: EventPorts,
  town: Town,
): Promise<readonly WaitingTicketRefunds[]> {
  const found = await Promise.all(
    (await ports.eventsOf(town)).map(
      async ({ id: event, title }): Promise<readonly WaitingTicketRefunds[]> => {
        const good = { realm: town.realm, good: goodOfEvent(event) };
        // Hoy is opened all day: of thousands of orders it reads those alone of which money goes back.
        const owed = await listOwedForTickets(ports)(good, owedOrdersOwner);
        if (owed.length === 0) return [];
        const payments = owed.flatMap(({ order: { payment } }) => payment ?? []);
        return [{ event, title, count: owed.length, payments: [...new Set(payments)] }];
      },
    ),
  );
  return found.flat();
}
