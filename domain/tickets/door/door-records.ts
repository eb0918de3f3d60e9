import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { DoorCode, DoorDevice } from './door-device.ts';
import { type DoorScan, passageOf, type RepeatedEntry } from './door-scan.ts';
import type { DoorPlan } from './door-plan.ts';

/** The kinds of records of the doors, in the good of their event. */
export const doorKinds = {
  plan: 'doorPlan',
  code: 'doorCode',
  device: 'doorDevice',
  /** The scans of a ticket, by the id of the ticket; the list of a session is its owner's. */
  ticket: 'doorTicket',
  /** A ticket that came in while its holder was inside, by its id. */
  repeat: 'doorRepeat',
} as const;

/** The id of the one record of doors. */
export const doorPlanId = 'plan';

/** The scans of a ticket as they are stored. */
export interface TicketScans {
  readonly session: string;
  readonly type: string;
  /** The hash of its code, as devices name it: lowercase hexadecimal. */
  readonly hash: string;
  readonly scans: readonly DoorScan[];
}

type Next = Pick<GoodsRecord, 'version' | 'at'>;
const bodyOf = (value: unknown): JsonObject => value as JsonObject;

/** The record of doors. */
export const doorPlanRecord = (plan: DoorPlan, next: Next): GoodsRecord => ({
  kind: doorKinds.plan,
  id: doorPlanId,
  owner: '',
  ...next,
  body: bodyOf(plan),
});

/** What a record says of doors. */
export const doorPlanIn = ({ body }: Pick<GoodsRecord, 'body'>): DoorPlan => body as unknown as DoorPlan;

/** The record of a paper code, by its keyed hash. */
export const doorCodeRecord = (digest: string, code: DoorCode, next: Next): GoodsRecord => ({
  kind: doorKinds.code,
  id: digest,
  owner: '',
  ...next,
  body: bodyOf(code),
});

/** The code of a record. */
export const doorCodeIn = ({ body }: Pick<GoodsRecord, 'body'>): DoorCode => body as unknown as DoorCode;

/** The record of a device. */
export const doorDeviceRecord = (device: DoorDevice, next: Next): GoodsRecord => ({
  kind: doorKinds.device,
  id: device.id,
  owner: '',
  ...next,
  body: bodyOf(device),
});

/** The device of a record. */
export const doorDeviceIn = ({ body }: Pick<GoodsRecord, 'body'>): DoorDevice =>
  body as unknown as DoorDevice;

/** Where the holder of a ticket is. `never`: all its entries were taken back. */
function placeOf({ scans }: TicketScans): 'in' | 'out' | 'never' {
  const { inside, last } = passageOf(scans);
  if (inside) return 'in';
  return last === null ? 'never' : 'out';
}

/** The record of the scans of a ticket: its `status` is by which people inside, and those who left, are counted. */
export const scannedRecord = (id: string, scanned: TicketScans, next: Next): GoodsRecord => ({
  kind: doorKinds.ticket,
  id,
  owner: scanned.session,
  ...next,
  body: bodyOf({ ...scanned, status: placeOf(scanned) }),
});

/** The scans of a record. */
export const scannedIn = ({ body }: Pick<GoodsRecord, 'body'>): TicketScans => body as unknown as TicketScans;

/** The record of the entries of a ticket that came too often. */
export const repeatRecord = (id: string, { session, type, scans }: TicketScans, next: Next): GoodsRecord => ({
  kind: doorKinds.repeat,
  id,
  owner: session,
  ...next,
  body: bodyOf({ type, repeated: passageOf(scans).repeated }),
});

/** A ticket that came in more than once. */
export interface RepeatedTicket {
  readonly id: string;
  readonly type: string;
  readonly repeated: readonly RepeatedEntry[];
}

/** The ticket of a record; what was taken back since is no longer among its entries. */
export const repeatIn = ({ id, body }: Pick<GoodsRecord, 'id' | 'body'>): RepeatedTicket => ({
  id,
  ...(body as unknown as Omit<RepeatedTicket, 'id'>),
});

/** Milliseconds for which what doors stored is kept after it changed last. The names of doors stay. */
export const doorsKept = 90 * 86_400_000;
