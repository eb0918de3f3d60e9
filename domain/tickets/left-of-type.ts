import type { Pool } from '../scarcity/pool.ts';
import { placesIn, sessionPool } from './event-pools.ts';
import { seatName, type SeatRow } from './seats.ts';
import type { PlacePool, TicketedEvent, TicketType } from './ticketed-event.ts';

/** The seats of a session that somebody has, by their pools; only of rows with places for wheelchairs. */
export type TakenSpecials = ReadonlyMap<string, ReadonlySet<string>>;

/** The rows that have a place for a wheelchair, or for who comes along. */
export const rowsWithSpecials = (rows: readonly SeatRow[]): readonly SeatRow[] =>
  rows.filter(({ wheelchair, companion }) => wheelchair.length + companion.length > 0);

/** How many places for a need are free in rows. */
function freeFor(
  rows: readonly SeatRow[],
  need: 'wheelchair' | 'companion',
  taken: ReadonlySet<string> | undefined,
): number {
  const all = rows.flatMap((row) => row[need].map((number) => seatName({ row: row.id, number })));
  return all.filter((name) => taken?.has(name) !== true).length;
}

/** What is left of one pool for a type. Seats for wheelchairs, and those beside them, are left for their own types alone. */
function leftOfPool(
  { places, rows, id }: PlacePool,
  { need }: Pick<TicketType, 'need'>,
  pool: Pool | undefined,
  taken: TakenSpecials,
): number {
  const left = placesIn({ places, rows }) - (pool === undefined ? 0 : pool.held + pool.taken);
  if (rows.length === 0) return left;
  const [wheelchair, companion] = (['wheelchair', 'companion'] as const).map((one) =>
    freeFor(rows, one, taken.get(id)),
  ) as [number, number];
  return need === 'any' ? left - wheelchair - companion : Math.min(left, { wheelchair, companion }[need]);
}

/** How many tickets of a type are left of a session: the least that one of its pools has. */
export function leftOfTicketType(
  event: TicketedEvent,
  session: string,
  type: TicketType,
  { pools, taken }: { readonly pools: readonly Pool[]; readonly taken: TakenSpecials },
): number {
  const own = event.pools.filter(({ id }) => type.pools.includes(id));
  const left = own.map((pool) => {
    const now = pools.find(({ id }) => id === sessionPool(session, pool.id));
    return leftOfPool(pool, type, now, taken);
  });
  return Math.max(0, Math.min(...left));
}
