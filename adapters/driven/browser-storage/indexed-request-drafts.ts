import type {
  DraftPlace,
  RequestDraft,
  RequestDraftStore,
} from '#application/ports/browser/request-drafts.ts';

/**
 * A database of its own: `pwa` keeps the version and stores that the specification gives it. Files are stored as
 * bytes, which every browser can store, private windows too.
 */
const databaseName = 'concejo-requests';
const storeName = 'drafts';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('indexedDB')));
  });

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

const keyOf = (realm: string, { mailbox, process }: DraftPlace) =>
  process === undefined ? `${realm}/${mailbox}` : `${realm}/${mailbox}?${process}`;

/** Drafts of requests with their attachments in the browser's database. */
export function indexedRequestDrafts(): RequestDraftStore {
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
  const write = async (work: (store: IDBObjectStore) => unknown): Promise<boolean> => {
    try {
      const writing = await transaction('readwrite');
      work(writing.objectStore(storeName));
      await settled(writing);
      return true;
    } catch {
      return false;
    }
  };
  const read = async <T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> => {
    try {
      return await done(work((await transaction('readonly')).objectStore(storeName)));
    } catch {
      return null;
    }
  };
  return {
    load: async (realm, place) =>
      (await read<RequestDraft | undefined>((store) => store.get(keyOf(realm, place)))) ?? null,
    keep: (realm, draft) => write((store) => store.put(draft, keyOf(realm, draft))),
    discard: async (realm, place) => {
      await write((store) => store.delete(keyOf(realm, place)));
    },
    list: async (realm) => {
      const range = IDBKeyRange.bound(`${realm}/`, `${realm}/\uffff`);
      const drafts = (await read<RequestDraft[]>((store) => store.getAll(range))) ?? [];
      return drafts.toSorted((one, other) => other.keptAt - one.keptAt);
    },
  };
}
