import type { NewsQueue, WaitingNews } from '#application/ports/browser/news-queue.ts';
import { oneStoreDatabase } from './one-store-database.ts';

const keyOf = ({ realm, person, key }: Pick<WaitingNews, 'realm' | 'person' | 'key'>) => [realm, person, key];

/** News of works in the browser's database, photos included. A browser that refuses to store keeps none, and says so. */
export function indexedNewsQueue(): NewsQueue {
  const { read, write } = oneStoreDatabase('concejo-office-works', 'news');
  return {
    list: async (realm, person) => {
      const range = IDBKeyRange.bound([realm, person], [realm, person, []], true, true);
      const found = (await read<WaitingNews[]>((store) => store.getAll(range))) ?? [];
      return found.toSorted((a, b) => (a.at < b.at ? -1 : 1));
    },
    keep: (news) => write((store) => store.put(news, keyOf(news))),
    drop: async (news) => {
      await write((store) => store.delete(keyOf(news)));
    },
  };
}
