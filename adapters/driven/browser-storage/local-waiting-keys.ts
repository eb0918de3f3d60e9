import type { WaitingKeys } from '#application/ports/browser/waiting-keys.ts';
import type { RealmId } from '#domain/shared/ids.ts';

function listIn(name: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

function put(name: string, keys: readonly string[]): boolean {
  try {
    if (keys.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(keys));
    return true;
  } catch {
    return false;
  }
}

const without = (name: string, key: string) => listIn(name).filter((one) => one !== key);

type WaitingList = 'waiting' | 'waiting-venues';
/** The key under which the places on a list are stored. */
export const waitingKeysKey = (list: WaitingList, realm: RealmId): string => `concejo.${list}.${realm}`;

/** The keys of a device on the lists of a service, in the browser's storage, the newest first. */
export function localWaitingKeys(list: WaitingList = 'waiting'): WaitingKeys {
  const nameOf = (realm: RealmId): string => waitingKeysKey(list, realm);
  return {
    list: (realm) => listIn(nameOf(realm)),
    keep: (realm, key) => put(nameOf(realm), [key, ...without(nameOf(realm), key)]),
    forget: (realm, key) => void put(nameOf(realm), without(nameOf(realm), key)),
  };
}
