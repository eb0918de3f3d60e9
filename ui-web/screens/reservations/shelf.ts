import {
  type OwnReservationAnswer,
  ownReservationWire,
} from '#adapters/wire/reservations/own-reservation.ts';
import { mostReservationsRead, readReservationsCall } from '#adapters/wire/reservations/read-reservations.ts';
import type { ShelvedReservation } from '#application/ports/browser/reservation-shelf.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ReservationsPorts } from './state.ts';

/** What was kept of a reservation, if this version of the page can read it. */
function reservationIn(answer: unknown): readonly OwnReservationAnswer[] {
  const read = ownReservationWire.decode(answer);
  return isLeft(read) ? [] : [read.right];
}

/** The keys that never reached the council: they are of no reservation. */
const lostIn = (kept: readonly ShelvedReservation[], items: readonly OwnReservationAnswer[]) =>
  kept
    .filter(({ key, answer }) => answer === null && !items.some(({ id }) => id === key))
    .map(({ key }) => key);

/** The reservations of this device: kept in the browser, so that they are shown without a line. */
export function shelfOf({ realm, call, shelf }: Pick<ReservationsPorts, 'realm' | 'call' | 'shelf'>) {
  const shelved = (one: OwnReservationAnswer) => ({ venue: one.venue.id, key: one.id, answer: one });
  return {
    kept: (): readonly OwnReservationAnswer[] =>
      shelf.list(realm).flatMap(({ answer }) => reservationIn(answer)),
    /** Keeps the key of a reservation before it is sent. */
    begin: (venue: string, key: string): boolean => shelf.keep(realm, { venue, key, answer: null }),
    keep: (one: OwnReservationAnswer): boolean => shelf.keep(realm, shelved(one)),
    forget: (key: string): void => shelf.forget(realm, key),
    /** The reservations as the council has them now; null if it is out of reach. */
    ask: async (): Promise<readonly OwnReservationAnswer[] | null> => {
      const kept = shelf.list(realm).slice(0, mostReservationsRead);
      if (kept.length === 0) return [];
      const reservations = kept.map(({ venue, key }) => ({ venue, key }));
      const asked = await call(readReservationsCall, { realm, body: { reservations } });
      if (isLeft(asked)) return null;
      const { items } = asked.right;
      for (const one of items) shelf.renew(realm, shelved(one));
      for (const key of lostIn(kept, items)) shelf.forget(realm, key);
      return items;
    },
  };
}

/** What `shelfOf` gives. */
export type ReservationsOfDevice = ReturnType<typeof shelfOf>;
