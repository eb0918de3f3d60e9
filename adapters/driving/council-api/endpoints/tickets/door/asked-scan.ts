import type { PassedDoor, SentScan } from '#application/tickets/door/pass-door.ts';
import type { PassedDoorWire } from '#adapters/wire/tickets/door/pass-door.ts';
import { writeTicketAtDoor, writeVerdict } from '#adapters/wire/tickets/door/verdict.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';

/** Whether a text can be the nonce of a scan. */
export const isNonce = (text: string): boolean => /^[\w-]{8,64}$/u.test(text);

type Named = Omit<SentScan, 'ticket' | 'door' | 'session'> & {
  readonly door: string;
  readonly session: string;
};

/** A scan with its door and its session; left: which of them there is not. */
export function readSent(
  { event, doors }: PlannedEvent,
  ticket: string,
  { nonce, at, direction, offline, undone, confirmed, ...named }: Named,
): Either<'door' | 'session', SentScan> {
  const door = doors.find(({ id }) => id === named.door);
  const session = event.sessions.find(({ id }) => id === named.session);
  if (door === undefined) return left('door');
  if (session === undefined) return left('session');
  return right({ nonce, at, direction, offline, undone, confirmed, ticket, door, session });
}

/** What came of a scan, as it is sent. */
export const writePassed = (nonce: string, passed: PassedDoor | null): PassedDoorWire => ({
  nonce,
  verdict: passed && writeVerdict(passed.verdict),
  ticket: passed?.ticket ? writeTicketAtDoor(passed.ticket) : null,
});
