import type { GoodsAct, GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ticketHash } from '#domain/tickets/door/door-hash.ts';
import { ownerOf } from '#domain/tickets/door/door-owner.ts';
import {
  doorKinds,
  repeatRecord,
  scannedIn,
  scannedRecord,
  type TicketScans,
} from '#domain/tickets/door/door-records.ts';
import { type DoorScan, passageOf, undoScanWithin, withScan } from '#domain/tickets/door/door-scan.ts';
import type { DoorSession, DoorTicket, EventDoor } from '#domain/tickets/door/door-ticket.ts';
import { writeHex } from '#domain/tickets/door/hex.ts';
import { type TicketAtDoor, type DoorVerdict, verdictOn } from '#domain/tickets/door/verdict.ts';
import { type DoorPorts, goodAtDoors } from './door-ports.ts';

type Ports = Pick<DoorPorts, 'doorTickets' | 'goods' | 'goodsRecords' | 'clock'>;

/** A scan as a device sends it. */
export interface SentScan extends Omit<DoorScan, 'door'> {
  /** The id of the ticket. */
  readonly ticket: string;
  readonly door: EventDoor;
  readonly session: DoorSession;
  /** Whether the person at the door has decided what there was to ask. */
  readonly confirmed: boolean;
}

/** What came of a scan. */
export interface PassedDoor {
  readonly verdict: DoorVerdict;
  /** Null if the event has no such ticket. */
  readonly ticket: TicketAtDoor | null;
}

/** How often a scan is decided anew because another one of the same ticket was stored meanwhile. */
const mostTries = 30;

/** What was read of a ticket. */
interface ReadTicket {
  readonly ticket: DoorTicket;
  readonly record: GoodsRecord | null;
  readonly scans: readonly DoorScan[];
}

async function readTicket(
  ports: Ports,
  realm: RealmId,
  event: string,
  id: string,
): Promise<ReadTicket | null> {
  const ticket = await ports.doorTickets.ticket(realm, event, id);
  if (ticket === null) return null;
  const record = await ports.goodsRecords.record(goodAtDoors(realm, event), doorKinds.ticket, id);
  return { ticket, record, scans: record === null ? [] : scannedIn(record).scans };
}

/** A ticket with what the door knows of it. */
function ticketSeen({ event, doors }: PlannedEvent, { ticket, scans }: ReadTicket): TicketAtDoor {
  const { session, state, seat, initials } = ticket;
  const type = event.types.find(({ id }) => id === ticket.type) ?? null;
  const owner = ownerOf(doors, { type: ticket.type, hash: ticketHash(ticket.code) });
  return { session, state, seat, initials, type, passage: passageOf(scans), owner };
}

/** The first entry uses the grant of the ticket; if all entries were taken back, it is as if it had not been used. */
function actsOf(
  { grant }: DoorTicket,
  before: readonly DoorScan[],
  after: readonly DoorScan[],
): readonly GoodsAct[] {
  const [was, is] = [before, after].map((scans) => passageOf(scans).last !== null);
  if (grant === null || was === is) return [];
  return [{ kind: is === true ? 'use' : 'reverse', grant, times: 1 }];
}

/** What is stored of the scans of a ticket. */
async function recordsOf(
  { goodsRecords }: Ports,
  good: ReturnType<typeof goodAtDoors>,
  { ticket, record, scans: before }: ReadTicket,
  scans: readonly DoorScan[],
  at: Instant,
): Promise<readonly GoodsRecord[]> {
  const { id, session, type, code } = ticket;
  const scanned: TicketScans = { session, type, hash: writeHex(ticketHash(code)), scans };
  const own = scannedRecord(id, scanned, { version: (record?.version ?? 0) + 1, at });
  const counts = [before, scans].map((all) => passageOf(all).repeated.length);
  if (counts.every((count) => count === 0)) return [own];
  const repeat = await goodsRecords.record(good, doorKinds.repeat, id);
  return [own, repeatRecord(id, scanned, { version: (repeat?.version ?? 0) + 1, at })];
}

/** The scan as it is stored; with a line its moment is that of the council. */
function scanOf({ nonce, at, door, direction, offline, undone }: SentScan, now: Instant): DoorScan {
  return { nonce, at: offline ? Math.min(at, now) : now, door: door.id, direction, offline, undone };
}

/** Whether a request was refused because others wrote meanwhile, so that it is decided anew. */
const isStale = ({ kind }: GoodsRefusal): boolean => kind === 'recordChanged';

/** What is decided on a scan: its verdict, and whether it is stored. */
function decided(
  plan: PlannedEvent,
  seen: TicketAtDoor,
  { scans }: ReadTicket,
  sent: SentScan,
  now: Instant,
): { readonly verdict: DoorVerdict; readonly isStored: boolean } {
  const { door, session, direction, offline, undone, confirmed, nonce } = sent;
  const before = scans.find((one) => one.nonce === nonce);
  // It came before, or was taken back before it came again.
  if (before !== undefined && (before.undone || !undone)) return { verdict: { kind: 'ok' }, isStored: false };
  if (undone && !offline && before !== undefined && now - before.at > undoScanWithin)
    return { verdict: { kind: 'used', at: before.at, door: before.door }, isStored: false };
  // What happened without a line has happened, and what is taken back is not decided.
  if (offline || undone) return { verdict: { kind: 'ok' }, isStored: true };
  const verdict = verdictOn(seen, { ...plan, door, session, direction, awaySince: null, now });
  return { verdict, isStored: verdict.kind === 'ok' || (verdict.kind === 'question' && confirmed) };
}

/** What a device learns of a scan that was stored: the other entry, if its ticket came in twice. */
function verdictAfter({ passage }: TicketAtDoor, { nonce }: SentScan): DoorVerdict {
  const entry = passage.repeated.find(({ first, again }) => first.nonce === nonce || again.nonce === nonce);
  if (entry === undefined) return { kind: 'ok' };
  const { at, door } = entry.first.nonce === nonce ? entry.again : entry.first;
  return { kind: 'used', at, door };
}

/**
 * Decides a scan and stores it, if its ticket passes. With a line a ticket comes in once, however many doors read it at the same
 * time. A scan of a time without a line is stored in any case: who came in twice is listed, not hidden. The same scan, sent
 * again, has the same answer and counts once. `by` is for the steps: a scanner, or the person of staff who let somebody in by name.
 */
export const passDoor =
  (ports: Ports) =>
  async (realm: RealmId, plan: PlannedEvent, sent: SentScan, by = 'sender'): Promise<PassedDoor | null> => {
    const good = goodAtDoors(realm, plan.event.id);
    let hasGrant = true;
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable no-await-in-loop -- each try decides on what it reads
      const read = await readTicket(ports, realm, plan.event.id, sent.ticket);
      if (read === null) return { verdict: { kind: 'unknown' }, ticket: null };
      const [now, ticket] = [ports.clock.now(), ticketSeen(plan, read)];
      const { verdict, isStored } = decided(plan, ticket, read, sent, now);
      if (!isStored) return { verdict, ticket };
      const scans = withScan(read.scans, scanOf(sent, now));
      const stored = await ports.goods.ask(good, {
        key: `door/${sent.nonce}/${sent.undone ? 'undone' : 'passed'}`,
        bodyHash: JSON.stringify([sent.ticket, sent.direction]),
        at: now,
        by,
        acts: hasGrant ? actsOf(read.ticket, read.scans, scans) : [],
        money: [],
        records: await recordsOf(ports, good, read, scans, now),
      });
      // oxlint-enable no-await-in-loop
      if (!isLeft(stored)) {
        const after = ticketSeen(plan, { ...read, scans });
        return { verdict: verdictAfter(after, sent), ticket: after };
      }
      if (isStale(stored.left)) continue;
      // Its order was given back meanwhile. Who came in without a line is listed all the same.
      if (!sent.offline && !sent.undone) return { verdict: { kind: 'revoked' }, ticket };
      hasGrant = false;
    }
    return null;
  };
