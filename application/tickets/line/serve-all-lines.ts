import type { Town } from '#domain/access/town.ts';
import { lineKind } from '#domain/tickets/line/line-entry.ts';
import { eventOfGood, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import type { TicketPorts } from '../order-tickets.ts';
import { serveLine } from './serve-line.ts';

interface Ports extends TicketPorts {
  readonly goodsRecords: TicketPorts['goodsRecords'] & {
    readonly goodsWith: (realm: Town['realm'], kind: string) => Promise<readonly string[]>;
  };
  readonly eventsOf: (town: Town) => Promise<readonly TicketedEvent[]>;
}

/** Serves the lines of all events of a town: what came back goes to who waits for it. */
export const serveAllLines =
  (ports: Ports) =>
  async (town: Town): Promise<void> => {
    const goods = await ports.goodsRecords.goodsWith(town.realm, lineKind);
    const waited = goods.filter((good) => eventOfGood(good) !== null);
    if (waited.length === 0) return;
    const events = await ports.eventsOf(town);
    for (const good of waited) {
      const event = events.find(({ id }) => id === eventOfGood(good));
      // oxlint-disable-next-line no-await-in-loop -- one event after the other
      if (event !== undefined) await serveLine(ports)({ realm: town.realm, good }, event);
    }
  };
