import type { SetPool } from '../scarcity/goods-act.ts';
import type { Take } from '../scarcity/goods-grant.ts';
import type { Pool } from '../scarcity/pool.ts';
import { cellOfSeat, type EventSeat, seatsIn } from './seats.ts';
import { type EventSession, type PlacePool, type TicketedEvent, type TicketType } from './ticketed-event.ts';

/** The pool of the places of a session. */
export const sessionPool = (session: string, pool: string): string => `${session}/${pool}`;

/** The pool that counts how many tickets of a type one person has of a session. */
export const personPool = (session: string, type: string): string => `${session}/type/${type}`;

/** How many places a pool has. */
export const placesIn = ({ places, rows }: Pick<PlacePool, 'places' | 'rows'>): number =>
  rows.length > 0 ? seatsIn(rows) : places;

const most = ({ pools }: TicketedEvent, type: TicketType): number =>
  Math.min(...pools.filter(({ id }) => type.pools.includes(id)).map(placesIn));

/** The pools of a session as its event writes them. A session that was called off sells nothing. */
export const poolsOfSession = (
  event: TicketedEvent,
  { id: session }: Pick<EventSession, 'id'>,
  isClosed: boolean,
): readonly SetPool[] => [
  ...event.pools.map(
    (pool): SetPool => ({
      kind: 'setPool',
      pool: sessionPool(session, pool.id),
      size: placesIn(pool),
      perHolder: null,
      isClosed,
    }),
  ),
  ...event.types
    .filter(({ perPerson }) => perPerson !== null)
    .map(
      (type): SetPool => ({
        kind: 'setPool',
        pool: personPool(session, type.id),
        size: most(event, type),
        perHolder: type.perPerson,
        isClosed,
      }),
    ),
];

/**
 * What must be set of the pools of a session so that they are as its event says. What was sold of a pool that the council
 * made smaller stays sold: it is then as large as that.
 */
export const sessionPoolsToSet = (
  event: TicketedEvent,
  session: Pick<EventSession, 'id'>,
  pools: readonly Pool[],
  isClosed = false,
): readonly SetPool[] =>
  poolsOfSession(event, session, isClosed).flatMap((wanted) => {
    const now = pools.find(({ id }) => id === wanted.pool);
    if (now === undefined) return [wanted];
    const size = Math.max(wanted.size, now.held + now.taken);
    const isSame =
      now.size === size && now.perHolder === wanted.perHolder && now.isClosed === wanted.isClosed;
    return isSame ? [] : [{ ...wanted, size }];
  });

/** What a ticket of a type takes: a place of each of its pools, the seat of the one that has seats. */
export const takesOfTicket = (
  event: TicketedEvent,
  session: string,
  type: TicketType,
  seat: EventSeat | null,
): readonly Take[] => [
  ...event.pools
    .filter(({ id }) => type.pools.includes(id))
    .map(({ id, rows }) => ({
      pool: sessionPool(session, id),
      pieces: 1,
      cells: rows.length > 0 && seat !== null ? [cellOfSeat(seat)] : [],
    })),
  ...(type.perPerson === null ? [] : [{ pool: personPool(session, type.id), pieces: 1, cells: [] }]),
];
