import type { DoorStore, KeptNews, PreparedDoor, UnsentScan } from '#application/ports/browser/door-store.ts';
import { oneStoreDatabase } from './one-store-database.ts';

const scanKey = (realm: string, nonce: string) => ['scan', realm, nonce];

/** What a scanner keeps for the time without a line in the browser's database. A browser that refuses keeps nothing, and says so. */
export function indexedDoor(): DoorStore {
  const { read, write } = oneStoreDatabase('concejo-door', 'door');
  return {
    prepared: async (realm) =>
      (await read<PreparedDoor | undefined>((store) => store.get(['prepared', realm]))) ?? null,
    prepare: (realm, prepared) =>
      write((store) => {
        if (prepared !== null) return store.put(prepared, ['prepared', realm]);
        store.delete(['news', realm]);
        return store.delete(['prepared', realm]);
      }),
    news: async (realm) => (await read<KeptNews | undefined>((store) => store.get(['news', realm]))) ?? null,
    keepNews: (realm, news) => write((store) => store.put(news, ['news', realm])),
    unsent: async (realm) => {
      const range = IDBKeyRange.bound(['scan', realm], ['scan', realm, []], true, true);
      const found = (await read<UnsentScan[]>((store) => store.getAll(range))) ?? [];
      return found.toSorted((a, b) => a.at - b.at);
    },
    keep: (realm, scan) => write((store) => store.put(scan, scanKey(realm, scan.nonce))),
    drop: async (realm, nonces) => {
      await write((store) => {
        for (const nonce of nonces) store.delete(scanKey(realm, nonce));
      });
    },
  };
}
