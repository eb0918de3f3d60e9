import type { KeptAppointment, VisitWallet } from '#application/ports/browser/visit-wallet.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** For tests: the appointments of a device that forgets them with the test; those that are given are of `vilanova`. */
export function memoryVisits(first: readonly KeptAppointment[] = []): VisitWallet {
  const kept = new Map<string, readonly KeptAppointment[]>([['vilanova', first]]);
  const entries = new Map<string, unknown>();
  const list = (realm: RealmId) => kept.get(realm) ?? [];
  const without = (realm: RealmId, key: string) => list(realm).filter((one) => one.key !== key);
  return {
    list,
    keep: (realm, visit) => {
      const place = list(realm).findIndex(({ key }) => key === visit.key);
      kept.set(realm, place === -1 ? [visit, ...list(realm)] : list(realm).with(place, visit));
      return true;
    },
    renew: (realm, visit) =>
      void kept.set(
        realm,
        list(realm).map((one) => (one.key === visit.key ? visit : one)),
      ),
    forget: (realm, key) => void kept.set(realm, without(realm, key)),
    written: (realm) => entries.get(realm) ?? null,
    write: (realm, entry) => void entries.set(realm, entry),
  };
}
