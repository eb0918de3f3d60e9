import type { RecordQuery } from '#application/ports/server/scarcity/goods-records.ts';
import { type FreedTime } from '#domain/appointments/waiting/freed-time.ts';
import {
  freedIn,
  freedKind,
  openOwner,
  waitingPlaceIn,
  waitingPlaceKind,
} from '#domain/appointments/waiting/waiting-records.ts';
import { type WaitingPlace } from '#domain/appointments/waiting/waiting-place.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';

type Ports = Pick<BookingPorts, 'goodsRecords'>;

/** A place on the waiting list as it is stored, with the version of its record. */
export interface KeptPlace {
  readonly place: WaitingPlace;
  readonly version: number;
}

/** A time that was given back, with the version of its record. */
export interface KeptFreed {
  readonly freed: FreedTime;
  readonly version: number;
}

/** The place of a key; null if there is none. */
export const readPlace =
  ({ goodsRecords }: Ports) =>
  async (realm: RealmId, id: string): Promise<KeptPlace | null> => {
    const record = await goodsRecords.record(goodOfAppointments(realm), waitingPlaceKind, id);
    return record && { place: waitingPlaceIn(record), version: record.version };
  };

/** The freed time of an id; null if there is none. */
export const readFreed =
  ({ goodsRecords }: Ports) =>
  async (realm: RealmId, id: string): Promise<KeptFreed | null> => {
    const record = await goodsRecords.record(goodOfAppointments(realm), freedKind, id);
    return record && { freed: freedIn(record), version: record.version };
  };

const pageLength = 500;

/** All records of a kind that are not over. */
async function openOf(
  { goodsRecords }: Ports,
  realm: RealmId,
  kind: string,
): Promise<readonly GoodsRecord[]> {
  const found: GoodsRecord[] = [];
  let after: RecordQuery['after'] = null;
  for (;;) {
    const query = { kind, owner: openOwner, from: null, until: null, limit: pageLength, after };
    // oxlint-disable-next-line no-await-in-loop -- each page begins after the one before
    const page = await goodsRecords.list(goodOfAppointments(realm), query);
    found.push(...page);
    const last = page.at(-1);
    if (page.length < pageLength || last === undefined) return found;
    after = { at: last.at, id: last.id };
  }
}

/** Everybody who waits, as it is stored, in no order. */
export const openPlaces =
  (ports: Ports) =>
  async (realm: RealmId): Promise<readonly KeptPlace[]> =>
    (await openOf(ports, realm, waitingPlaceKind)).map((record) => ({
      place: waitingPlaceIn(record),
      version: record.version,
    }));

/** The times that were given back and may still be offered to somebody, the earliest first. */
export const openFreed =
  (ports: Ports) =>
  async (realm: RealmId): Promise<readonly KeptFreed[]> =>
    (await openOf(ports, realm, freedKind))
      .map((record) => ({ freed: freedIn(record), version: record.version }))
      .toReversed();

/** Whether anybody waits. */
export const doesAnybodyWait =
  ({ goodsRecords }: Ports) =>
  async (realm: RealmId): Promise<boolean> => {
    const query = {
      kind: waitingPlaceKind,
      owner: openOwner,
      from: null,
      until: null,
      limit: 1,
      after: null,
    };
    return (await goodsRecords.list(goodOfAppointments(realm), query)).length > 0;
  };
