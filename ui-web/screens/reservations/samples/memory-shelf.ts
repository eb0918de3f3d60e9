import type { ReservationShelf, ShelvedReservation } from '#application/ports/browser/reservation-shelf.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** For tests: the reservations of a device that forgets them with the test; those that are given are of `vilanova`. */
export function memoryShelf(first: readonly ShelvedReservation[] = []): ReservationShelf {
  const kept = new Map<string, readonly ShelvedReservation[]>([['vilanova', first]]);
  const entries = new Map<string, unknown>();
  const list = (realm: RealmId) => kept.get(realm) ?? [];
  return {
    list,
    keep: (realm, reservation) => {
      const all = list(realm);
      const place = all.findIndex(({ key }) => key === reservation.key);
      kept.set(realm, place === -1 ? [reservation, ...all] : all.with(place, reservation));
      return true;
    },
    renew: (realm, reservation) =>
      void kept.set(
        realm,
        list(realm).map((one) => (one.key === reservation.key ? reservation : one)),
      ),
    forget: (realm, key) =>
      void kept.set(
        realm,
        list(realm).filter((one) => one.key !== key),
      ),
    written: (realm) => entries.get(realm) ?? null,
    write: (realm, entry) => void entries.set(realm, entry),
  };
}
