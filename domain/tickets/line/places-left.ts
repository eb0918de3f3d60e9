import type { Pool } from '../../scarcity/pool.ts';
import { placesIn, sessionPool } from '../event-pools.ts';
import type { TicketOrder } from '../ticket-order.ts';
import { type TicketedEvent, ticketTypeOf } from '../ticketed-event.ts';

/** How many places are free of each pool of each session, counted down while a line is served. */
export type FreePlaces = Map<string, number>;

/** The free places of an event. A pool that nobody has asked for yet is all free. */
export const placesLeft = (event: TicketedEvent, pools: readonly Pool[]): FreePlaces =>
  new Map(
    event.sessions.flatMap(({ id: session }) =>
      event.pools.map((pool) => {
        const name = sessionPool(session, pool.id);
        const now = pools.find(({ id }) => id === name);
        return [name, placesIn(pool) - (now?.held ?? 0) - (now?.taken ?? 0)] as const;
      }),
    ),
  );

type Wanting = Pick<TicketOrder, 'session' | 'tickets'>;

const wantedOfPools = (event: TicketedEvent, { session, tickets }: Wanting): ReadonlyMap<string, number> => {
  const wanted = new Map<string, number>();
  for (const { type } of tickets)
    for (const pool of ticketTypeOf(event, type)?.pools ?? []) {
      const name = sessionPool(session, pool);
      wanted.set(name, (wanted.get(name) ?? 0) + 1);
    }
  return wanted;
};

/** Whether all tickets of an order are left. */
export const areLeft = (event: TicketedEvent, order: Wanting, free: FreePlaces): boolean =>
  [...wantedOfPools(event, order)].every(([pool, count]) => (free.get(pool) ?? 0) >= count);

/** Counts the places of an order down. */
export function countDown(event: TicketedEvent, order: Wanting, free: FreePlaces): void {
  for (const [pool, count] of wantedOfPools(event, order)) free.set(pool, (free.get(pool) ?? 0) - count);
}

/** The pools of which an order wants something. */
export const poolsWanted = (event: TicketedEvent, order: Wanting): readonly string[] => [
  ...wantedOfPools(event, order).keys(),
];
