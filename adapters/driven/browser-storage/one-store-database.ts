import { done } from './pwa-database.ts';

/** A write counts once its transaction is complete: a full disk is reported only then. */
const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('indexedDB')));
  });

function open(databaseName: string, storeName: string): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(storeName));
  return done(request);
}

/** A database of the browser with one store. A browser that refuses it is asked again the next time. */
export interface OneStoreDatabase {
  /** Whether the work is stored. */
  readonly write: (work: (store: IDBObjectStore) => unknown) => Promise<boolean>;
  /** What is read; null if the browser refuses. */
  readonly read: <T>(work: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T | null>;
}

/** Opens the database when it is first used: `pwa` keeps the version and stores that the specification gives it. */
export function oneStoreDatabase(databaseName: string, storeName: string): OneStoreDatabase {
  let database: Promise<IDBDatabase> | undefined;
  const transaction = async (mode: IDBTransactionMode) => {
    database ??= open(databaseName, storeName);
    try {
      return (await database).transaction(storeName, mode);
    } catch (defect) {
      database = undefined;
      throw defect;
    }
  };
  return {
    write: async (work) => {
      try {
        const writing = await transaction('readwrite');
        work(writing.objectStore(storeName));
        await settled(writing);
        return true;
      } catch {
        return false;
      }
    },
    read: async (work) => {
      try {
        return await done(work((await transaction('readonly')).objectStore(storeName)));
      } catch {
        return null;
      }
    },
  };
}
