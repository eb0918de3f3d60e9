import type { Town } from '#domain/access/town.ts';
import { ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import { eventOfGood, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { enlistOwed } from './enlist-owed.ts';
import type { TicketPorts } from './order-tickets.ts';
import { serveLine } from './line/serve-line.ts';
import { tellMoved } from './tell-moved.ts';

interface Ports extends TicketPorts {
  readonly goodsRecords: TicketPorts['goodsRecords'] & {
    readonly goodsWith: (realm: Town['realm'], kind: string) => Promise<readonly string[]>;
  };
  /** Whether tickets can be asked for in the town. */
  readonly isOpen: (town: Town) => Promise<boolean>;
  readonly eventsOf: (town: Town) => Promise<readonly TicketedEvent[]>;
}

/**
 * Tends the events of a town: what came back goes to who waits for it, unless the front-end is closed, and who has tickets is
 * told what was moved.
 */
export const tendEvents =
  (ports: Ports) =>
  async (town: Town): Promise<void> => {
    const goods = await ports.goodsRecords.goodsWith(town.realm, ticketOrderKind);
    const sold = goods.filter((good) => eventOfGood(good) !== null);
    if (sold.length === 0) return;
    const [events, isOpen] = await Promise.all([ports.eventsOf(town), ports.isOpen(town)]);
    for (const good of sold) {
      const event = events.find(({ id }) => id === eventOfGood(good));
      if (event === undefined) continue;
      // oxlint-disable-next-line no-await-in-loop -- one event after the other
      if (isOpen) await serveLine(ports)({ realm: town.realm, good }, event);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await tellMoved(ports)({ realm: town.realm, good }, event);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await enlistOwed(ports)({ realm: town.realm, good });
    }
  };
