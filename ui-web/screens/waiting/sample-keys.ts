import type { WaitingKeys } from '#application/ports/browser/waiting-keys.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** For tests: the keys of a device that forgets them with the test; those that are given are of `vilanova`. */
export function memoryWaitingKeys(first: readonly string[] = []): WaitingKeys {
  const kept = new Map<string, readonly string[]>([['vilanova', first]]);
  const list = (realm: RealmId) => kept.get(realm) ?? [];
  const without = (realm: RealmId, key: string) => list(realm).filter((one) => one !== key);
  return {
    list,
    keep: (realm, key) => {
      kept.set(realm, [key, ...without(realm, key)]);
      return true;
    },
    forget: (realm, key) => void kept.set(realm, without(realm, key)),
  };
}
