import type { Draft, DraftStore } from '#application/ports/draft-store.ts';

/** The client database and its stores (specification 1, section 3). */
const databaseName = 'pwa';
const version = 2;
const stores = ['apiCache', 'surveysAnswers'] as const;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('indexedDB'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, version);
  request.onupgradeneeded = () => {
    for (const store of stores) {
      if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
    }
  };
  return done(request);
}

/** Drafts in the browser's database. A browser that refuses to store costs the draft, not the page. */
export function indexedDrafts(): DraftStore {
  let database: Promise<IDBDatabase> | undefined;
  const inStore = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> => {
    try {
      database ??= open();
      return await done(work((await database).transaction('surveysAnswers', mode).objectStore('surveysAnswers')));
    } catch {
      database = undefined;
      return null;
    }
  };
  const key = (realm: string, survey: string) => `${realm}/${survey}`;
  return {
    load: async (realm, survey) => (await inStore<Draft | undefined>('readonly', (s) => s.get(key(realm, survey)))) ?? null,
    keep: async (realm, survey, draft) => {
      await inStore('readwrite', (s) => s.put(draft, key(realm, survey)));
    },
    discard: async (realm, survey) => {
      await inStore('readwrite', (s) => s.delete(key(realm, survey)));
    },
  };
}
