import type { AnswerStore, SeenAnswer } from '#application/ports/browser/answer-store.ts';
import { isOfPocket } from '#application/ports/browser/pocket-notes.ts';
import { done, pwaStore } from './pwa-database.ts';

/** At most this number of answers are kept: then the oldest make room. */
export const mostAnswers = 200;

/** Answers in the browser's database, under their addresses. */
export function indexedAnswers(): AnswerStore {
  const inStore = pwaStore('apiCache');
  return {
    load: async (address) =>
      (await inStore<SeenAnswer | undefined>('readonly', (store) => store.get(address))) ?? null,
    keep: async (address, answer) => {
      await inStore('readwrite', async (store) => {
        await done(store.put(answer, address));
        if ((await done(store.count())) > mostAnswers) await makeRoom(store);
      });
    },
    remove: async (address) => {
      await inStore('readwrite', (store) => store.delete(address));
    },
    removeUntil: async (moment) => {
      await inStore('readwrite', (store) => removeUntil(store, moment));
    },
    clear: async () => {
      await inStore('readwrite', (store) => store.clear());
    },
  };
}

/** Removes the answers that came at this moment or before it. */
async function removeUntil(store: IDBObjectStore, moment: number): Promise<void> {
  const old = (await withTimes(store)).filter(({ at }) => at <= moment);
  await Promise.all(old.map(({ key }) => done(store.delete(key))));
}

/** What is stored, and when it came. */
async function withTimes(store: IDBObjectStore) {
  const [keys, answers] = await Promise.all([done(store.getAllKeys()), done<SeenAnswer[]>(store.getAll())]);
  return keys.map((key, at) => ({ key, at: answers[at]?.at ?? 0 }));
}

/**
 * A quarter is deleted at once, so that room is not made at every answer. What the pocket keeps stays: it is what its reader
 * opens without a line, and no page that they read may take it from them.
 */
async function makeRoom(store: IDBObjectStore): Promise<void> {
  const others = (await withTimes(store)).filter(({ key }) => !isOfPocket(key));
  const oldest = others.toSorted((a, b) => a.at - b.at).slice(0, mostAnswers / 4);
  await Promise.all(oldest.map(({ key }) => done(store.delete(key))));
}
