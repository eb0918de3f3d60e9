import type {
  DocumentJournal,
  JournalPlace,
  UnsentChange,
} from '#application/ports/browser/document-journal.ts';
import { done } from './pwa-database.ts';

const databaseName = 'concejo-office';
const storeName = 'journal';

/** A write counts once its transaction is complete: a full disk is reported only then. */
const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('indexedDB')));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(storeName));
  return done(request);
}

const keyOf = ({ realm, collection, id, person }: JournalPlace) => [realm, collection, id, person];

/** Changes of documents in the browser's database; a browser that refuses to store keeps none, and says so. */
export function indexedDocumentJournal(): DocumentJournal {
  let database: Promise<IDBDatabase> | undefined;
  const transaction = async (mode: IDBTransactionMode) => {
    database ??= open();
    try {
      return (await database).transaction(storeName, mode);
    } catch (defect) {
      database = undefined;
      throw defect;
    }
  };
  return {
    load: async (place) => {
      try {
        const store = (await transaction('readonly')).objectStore(storeName);
        return (await done<readonly UnsentChange[] | undefined>(store.get(keyOf(place)))) ?? [];
      } catch {
        return [];
      }
    },
    keep: async (place, changes) => {
      try {
        const writing = await transaction('readwrite');
        const store = writing.objectStore(storeName);
        if (changes.length === 0) store.delete(keyOf(place));
        else store.put(changes, keyOf(place));
        await settled(writing);
        return true;
      } catch {
        return false;
      }
    },
  };
}
