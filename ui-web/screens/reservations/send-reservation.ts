import { makeReservationCall } from '#adapters/wire/reservations/make-reservation.ts';
import { moveReservationCall } from '#adapters/wire/reservations/move-reservation.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { isLeft } from '#domain/shared/result.ts';
import { wholeDate } from '#ui-web/components/field/whole-date.ts';
import { keyFrom, keyLength } from '#ui-web/screens/vouchers/order-key.ts';
import { reservationFailure } from './failure.ts';
import type { ReservingTools } from './page-tools.ts';
import type { OpenVenue, Reserving } from './state.ts';

const bodyOf = (entry: Reserving, start: string, { venue }: OpenVenue, key: string) => {
  const people = venue.people.find(({ id }) => id === entry.people);
  const birthDay = people?.needsBirthDay === true ? wholeDate(entry.birthDay) : '';
  const email = entry.email.trim();
  return {
    key,
    place: entry.place,
    people: entry.people,
    start,
    minutes: entry.minutes,
    identity: entry.identity,
    birthDay: birthDay === '' ? null : birthDay,
    purpose: venue.needsApproval ? entry.purpose : null,
    email: email === '' ? null : email,
    reminder: email !== '' && entry.reminder,
    forward: `${window.location.pathname}${window.location.search}`,
  };
};

/** What can be corrected before anything is sent; null if nothing. */
function whatIsMissing({ purpose, email }: Reserving, { venue }: OpenVenue) {
  if (venue.needsApproval && purpose.trim() === '') return 'purposeMissing';
  return email.trim() === '' || isEmail(email) ? null : 'emailUnreadable';
}

/** Sends a reservation, or its new time; after an answer that was lost, the same one again. */
export function sendReservation(tools: ReservingTools, randomBytes: RandomBytes) {
  const { call, realm, shelf, current, patch, enter, reload, worked, take } = tools;
  let key: string | null = null;
  const fails = async (failure: ReturnType<typeof reservationFailure>): Promise<void> => {
    patch({ isSending: false, failure });
    // Somebody was faster: what is free now is shown beside the reason.
    if (failure.kind === 'taken') await reload();
  };
  return {
    /** What is chosen or written has changed: the next reservation is another one. */
    another: (): void => {
      key = null;
    },
    send: async (): Promise<void> => {
      const { open, isSending, entry } = current();
      const { start } = entry;
      if (open?.kind !== 'here' || isSending || start === null) return;
      const missing = whatIsMissing(entry, open.value);
      if (missing !== null) return patch({ failure: { kind: missing } });
      const { id } = open.value.venue;
      patch({ isSending: true, failure: null });
      key ??= keyFrom(randomBytes(keyLength));
      // Kept before it is sent: a page that is closed now finds its reservation again.
      shelf.begin(id, key);
      const body = bodyOf(entry, start, open.value, key);
      const done = await worked((work) => call(makeReservationCall, { realm, id, body: { ...body, work } }));
      if (isLeft(done)) {
        const failure = reservationFailure(done.left);
        if (failure.kind !== 'unreachable') shelf.forget(key);
        return fails(failure);
      }
      key = null;
      take(done.right);
      enter({ start: null, identity: '', birthDay: '', purpose: '', email: '', reminder: false });
      patch({ isSending: false, failure: null, made: done.right.id });
      await reload();
    },
    move: async (): Promise<void> => {
      const { open, isSending, entry } = current();
      const { start, place, moving } = entry;
      if (open?.kind !== 'here' || isSending || start === null || moving === null) return;
      patch({ isSending: true, failure: null });
      const body = { key: moving, place, start };
      const done = await call(moveReservationCall, { realm, id: open.value.venue.id, body });
      if (isLeft(done)) return fails(reservationFailure(done.left));
      take(done.right);
      enter({ start: null, moving: null });
      patch({ isSending: false, failure: null, made: done.right.id });
      await reload();
    },
  };
}
