import type { RecordQuery } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { FreedTime } from '#domain/waiting-list/freed-time.ts';
import type { WaitingPerson } from '#domain/waiting-list/waiting-person.ts';
import {
  freedIn,
  freedKind,
  openOwner,
  waitingPlaceIn,
  waitingPlaceKind,
} from '#domain/waiting-list/waiting-records.ts';
import type { KeptFreed, KeptPlace, LinePorts } from './waiting-line.ts';

type Ports = Pick<LinePorts, 'goodsRecords'>;

/** The place of a key; null if there is none. */
export const readPlaceOf =
  ({ goodsRecords }: Ports) =>
  async <Place extends WaitingPerson>(good: GoodId, id: string): Promise<KeptPlace<Place> | null> => {
    const record = await goodsRecords.record(good, waitingPlaceKind, id);
    return record && { place: waitingPlaceIn(record) as Place, version: record.version };
  };

/** The freed time of an id; null if there is none. */
export const readFreedOf =
  ({ goodsRecords }: Ports) =>
  async <Freed extends FreedTime>(good: GoodId, id: string): Promise<KeptFreed<Freed> | null> => {
    const record = await goodsRecords.record(good, freedKind, id);
    return record && { freed: freedIn(record) as Freed, version: record.version };
  };

const pageLength = 500;

/** All records of a kind that are not over. */
async function openOf({ goodsRecords }: Ports, good: GoodId, kind: string): Promise<readonly GoodsRecord[]> {
  const found: GoodsRecord[] = [];
  let after: RecordQuery['after'] = null;
  for (;;) {
    const query = { kind, owner: openOwner, from: null, until: null, limit: pageLength, after };
    // oxlint-disable-next-line no-await-in-loop -- each page begins after the one before
    const page = await goodsRecords.list(good, query);
    found.push(...page);
    const last = page.at(-1);
    if (page.length < pageLength || last === undefined) return found;
    after = { at: last.at, id: last.id };
  }
}

/** Everybody who waits, as it is stored, in no order. */
export const openPlacesOf =
  (ports: Ports) =>
  async <Place extends WaitingPerson>(good: GoodId): Promise<readonly KeptPlace<Place>[]> =>
    (await openOf(ports, good, waitingPlaceKind)).map((record) => ({
      place: waitingPlaceIn(record) as Place,
      version: record.version,
    }));

/** The times that were given back and may still be offered to somebody, the earliest first. */
export const openFreedOf =
  (ports: Ports) =>
  async <Freed extends FreedTime>(good: GoodId): Promise<readonly KeptFreed<Freed>[]> =>
    (await openOf(ports, good, freedKind))
      .map((record) => ({ freed: freedIn(record) as Freed, version: record.version }))
      .toReversed();

/** Whether anybody waits. */
export const doesAnybodyWait =
  ({ goodsRecords }: Ports) =>
  async (good: GoodId): Promise<boolean> => {
    const query = {
      kind: waitingPlaceKind,
      owner: openOwner,
      from: null,
      until: null,
      limit: 1,
      after: null,
    };
    return (await goodsRecords.list(good, query)).length > 0;
  };
