import { describe, expect, it } from 'vitest';
import type { NewsQueue, WaitingNews } from '#application/ports/browser/news-queue.ts';
import { waitingNews } from '#fixtures/builders/data/waiting-news.ts';

/** The contract of every queue of news. `open` gives one without content. */
export function newsQueueContract(name: string, open: () => NewsQueue): void {
  describe(`${name} keeps the contract of the queue of news`, () => {
    const keys = (news: readonly WaitingNews[]) => news.map(({ key }) => key);

    it('gives back what a person wrote, in the order in which it was written, with its photo', async () => {
      const queue = open();
      const photo = Uint8Array.of(1, 2, 255);
      const second = waitingNews('a', { at: '2026-11-18T11:30:00Z' });
      expect(await queue.keep(second)).toBe(true);
      await queue.keep(waitingNews('b', { at: '2026-11-18T11:26:00Z', photo }));
      const found = await queue.list('vilanova', 'Neus');
      expect(keys(found)).toEqual(['b', 'a']);
      expect([...(found[0]?.photo ?? [])]).toEqual([1, 2, 255]);
      expect(found[1]).toEqual(second);
    });

    it('keeps one news under a key, as it was kept last, until it is dropped', async () => {
      const queue = open();
      await queue.keep(waitingNews('a'));
      await queue.keep(waitingNews('a', { isTried: true }));
      expect(await queue.list('vilanova', 'Neus')).toMatchObject([{ key: 'a', isTried: true }]);
      await queue.drop(waitingNews('a'));
      await queue.drop(waitingNews('a'));
      expect(await queue.list('vilanova', 'Neus')).toEqual([]);
    });

    it('gives nobody what another person wrote, or what is for another town', async () => {
      const queue = open();
      await queue.keep(waitingNews('a'));
      await queue.keep(waitingNews('b', { person: 'Neu' }));
      await queue.keep(waitingNews('c', { realm: 'benialt' }));
      expect(keys(await queue.list('vilanova', 'Neus'))).toEqual(['a']);
      expect(keys(await queue.list('vilanova', 'Neu'))).toEqual(['b']);
      expect(keys(await queue.list('benialt', 'Neus'))).toEqual(['c']);
    });
  });
}
