import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';
import type { DoorDelta } from '#domain/tickets/door/door-delta.ts';
import { doorKinds, repeatIn, type RepeatedTicket, scannedIn } from '#domain/tickets/door/door-records.ts';
import { passageOf } from '#domain/tickets/door/door-scan.ts';
import { readHex } from '#domain/tickets/door/hex.ts';
import { type DoorPorts, goodAtDoors } from './door-ports.ts';

/** Records are read in pages of so many. */
const page = 2000;
/**
 * What was stored so many milliseconds before a list was read is read again the next time: the clocks of two processes
 * differ, and what one of them is writing is not seen yet.
 */
const overlap = 10_000;

async function* pages(
  { goodsRecords }: Pick<DoorPorts, 'goodsRecords'>,
  good: ReturnType<typeof goodAtDoors>,
  query: { readonly kind: string; readonly owner: string; readonly from: Instant | null },
): AsyncGenerator<readonly GoodsRecord[]> {
  let after: { readonly at: Instant; readonly id: string } | null = null;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const records: readonly GoodsRecord[] = await goodsRecords.list(good, {
      ...query,
      until: null,
      limit: page,
      after,
    });
    yield records;
    const last = records.at(-1);
    if (last === undefined || records.length < page) return;
    after = { at: last.at, id: last.id };
  }
}

/** What a device does not know yet of who is inside, and from when it asks the next time. */
export interface DoorNews {
  readonly deltas: readonly DoorDelta[];
  readonly until: Instant;
}

/** Where the holders of tickets of a session are, as far as it changed since a moment; null: all of them. */
export const readDoorNews =
  (ports: Pick<DoorPorts, 'goodsRecords' | 'clock'>) =>
  async (
    realm: RealmId,
    { event, doors }: PlannedEvent,
    { session, since }: { readonly session: string; readonly since: Instant | null },
  ): Promise<DoorNews> => {
    const until = ports.clock.now() - overlap;
    const query = { kind: doorKinds.ticket, owner: session, from: since };
    const deltas: DoorDelta[] = [];
    for await (const records of pages(ports, goodAtDoors(realm, event.id), query))
      for (const record of records) {
        const { hash, scans } = scannedIn(record);
        const { inside, last } = passageOf(scans);
        const door = doors.findIndex(({ id }) => id === last?.door);
        const at = last?.at ?? record.at;
        const ticket = readHex(hash) as Uint8Array;
        deltas.push({ ticket, inside, at, door: door === -1 ? null : door });
      }
    return { deltas, until };
  };

/** How many people are inside a session, and how many came in and left. */
export interface InsideCount {
  readonly inside: number;
  readonly outside: number;
}

/** Who is inside, session by session. */
export const countInside =
  ({ goodsFigures }: Pick<DoorPorts, 'goodsFigures'>) =>
  async (realm: RealmId, event: string): Promise<ReadonlyMap<string, InsideCount>> => {
    const counts = new Map<string, InsideCount>();
    const rows = await goodsFigures.records(goodAtDoors(realm, event), doorKinds.ticket);
    for (const { owner, status, records } of rows) {
      const { inside, outside } = counts.get(owner) ?? { inside: 0, outside: 0 };
      counts.set(owner, {
        inside: inside + (status === 'in' ? records : 0),
        outside: outside + (status === 'out' ? records : 0),
      });
    }
    return counts;
  };

/** The tickets of a session that came in more than once, the newest one first. */
export const listRepeated =
  (ports: Pick<DoorPorts, 'goodsRecords'>) =>
  async (realm: RealmId, event: string, session: string): Promise<readonly RepeatedTicket[]> => {
    const found: RepeatedTicket[] = [];
    const query = { kind: doorKinds.repeat, owner: session, from: null };
    for await (const records of pages(ports, goodAtDoors(realm, event), query))
      found.push(...records.map(repeatIn).filter(({ repeated }) => repeated.length > 0));
    return found;
  };
