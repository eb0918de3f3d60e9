import type { Instant } from '../../shared/calendar-day.ts';
import type { Direction, TicketPassage } from './door-scan.ts';
import type { DoorEvent, DoorSession, DoorTicket, DoorType, EventDoor } from './door-ticket.ts';
import { doorsOfType } from './door-ticket.ts';

/** What the door knows of a ticket once it was found. */
export interface TicketAtDoor extends Pick<DoorTicket, 'session' | 'state'> {
  /** Null if only its letters were typed without a line: what a list says of a ticket is opened by its code. */
  readonly type: DoorType | null;
  readonly seat: string | null;
  readonly initials: string;
  readonly passage: TicketPassage;
  /** The door that has it while there is no line; null if that is not known. */
  readonly owner: EventDoor | null;
}

/** A door at which somebody reads a ticket. */
export interface DoorHere {
  readonly event: DoorEvent;
  readonly doors: readonly EventDoor[];
  /** The types of ticket whose holder shows something. */
  readonly proven: readonly string[];
  readonly door: EventDoor;
  readonly session: DoorSession;
  readonly direction: Direction;
  /** Since when there is no line; null if there is one. */
  readonly awaySince: Instant | null;
  readonly now: Instant;
}

/** What somebody at the door does with a ticket. `pass` lets it through; `question` is decided by the person. */
export type DoorVerdict =
  | { readonly kind: 'ok' }
  /** Its holder is inside already, or left already. */
  | { readonly kind: 'used'; readonly at: Instant; readonly door: string }
  | { readonly kind: 'notInside' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'wrongSession'; readonly session: string }
  | { readonly kind: 'wrongDoor'; readonly doors: readonly EventDoor[] }
  | { readonly kind: 'tooEarly'; readonly opensAt: Instant }
  | { readonly kind: 'question'; readonly why: DoorQuestion };

/**
 * What the person at the door decides. `elsewhere`: without a line, another door has this ticket and may have let it in.
 * `letters`: without a line, letters do not prove that somebody has the ticket. `proof`: its holder shows something.
 */
export type DoorQuestion =
  | { readonly kind: 'elsewhere'; readonly owner: EventDoor | null; readonly since: Instant }
  | { readonly kind: 'letters'; readonly since: Instant }
  | { readonly kind: 'proof' };

/** Why nobody comes in with a ticket, whatever was scanned of it before. */
function refusedAnyway(
  { session, state, type }: TicketAtDoor,
  { session: here, door, doors, now }: DoorHere,
): DoorVerdict | null {
  if (session !== here.id) return { kind: 'wrongSession', session };
  if (state !== 'valid') return { kind: state };
  const own = type === null ? doors : doorsOfType(doors, type.id);
  if (own.every(({ id }) => id !== door.id)) return { kind: 'wrongDoor', doors: own };
  return now < here.opensAt ? { kind: 'tooEarly', opensAt: here.opensAt } : null;
}

/** What the person at the door has to ask before they let a ticket in; null if nothing. */
function questionOf({ type, owner, passage }: TicketAtDoor, here: DoorHere): DoorQuestion | null {
  const { awaySince: since, door, proven } = here;
  if (since !== null && type === null) return { kind: 'letters', since };
  if (since !== null && owner?.id !== door.id) return { kind: 'elsewhere', owner, since };
  // Who came back showed it the first time.
  return type !== null && proven.includes(type.id) && passage.last === null ? { kind: 'proof' } : null;
}

/** Whether a ticket passes a door now; null: it is not on the list. */
export function verdictOn(ticket: TicketAtDoor | null, here: DoorHere): DoorVerdict {
  if (ticket === null) return { kind: 'unknown' };
  const { inside, last } = ticket.passage;
  if (here.direction === 'out') {
    if (ticket.session !== here.session.id) return { kind: 'wrongSession', session: ticket.session };
    return inside ? { kind: 'ok' } : { kind: 'notInside' };
  }
  const refused = refusedAnyway(ticket, here);
  if (refused !== null) return refused;
  if (inside && last !== null) return { kind: 'used', at: last.at, door: last.door };
  const why = questionOf(ticket, here);
  return why === null ? { kind: 'ok' } : { kind: 'question', why };
}
