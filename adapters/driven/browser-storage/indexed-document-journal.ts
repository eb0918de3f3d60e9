import type {
  DocumentJournal,
  JournalPlace,
  UnsentChange,
} from '#application/ports/browser/document-journal.ts';
import { oneStoreDatabase } from './one-store-database.ts';
import type { OpenTabs } from './open-tabs.ts';

type Key = readonly [
  realm: string,
  collection: string,
  id: string,
  person: string,
  tab: string,
  path: string,
];

const keyOf = ({ realm, collection, id, person }: JournalPlace) => [realm, collection, id, person] as const;
/** In keys, any list comes after any text. */
const ofPlace = (place: JournalPlace) =>
  IDBKeyRange.bound([...keyOf(place)], [...keyOf(place), []], true, true);

/**
 * Changes of documents in the browser's database, each tab's and each field's for itself: tabs in which one person has the same
 * document open take nothing from each other. A tab that opens a document takes over what tabs that are gone have left of
 * it; of a field that several left, the first one, and the others stay for the next time. A browser that refuses to store keeps
 * none, and says so.
 */
export function indexedDocumentJournal(tabs: OpenTabs): DocumentJournal {
  const { read, write } = oneStoreDatabase('concejo-office', 'journal');
  /** The fields that this tab keeps of each place. */
  const kept = new Map<string, readonly string[]>();
  const keep: DocumentJournal['keep'] = (place, changes) => {
    const name = JSON.stringify(keyOf(place));
    const before = kept.get(name) ?? [];
    const paths = changes.map(({ path }) => path);
    kept.set(name, paths);
    const own = (path: string): Key => [...keyOf(place), tabs.own, path];
    return write((store) => {
      for (const path of before) if (!paths.includes(path)) store.delete([...own(path)]);
      for (const change of changes) store.put(change, [...own(change.path)]);
      // At once, so that nothing of it waits in a tab that may end now.
      store.transaction.commit();
    });
  };
  return {
    waits: async (place) => {
      const [keys, living] = await Promise.all([
        read<IDBValidKey[]>((store) => store.getAllKeys(ofPlace(place))),
        tabs.living(),
      ]);
      return (keys ?? []).some((key) => {
        const [, , , , tab] = key as unknown as Key;
        return tab === tabs.own || !living.has(tab);
      });
    },
    load: async (place) => {
      const [keys, values, living] = await Promise.all([
        read<IDBValidKey[]>((store) => store.getAllKeys(ofPlace(place))),
        read<UnsentChange[]>((store) => store.getAll(ofPlace(place))),
        tabs.living(),
      ]);
      const left = new Map<string, { readonly key: Key; readonly change: UnsentChange }>();
      for (const [n, change] of (values ?? []).entries()) {
        const key = keys?.[n] as unknown as Key;
        const isOwn = key[4] === tabs.own;
        if ((isOwn || !living.has(key[4])) && !left.has(change.path)) left.set(change.path, { key, change });
      }
      const found = [...left.values()];
      await keep(
        place,
        found.map(({ change }) => change),
      );
      await write((store) => {
        for (const { key } of found) if (key[4] !== tabs.own) store.delete([...key]);
      });
      return found.map(({ change }) => change);
    },
    keep,
  };
}
