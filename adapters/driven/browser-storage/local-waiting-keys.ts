import type { WaitingKeys } from '#application/ports/browser/waiting-keys.ts';
import type { RealmId } from '#domain/shared/ids.ts';

const nameOf = (realm: RealmId): string => `concejo.waiting.${realm}`;

function listIn(realm: RealmId): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(realm)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

function put(realm: RealmId, keys: readonly string[]): boolean {
  try {
    if (keys.length === 0) localStorage.removeItem(nameOf(realm));
    else localStorage.setItem(nameOf(realm), JSON.stringify(keys));
    return true;
  } catch {
    return false;
  }
}

const without = (realm: RealmId, key: string) => listIn(realm).filter((one) => one !== key);

/** The keys of a device, in the browser's storage, the newest first. */
export const localWaitingKeys = (): WaitingKeys => ({
  list: listIn,
  keep: (realm, key) => put(realm, [key, ...without(realm, key)]),
  forget: (realm, key) => void put(realm, without(realm, key)),
});
