import type { Draft, DraftStore } from '#application/ports/draft-store.ts';

/** The client database and its stores (specification 1, section 3). */
const databaseName = 'pwa';
const version = 2;
const stores = ['apiCache', 'surveysAnswers'] as const;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('indexedDB')));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, version);
  request.addEventListener('upgradeneeded', () => {
    for (const store of stores) {
      if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
    }
  });
  return done(request);
}

const keyOf = (realm: string, survey: string) => `${realm}/${survey}`;

/** Drafts in the browser's database. A browser that refuses to store costs the draft, not the page. */
export function indexedDrafts(): DraftStore {
  let database: Promise<IDBDatabase> | undefined;
  const inStore = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | null> => {
    try {
      database ??= open();
      return await done(
        work((await database).transaction('surveysAnswers', mode).objectStore('surveysAnswers')),
      );
    } catch {
      database = undefined;
      return null;
    }
  };
  return {
    load: async (realm, survey) =>
      (await inStore<Draft | undefined>('readonly', (store) => store.get(keyOf(realm, survey)))) ?? null,
    keep: async (realm, survey, draft) => {
      await inStore('readwrite', (store) => store.put(draft, keyOf(realm, survey)));
    },
    discard: async (realm, survey) => {
      await inStore('readwrite', (store) => store.delete(keyOf(realm, survey)));
    },
  };
}
