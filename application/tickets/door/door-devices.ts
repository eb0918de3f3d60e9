import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import {
  type DoorCode,
  doorCodeLasts,
  type DoorDevice,
  doorDeviceLasts,
} from '#domain/tickets/door/door-device.ts';
import { doorName } from '#domain/tickets/door/door-plan.ts';
import {
  doorCodeIn,
  doorCodeRecord,
  doorDeviceIn,
  doorDeviceRecord,
  doorKinds,
} from '#domain/tickets/door/door-records.ts';
import { eventOfGood } from '#domain/tickets/ticketed-event.ts';
import { type Pass, readPass } from '#domain/voting/kiosk/pass.ts';
import { type DoorPorts, goodAtDoors } from './door-ports.ts';

type Ports = Pick<DoorPorts, 'goods' | 'goodsRecords' | 'passSeal' | 'clock' | 'doorTickets'>;

/** A device at the doors of an event. */
export interface DeviceAtDoor {
  readonly event: string;
  readonly device: DoorDevice;
}

/** No event has more devices. */
const all = { owner: null, from: null, until: null, after: null, limit: 1000 };

async function stored(
  { goods }: Pick<Ports, 'goods'>,
  realm: RealmId,
  event: string,
  {
    by,
    at,
    records,
  }: { readonly by: string; readonly at: Instant; readonly records: readonly GoodsRecord[] },
): Promise<boolean> {
  const written = records.map(({ kind, id, version }) => `${kind}/${id}/${version}`).join();
  const request = { key: written, bodyHash: `${at}`, at, by, acts: [], money: [], records };
  return !isLeft(await goods.ask(goodAtDoors(realm, event), request));
}

/** Makes a paper code that makes one device a scanner of an event. Null without a name, or without an event. */
export const giveDoorCode =
  (ports: Ports) =>
  async (
    realm: RealmId,
    event: string,
    { typed, by }: { readonly typed: string; readonly by: string },
  ): Promise<{ readonly code: Pass; readonly until: Instant } | null> => {
    const [name, at] = [doorName(typed), ports.clock.now()];
    if (name === null || (await ports.doorTickets.event(realm, event)) === null) return null;
    const [code, until] = [ports.passSeal.newPass(), at + doorCodeLasts];
    const kept: DoorCode = { name, until, device: null };
    const record = doorCodeRecord(ports.passSeal.digest(realm, code), kept, { version: 1, at });
    return (await stored(ports, realm, event, { by, at, records: [record] })) ? { code, until } : null;
  };

/** The event whose staff gave a code, and the record of the code; null if nobody did. */
async function givenCode(
  { goodsRecords }: Ports,
  realm: RealmId,
  digest: string,
): Promise<{ readonly event: string; readonly record: GoodsRecord } | null> {
  for (const good of await goodsRecords.goodsWith(realm, doorKinds.code)) {
    // oxlint-disable-next-line no-await-in-loop -- a town has few events with doors at a time
    const record = await goodsRecords.record({ realm, good }, doorKinds.code, digest);
    const event = eventOfGood(good);
    if (record !== null && event !== null) return { event, record };
  }
  return null;
}

/**
 * Makes the browser at which a paper code was typed a device. Its token says where the device is stored, and is worth nothing
 * without what only it has. Null if the code is wrong, was used or is over.
 */
export const startDoorDevice =
  (ports: Ports) =>
  async (realm: RealmId, typed: string): Promise<(DeviceAtDoor & { readonly token: string }) | null> => {
    const [code, at] = [readPass(typed), ports.clock.now()];
    const digest = code === null ? null : ports.passSeal.digest(realm, code);
    const given = digest === null ? null : await givenCode(ports, realm, digest);
    if (digest === null || given === null) return null;
    const kept = doorCodeIn(given.record);
    if (kept.device !== null || kept.until <= at) return null;
    const [id, secret] = [ports.passSeal.newId(), ports.passSeal.newToken()];
    const token = ports.passSeal.digest(realm, secret);
    const device: DoorDevice = { id, name: kept.name, token, since: at, until: at + doorDeviceLasts };
    const version = given.record.version + 1;
    const records = [
      doorCodeRecord(digest, { ...kept, device: id }, { version, at }),
      doorDeviceRecord(device, { version: 1, at }),
    ];
    const isStored = await stored(ports, realm, given.event, { by: 'sender', at, records });
    return isStored ? { event: given.event, device, token: `${id}.${secret}.${given.event}` } : null;
  };

/** The device that has a token; null if it was ended, or its time is over. */
export const deviceOfToken =
  ({ goodsRecords, passSeal, clock }: Ports) =>
  async (realm: RealmId, sent: string): Promise<DeviceAtDoor | null> => {
    const [, id, secret, event] = /^([^.]+)\.([^.]+)\.(.+)$/su.exec(sent) ?? [];
    if (id === undefined || secret === undefined || event === undefined) return null;
    const record = await goodsRecords.record(goodAtDoors(realm, event), doorKinds.device, id);
    if (record === null) return null;
    const device = doorDeviceIn(record);
    const isOwn = device.token === passSeal.digest(realm, secret) && clock.now() < device.until;
    return isOwn ? { event, device } : null;
  };

/** The devices of an event that are not ended, the newest one first. */
export const devicesOf =
  ({ goodsRecords, clock }: Pick<Ports, 'goodsRecords' | 'clock'>) =>
  async (realm: RealmId, event: string): Promise<readonly DoorDevice[]> => {
    const records = await goodsRecords.list(goodAtDoors(realm, event), { ...all, kind: doorKinds.device });
    return records.map(doorDeviceIn).filter(({ until }) => clock.now() < until);
  };

/** Ends a device: it was lost, or leaves. False if there is none. */
export const endDoorDevice =
  (ports: Ports) =>
  async (realm: RealmId, event: string, id: string, by: string): Promise<boolean> => {
    const record = await ports.goodsRecords.record(goodAtDoors(realm, event), doorKinds.device, id);
    if (record === null) return false;
    const at = ports.clock.now();
    const ended = { ...doorDeviceIn(record), until: at };
    const next = { version: record.version + 1, at: record.at };
    return stored(ports, realm, event, { by, at, records: [doorDeviceRecord(ended, next)] });
  };
