import type { ReservationShelf, ShelvedReservation } from '#application/ports/browser/reservation-shelf.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { keptList } from './kept-list.ts';

/** The key under which the reservations of a town are stored. */
export const shelfKey = (realm: RealmId): string => `concejo.reservations.${realm}`;
/** The key under which a tab keeps what is written in the form. */
export const writtenKey = (realm: RealmId): string => `concejo.reserving.${realm}`;

const isShelved = (kept: unknown): kept is ShelvedReservation => {
  const { venue, key } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return typeof venue === 'string' && typeof key === 'string';
};

const reservationsOf = (realm: RealmId) => keptList(shelfKey(realm), isShelved);

/** The reservations of a device, in the browser's storage; what is being written, in that of the tab. */
export const localShelf = (): ReservationShelf => ({
  list: (realm) => reservationsOf(realm).list(),
  keep: (realm, reservation) => reservationsOf(realm).keep(reservation),
  forget: (realm, key) => reservationsOf(realm).forget(key),
  written: (realm) => {
    try {
      return JSON.parse(sessionStorage.getItem(writtenKey(realm)) ?? 'null');
    } catch {
      return null;
    }
  },
  write: (realm, entry) => {
    try {
      if (entry === null) sessionStorage.removeItem(writtenKey(realm));
      else sessionStorage.setItem(writtenKey(realm), JSON.stringify(entry));
    } catch {
      // A browser that refuses to store forgets it with the page.
    }
  },
});
