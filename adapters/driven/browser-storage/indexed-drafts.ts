import type { Draft, DraftStore } from '#application/ports/browser/draft-store.ts';
import { pwaStore } from './pwa-database.ts';

const keyOf = (realm: string, survey: string) => `${realm}/${survey}`;

/** Drafts in the browser's database. If a browser refuses to store, the draft is lost, but the page works. */
export function indexedDrafts(): DraftStore {
  const inStore = pwaStore('surveysAnswers');
  return {
    isKeeping: async () => (await inStore('readonly', (store) => store.count())) !== null,
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

/** Erases every draft of a town's surveys. */
export async function discardDraftsOf(realm: string): Promise<void> {
  const range = IDBKeyRange.bound(keyOf(realm, ''), keyOf(realm, '\uffff'));
  await pwaStore('surveysAnswers')('readwrite', (store) => store.delete(range));
}
