import { type OwnTicketsAnswer, ownTicketsWire } from '#adapters/wire/tickets/own-tickets.ts';
import { mostTicketOrdersRead, readTicketsCall } from '#adapters/wire/tickets/read-tickets.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { TicketsPorts } from './state.ts';

/** What was kept of an order, if this version of the page can read it. */
function ticketsIn(answer: unknown): readonly OwnTicketsAnswer[] {
  const read = ownTicketsWire.decode(answer);
  return isLeft(read) ? [] : [read.right];
}

/** The tickets of this device: kept in the browser, so that they are shown at the door without a line. */
export function ticketShelfOf({
  realm,
  call,
  ticketShelf: shelf,
}: Pick<TicketsPorts, 'realm' | 'call' | 'ticketShelf'>) {
  const shelved = (one: OwnTicketsAnswer) => ({ venue: one.event.id, key: one.id, answer: one });
  return {
    kept: (): readonly OwnTicketsAnswer[] => shelf.list(realm).flatMap(({ answer }) => ticketsIn(answer)),
    /** Keeps the key of an order before it is sent. */
    begin: (event: string, key: string): boolean => shelf.keep(realm, { venue: event, key, answer: null }),
    keep: (one: OwnTicketsAnswer): boolean => shelf.keep(realm, shelved(one)),
    forget: (key: string): void => shelf.forget(realm, key),
    /** The orders as the council has them now; null if it is out of reach. */
    ask: async (): Promise<readonly OwnTicketsAnswer[] | null> => {
      const kept = shelf.list(realm).slice(0, mostTicketOrdersRead);
      if (kept.length === 0) return [];
      const orders = kept.map(({ venue, key }) => ({ event: venue, key }));
      const asked = await call(readTicketsCall, { realm, body: { orders } });
      if (isLeft(asked)) return null;
      const { items } = asked.right;
      for (const one of items) shelf.renew(realm, shelved(one));
      // A key that never reached the council is of no order.
      for (const { key, answer } of kept)
        if (answer === null && !items.some(({ id }) => id === key)) shelf.forget(realm, key);
      return items;
    },
  };
}

/** What `ticketShelfOf` gives. */
export type TicketsOfDevice = ReturnType<typeof ticketShelfOf>;
