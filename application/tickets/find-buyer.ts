import type { Town } from '#domain/access/town.ts';
import { type CalendarDay, dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { WantedTickets } from '#domain/tickets/ticket-order.ts';
import { asksWho, goodOfEvent, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import {
  type AskingVisitor,
  findVisitor,
  type VisitorPorts,
  type VisitorRefused,
} from '../reservations/find-visitor.ts';

/** Why who buys does not get tickets of a type. `whoMissing`: they did not say who they are. */
export type BuyerRefused = VisitorRefused | { readonly kind: 'whoMissing' };

/** Who buys, as a good knows them. */
export interface TicketBuyer {
  /** The mark of who asked; one of the order's own if they need not say who they are. */
  readonly holder: string;
  /** For whom a ticket of a type is counted. */
  readonly holderOf: (type: string) => string;
}

/** The mark of an order that need not say whose it is: nothing else is counted with it. */
const markOfOrder = (id: string): string => `order ${id}`;

/**
 * The marks of who buys: one for each type that is sold by person, as that type checks them. What is sold to anybody is
 * counted for the order alone.
 */
export const findBuyer =
  (ports: VisitorPorts) =>
  async (
    town: Town,
    event: TicketedEvent,
    asked: { readonly id: string; readonly wanted: WantedTickets; readonly visitor: AskingVisitor | null },
    now: Instant,
  ): Promise<Either<BuyerRefused, TicketBuyer>> => {
    const { wanted, visitor, id } = asked;
    const types = new Map(wanted.tickets.map(({ type }) => [type.id, type] as const));
    const marks = new Map<string, string>();
    const day: CalendarDay = dayAt(wanted.session.start, town.timeZone);
    for (const type of [...types.values()].filter(asksWho)) {
      if (visitor === null || visitor.written.identity.trim() === '') return left({ kind: 'whoMissing' });
      const person = { good: goodOfEvent(event.id), category: type, day };
      // oxlint-disable-next-line no-await-in-loop -- the first type that they do not get decides
      const found = await findVisitor(ports)(town, person, visitor, now);
      if (isLeft(found)) return found;
      marks.set(type.id, found.right);
    }
    const [first = markOfOrder(id)] = marks.values();
    return right({ holder: first, holderOf: (type) => marks.get(type) ?? markOfOrder(id) });
  };
