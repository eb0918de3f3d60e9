/** The client database and its stores (specification 1, section 3). */
const databaseName = 'pwa';
const version = 2;
const stores = ['apiCache', 'surveysAnswers'] as const;

export type StoreName = (typeof stores)[number];

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
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

/** Work on one store; null if the browser refuses to store, which is tried again the next time. */
export type InStore = <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | Promise<T>,
) => Promise<T | null>;

export function pwaStore(name: StoreName): InStore {
  let database: Promise<IDBDatabase> | undefined;
  return async (mode, work) => {
    try {
      database ??= open();
      const asked = work((await database).transaction(name, mode).objectStore(name));
      return await (asked instanceof Promise ? asked : done(asked));
    } catch {
      database = undefined;
      return null;
    }
  };
}
