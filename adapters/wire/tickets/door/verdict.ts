import * as t from 'io-ts';
import { doorTicketStates } from '#domain/tickets/door/door-ticket.ts';
import { type TicketAtDoor, type DoorVerdict } from '#domain/tickets/door/verdict.ts';
import { nullable, wordOf } from '../../decode.ts';

/** What the council decides on a scan. `question`: the person at the door asks for a proof. */
export const verdictWire = t.type({
  kind: wordOf([
    'ok',
    'used',
    'notInside',
    'unknown',
    'revoked',
    'unpaid',
    'wrongSession',
    'wrongDoor',
    'tooEarly',
    'question',
  ]),
  /** When it was used, or when the doors open; null for others. */
  at: nullable(t.string),
  /** The id of the door by which it was used, or of its session; null for others. */
  where: nullable(t.string),
  /** The ids of the doors at which its holder comes in, if this is none of them. */
  doors: t.array(t.string),
});

/** What the council says of a ticket to the door that read it. */
export const ticketAtDoorWire = t.type({
  session: t.string,
  state: wordOf(doorTicketStates),
  /** Null if the event no longer has its type. */
  type: nullable(t.string),
  seat: nullable(t.string),
  initials: t.string,
  inside: t.boolean,
});

const none = { at: null, where: null, doors: [] };

export function writeVerdict(verdict: DoorVerdict): t.TypeOf<typeof verdictWire> {
  const { kind } = verdict;
  if (kind === 'used')
    return { kind, at: new Date(verdict.at).toISOString(), where: verdict.door, doors: [] };
  if (kind === 'tooEarly') return { ...none, kind, at: new Date(verdict.opensAt).toISOString() };
  if (kind === 'wrongSession') return { ...none, kind, where: verdict.session };
  if (kind === 'wrongDoor') return { ...none, kind, doors: verdict.doors.map(({ id }) => id) };
  return { ...none, kind };
}

export const writeTicketAtDoor = (ticket: TicketAtDoor): t.TypeOf<typeof ticketAtDoorWire> => ({
  session: ticket.session,
  state: ticket.state,
  type: ticket.type?.id ?? null,
  seat: ticket.seat,
  initials: ticket.initials,
  inside: ticket.passage.inside,
});
