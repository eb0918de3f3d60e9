import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newsQueueContract } from '#contract-tests/ports/browser/news-queue.ts';
import { waitingNews } from '#fixtures/builders/data/waiting-news.ts';
import { indexedNewsQueue } from './indexed-news-queue.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => vi.unstubAllGlobals());

newsQueueContract('the browser’s database', indexedNewsQueue);

it('a browser that refuses to store says that it keeps no news', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const queue = indexedNewsQueue();
  expect(await queue.keep(waitingNews('a'))).toBe(false);
  await queue.drop(waitingNews('a'));
  expect(await queue.list('vilanova', 'Neus')).toEqual([]);
});
