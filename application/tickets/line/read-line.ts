import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { TicketOrder } from '#domain/tickets/ticket-order.ts';
import type { TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import { poolsWanted } from '#domain/tickets/line/places-left.ts';
import { lineEntryIn, lineKind, type LineEntry, waitingOwner } from '#domain/tickets/line/line-entry.ts';
import { gatheredUntil, openingIn, openingKind, type TicketOpening } from '#domain/tickets/line/opening.ts';
import { allRecords, recordPages } from '#application/scarcity/all-records.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly clock: Clock;
}

/** The opening of a sale, with the version of its record; version 0: nothing is drawn yet. */
export interface ReadOpening {
  readonly opening: TicketOpening | null;
  readonly version: number;
}

/** What is stored of the opening of an event. */
export const readTicketOpening =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'record'> }) =>
  async (good: GoodId): Promise<ReadOpening> => {
    const record = await goodsRecords.record(good, openingKind, openingKind);
    return record === null
      ? { opening: null, version: 0 }
      : { opening: openingIn(record), version: record.version };
  };

/** A place whose turn has not come, with the version of its record. */
export interface LinePlace extends LineEntry {
  readonly version: number;
}

/** The places of an event's line whose turn has not come, as they came. */
export const waitingLine =
  ({ goodsRecords }: Pick<Ports, 'goodsRecords'>) =>
  async (good: GoodId): Promise<readonly LinePlace[]> => {
    const records = await allRecords({ goodsRecords })(good, lineKind, waitingOwner);
    return records.map((record) => ({ ...lineEntryIn(record), version: record.version }));
  };

/** How many places are read first: where thousands wait, one of those who came last wants the same. */
const placesAtOnce = 50;

async function* somePlaces(
  ports: Pick<Ports, 'goodsRecords'>,
  good: GoodId,
): AsyncGenerator<readonly LineEntry[]> {
  const query = { kind: lineKind, owner: waitingOwner };
  for await (const page of recordPages(ports, good, query, placesAtOnce)) yield page.map(lineEntryIn);
}

/** The sessions for which somebody waits. It stops reading once that is so of all. */
export const sessionsWithLine =
  (ports: Pick<Ports, 'goodsRecords'>) =>
  async (good: GoodId, { sessions }: Pick<TicketedEvent, 'sessions'>): Promise<ReadonlySet<string>> => {
    const found = new Set<string>();
    for await (const places of somePlaces(ports, good)) {
      for (const { session } of places) found.add(session);
      if (sessions.every(({ id }) => found.has(id))) return found;
    }
    return found;
  };

/**
 * Whether a new order must wait for its turn: in the `opening`, until all who came have had theirs; or because `others` wait
 * for something that it wants.
 */
export const waitsForTurn =
  (ports: Ports) =>
  async (good: GoodId, event: TicketedEvent, order: TicketOrder): Promise<'opening' | 'others' | 'no'> => {
    if (gatheredUntil(event) !== null) {
      const { opening } = await readTicketOpening(ports)(good);
      if (opening?.isDone !== true) return 'opening';
    }
    if (!event.hasWaitingList) return 'no';
    const wanted = new Set(poolsWanted(event, order));
    for await (const line of somePlaces(ports, good))
      if (line.some(({ pools }) => pools.some((pool) => wanted.has(pool)))) return 'others';
    return 'no';
  };
