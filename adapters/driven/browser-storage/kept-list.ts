import type { RealmId } from '#domain/shared/ids.ts';

interface Keyed {
  readonly key: string;
}

/** What a device keeps of one kind: a list for each town. */
export interface KeptList<T extends Keyed> {
  readonly list: (realm: RealmId) => readonly T[];
  readonly keep: (realm: RealmId, thing: T) => boolean;
  readonly renew: (realm: RealmId, thing: T) => void;
  readonly forget: (realm: RealmId, key: string) => void;
}

/** A list in the browser's storage, the newest thing first. What cannot be read is left out. */
export function keptList<T extends Keyed>(
  nameOf: (realm: RealmId) => string,
  isKept: (kept: unknown) => kept is T,
): KeptList<T> {
  const list = (realm: RealmId): readonly T[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(nameOf(realm)) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch {
      return [];
    }
  };
  const put = (realm: RealmId, things: readonly T[]): boolean => {
    try {
      if (things.length === 0) localStorage.removeItem(nameOf(realm));
      else localStorage.setItem(nameOf(realm), JSON.stringify(things));
      return true;
    } catch {
      return false;
    }
  };
  return {
    list,
    keep: (realm, thing) => {
      const others = list(realm);
      const place = others.findIndex(({ key }) => key === thing.key);
      return put(realm, place === -1 ? [thing, ...others] : others.with(place, thing));
    },
    renew: (realm, thing) => {
      const all = list(realm);
      if (all.some(({ key }) => key === thing.key))
        put(
          realm,
          all.map((one) => (one.key === thing.key ? thing : one)),
        );
    },
    forget: (realm, key) =>
      void put(
        realm,
        list(realm).filter((one) => one.key !== key),
      ),
  };
}
