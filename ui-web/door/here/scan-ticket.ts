import {
  type PassedDoorWire,
  passDoorCall,
  type SentScanWire,
} from '#adapters/wire/tickets/door/pass-door.ts';
import type { UnsentScan } from '#application/ports/browser/door-store.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { Direction, DoorScan } from '#domain/tickets/door/door-scan.ts';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';
import type { DoorSession, EventDoor } from '#domain/tickets/door/door-ticket.ts';
import { type DoorVerdict, verdictOn } from '#domain/tickets/door/verdict.ts';
import { readTicketLetters } from '#domain/tickets/ticket-code.ts';
import type { DoorMeans } from '../door-context.ts';
import { type DoorBook, type FoundTicket, ticketInBook } from './door-book.ts';

/** Where somebody scans. */
export interface ScanPlace {
  readonly door: EventDoor;
  readonly session: DoorSession;
  readonly direction: Direction;
}

/** What is shown of a ticket. */
export interface ShownTicket {
  readonly type: LocalizedText | null;
  readonly seat: string | null;
  readonly initials: string;
}

/** What came of a scan. */
export interface Scanned {
  readonly text: string;
  readonly nonce: string;
  readonly verdict: DoorVerdict;
  readonly ticket: ShownTicket | null;
  /** What waits on the device if it passes without a line; null if the council has it, or if there is nothing to keep. */
  readonly waiting: UnsentScan | null;
}

interface ScanMeans extends Pick<DoorMeans, 'call' | 'realm' | 'now'> {
  readonly book: DoorBook;
  readonly place: ScanPlace;
  /** Since when there is no line, by the device's clock; null if there is one. */
  readonly awaySince: number | null;
}

/** How long the council is waited for before the device decides: a person stands there. */
const patience = 2000;

/** The verdict of the council in the words of the rules. */
function readVerdict(
  { event, doors }: PlannedEvent,
  wire: NonNullable<PassedDoorWire['verdict']>,
): DoorVerdict {
  const { kind, where } = wire;
  const at = wire.at === null ? 0 : Date.parse(wire.at);
  if (kind === 'used') return { kind, at, door: where ?? '' };
  if (kind === 'tooEarly') return { kind, opensAt: at };
  if (kind === 'wrongSession') return { kind, session: where ?? event.sessions[0]?.id ?? '' };
  if (kind === 'wrongDoor') return { kind, doors: doors.filter(({ id }) => wire.doors.includes(id)) };
  return kind === 'question' ? { kind, why: { kind: 'proof' } } : { kind };
}

/** Asks the council; null if it does not answer in time. */
async function asked(
  { call, realm, now, book: { prepared }, place }: ScanMeans,
  scan: Pick<SentScanWire, 'nonce' | 'confirmed' | 'ticket'>,
): Promise<PassedDoorWire | null> {
  const { door, session, direction } = place;
  const sent: SentScanWire = {
    ...scan,
    door: door.id,
    session: session.id,
    direction,
    at: new Date(now() + prepared.ahead).toISOString(),
    offline: false,
    undone: false,
  };
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), patience);
  });
  const answer = await Promise.race([call(passDoorCall, { realm, body: { scans: [sent] } }), late]);
  return answer === null || isLeft(answer) ? null : (answer.right.items[0] ?? null);
}

/** The scan as it waits for the line. */
const waitingOf = (
  { book: { prepared }, place, now }: ScanMeans,
  nonce: string,
  { hash }: FoundTicket,
): UnsentScan => {
  const { door, session, direction } = place;
  const scan: DoorScan = {
    nonce,
    at: now() + prepared.ahead,
    door: door.id,
    direction,
    offline: true,
    undone: false,
  };
  return { ...scan, session: session.id, hash };
};

/** Decides on the device. */
function decidedHere(
  means: ScanMeans,
  { text, nonce, confirmed }: { readonly text: string; readonly nonce: string; readonly confirmed: boolean },
  awaySince: number,
): Scanned {
  const { book, place, now } = means;
  const { prepared } = book;
  const found = ticketInBook(book, text);
  const verdict = verdictOn(found?.ticket ?? null, {
    ...prepared,
    ...place,
    awaySince: awaySince + prepared.ahead,
    now: now() + prepared.ahead,
  });
  const passes = verdict.kind === 'ok' || (verdict.kind === 'question' && confirmed);
  const ticket = found && {
    type: found.ticket.type?.title ?? null,
    seat: found.ticket.seat,
    initials: found.ticket.initials,
  };
  const waiting = passes && found !== null ? waitingOf(means, nonce, found) : null;
  return { text, nonce, verdict: passes ? { kind: 'ok' } : verdict, ticket, waiting };
}

/**
 * Scans a ticket. With a line the council decides, since it alone knows of all doors; if it does not answer in two seconds,
 * the device does.
 */
export async function scanTicket(
  means: ScanMeans,
  asks: { readonly text: string; readonly nonce: string; readonly confirmed: boolean },
): Promise<Scanned> {
  const { book, awaySince, now } = means;
  const { text, nonce, confirmed } = asks;
  if (awaySince !== null) return decidedHere(means, asks, awaySince);
  const by = readTicketLetters(text) === null ? 'code' : 'letters';
  const came = await asked(means, { nonce, confirmed, ticket: { by, text } });
  if (came === null || came.verdict === null) return decidedHere(means, asks, now());
  const type = book.prepared.event.types.find(({ id }) => id === came.ticket?.type)?.title ?? null;
  return {
    text,
    nonce,
    verdict: readVerdict(book.prepared, came.verdict),
    ticket: came.ticket && { type, seat: came.ticket.seat, initials: came.ticket.initials },
    waiting: null,
  };
}
