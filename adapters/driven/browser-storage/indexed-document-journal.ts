import type {
  DocumentJournal,
  JournalPlace,
  UnsentChange,
} from '#application/ports/browser/document-journal.ts';
import { oneStoreDatabase } from './one-store-database.ts';

const keyOf = ({ realm, collection, id, person }: JournalPlace) => [realm, collection, id, person];

/** Changes of documents in the browser's database; a browser that refuses to store keeps none, and says so. */
export function indexedDocumentJournal(): DocumentJournal {
  const { read, write } = oneStoreDatabase('concejo-office', 'journal');
  return {
    load: async (place) =>
      (await read<readonly UnsentChange[] | undefined>((store) => store.get(keyOf(place)))) ?? [],
    keep: (place, changes) =>
      write((store) =>
        changes.length === 0 ? store.delete(keyOf(place)) : store.put(changes, keyOf(place)),
      ),
  };
}
