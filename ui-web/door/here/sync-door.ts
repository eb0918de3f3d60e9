import type { KeptNews, PreparedDoor, UnsentScan } from '#application/ports/browser/door-store.ts';
import { mostScans, passDoorCall, type PassedDoorWire } from '#adapters/wire/tickets/door/pass-door.ts';
import { readPlannedEvent } from '#adapters/wire/tickets/door/planned-event.ts';
import { type DoorPartWire, syncDoorCall } from '#adapters/wire/tickets/door/sync-door.ts';
import { isLeft } from '#domain/shared/result.ts';
import { deltaBytes } from '#domain/tickets/door/door-delta.ts';
import type { PackedTickets } from '#domain/tickets/door/door-part.ts';
import { readHex, writeHex } from '#domain/tickets/door/hex.ts';
import { hasNoAnswer } from '../../device/no-answer.ts';
import type { DoorMeans } from '../door-context.ts';

type Means = Pick<DoorMeans, 'call' | 'realm' | 'store' | 'now'>;

/** What came of a call. `away`: there is no line. `out`: the device is no longer a scanner. `failed`: it is tried again. */
export type LineState = 'done' | 'away' | 'out' | 'failed';

const stateOf = ({ kind }: { readonly kind: string }): LineState => {
  if (hasNoAnswer({ kind })) return 'away';
  return kind === 'doorNotAuthorised' ? 'out' : 'failed';
};

/** An entry that the council found to be the second one of its ticket. */
export interface RepeatedHere {
  readonly scan: UnsentScan;
  readonly type: string | null;
  /** When and by which door it came in besides. */
  readonly at: string;
  readonly door: string;
}

/** Brings the scans that wait, some at a time; each is forgotten once the council has it. */
export async function bringScans(
  { call, realm, store }: Means,
  told: (scans: number, repeated: readonly RepeatedHere[]) => void,
): Promise<LineState> {
  for (;;) {
    // oxlint-disable no-await-in-loop -- in the order in which they were made
    const scans = (await store.unsent(realm)).slice(0, mostScans);
    if (scans.length === 0) return 'done';
    const sent = scans.map(({ hash, at, ...scan }) => ({
      ...scan,
      ticket: { by: 'hash', text: hash } as const,
      at: new Date(at).toISOString(),
      confirmed: true,
    }));
    const answer = await call(passDoorCall, { realm, body: { scans: sent } });
    if (isLeft(answer)) return stateOf(answer.left);
    const { items } = answer.right;
    const decided = new Set(items.filter(({ verdict }) => verdict !== null).map(({ nonce }) => nonce));
    if (decided.size === 0) return 'failed';
    await store.drop(realm, [...decided]);
    // oxlint-enable no-await-in-loop
    told(
      decided.size,
      scans.flatMap((scan) => repeatedOf(scan, items)),
    );
  }
}

function repeatedOf(scan: UnsentScan, items: readonly PassedDoorWire[]): readonly RepeatedHere[] {
  const found = items.find(({ nonce }) => nonce === scan.nonce);
  const { at = null, where = null } = found?.verdict?.kind === 'used' ? found.verdict : {};
  return at === null ? [] : [{ scan, at, door: where ?? '', type: found?.ticket?.type ?? null }];
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

const partCame = ({ salt, factBytes, rows }: DoorPartWire): PackedTickets => ({
  salt: readHex(salt) ?? new Uint8Array(),
  factBytes,
  rows: bytesOf(rows),
});

/** The parts as they are now: what did not come is as it was. */
export const partsNow = (
  before: readonly PackedTickets[],
  { count, parts }: { readonly count: number; readonly parts: readonly DoorPartWire[] },
): readonly PackedTickets[] => {
  const came = new Map(parts.map((one) => [one.n, partCame(one)]));
  return Array.from({ length: count }, (_, n) => came.get(n) ?? (before[n] as PackedTickets));
};

/** The deltas with those that came: of each ticket the later one stays. */
export function packedWith(before: Uint8Array, came: Uint8Array): Uint8Array {
  const rows = new Map<string, Uint8Array>();
  for (const packed of [before, came])
    for (let at = 0; at + deltaBytes <= packed.length; at += deltaBytes) {
      const row = packed.subarray(at, at + deltaBytes);
      rows.set(writeHex(row.subarray(0, deltaBytes - 3)), row);
    }
  const all = new Uint8Array(rows.size * deltaBytes);
  for (const [n, row] of [...rows.values()].entries()) all.set(row, n * deltaBytes);
  return all;
}

/** What the device knows after the council was asked. */
export interface Fetched {
  readonly prepared: PreparedDoor;
  readonly news: KeptNews;
}

/** Asks for what the device does not have, and keeps it. */
export async function fetchDoor(
  { call, realm, store, now }: Means,
  session: string,
): Promise<Fetched | Exclude<LineState, 'done'>> {
  const [before, kept] = await Promise.all([store.prepared(realm), store.news(realm)]);
  const news = kept?.session === session ? kept : null;
  const parts = (before?.parts ?? []).map(({ salt }) => writeHex(salt));
  const answer = await call(syncDoorCall, { realm, body: { session, since: news?.until ?? null, parts } });
  if (isLeft(answer)) return stateOf(answer.left) as Exclude<LineState, 'done'>;
  const { right } = answer;
  const prepared: PreparedDoor = {
    ...readPlannedEvent(right),
    device: right.device,
    ahead: Date.parse(right.now) - now(),
    parts: partsNow(before?.parts ?? [], right),
  };
  const next: KeptNews = {
    session,
    until: right.until,
    packed: packedWith(news?.packed ?? new Uint8Array(), bytesOf(right.news)),
    inside: right.inside,
  };
  if (
    right.parts.length > 0 ||
    before === null ||
    before.event.id !== prepared.event.id ||
    !sameDoors(before, prepared)
  )
    await store.prepare(realm, prepared);
  await store.keepNews(realm, next);
  return { prepared, news: next };
}

const sameDoors = (before: PreparedDoor, now: PreparedDoor): boolean =>
  JSON.stringify([before.doors, before.proven, before.event]) ===
  JSON.stringify([now.doors, now.proven, now.event]);
