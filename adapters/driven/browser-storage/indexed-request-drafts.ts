import type {
  DraftPlace,
  RequestDraft,
  RequestDraftStore,
} from '#application/ports/browser/request-drafts.ts';
import { oneStoreDatabase } from './one-store-database.ts';

const keyOf = (realm: string, { mailbox, process }: DraftPlace) =>
  process === undefined ? `${realm}/${mailbox}` : `${realm}/${mailbox}?${process}`;

/**
 * Drafts of requests with their attachments in the browser's database. Files are stored as bytes, which every browser
 * can store, private windows too.
 */
export function indexedRequestDrafts(): RequestDraftStore {
  const { read, write } = oneStoreDatabase('concejo-requests', 'drafts');
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
