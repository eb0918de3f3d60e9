import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { gather, pauseOfDisk } from './gather.ts';

describe('entries that wait together', () => {
  it('are committed together, and each gets its own outcome', async () => {
    const batches: (readonly number[])[] = [];
    const add = gather<number, string>((entries) => {
      batches.push(entries);
      return entries.map((entry) => `outcome of ${entry}`);
    });
    expect(await Promise.all([1, 2, 3].map(add))).toEqual(['outcome of 1', 'outcome of 2', 'outcome of 3']);
    await add(4);
    expect(batches).toEqual([[1, 2, 3], [4]]);
  });

  it('wait for the commit before them, and get no outcome before their own commit is over', async () => {
    const commits: { entries: readonly number[]; end: (fault?: Error) => void }[] = [];
    const add = gather<number, number>(
      (entries) =>
        new Promise((resolve, reject) => {
          commits.push({ entries, end: (fault) => (fault ? reject(fault) : resolve(entries)) });
        }),
    );
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const settled: number[] = [];
    const first = add(1).then((one) => settled.push(one));
    await turn();
    const later = [2, 3].map((entry) => add(entry).then((one) => settled.push(one)));
    await turn();
    expect([commits.map(({ entries }) => entries), settled]).toEqual([[[1]], []]);
    commits[0]?.end();
    await first;
    await turn();
    expect([commits.map(({ entries }) => entries), settled]).toEqual([[[1], [2, 3]], [1]]);
    commits[1]?.end();
    await Promise.all(later);
    expect(settled).toEqual([1, 2, 3]);
  });

  it('share a commit that fails, and leave the next ones unaffected', async () => {
    const add = gather<number, number>((entries) => {
      if (entries.includes(2)) throw new Error('disk full');
      return entries;
    });
    const failed = await Promise.allSettled([1, 2, 3].map(add));
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await add(4)).toBe(4);
  });

  it('are committed once each, in order of arrival, however many come and however long commits take', async () => {
    const bursts = fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(bursts, fc.boolean(), async (sizes, isSlow) => {
        const committed: number[] = [];
        const add = gather<number, number>(async (entries) => {
          if (isSlow) await new Promise((resolve) => setImmediate(resolve));
          committed.push(...entries);
          return entries;
        });
        let next = 0;
        const outcomes: Promise<number>[] = [];
        for (const size of sizes) {
          for (let n = 0; n < size; n += 1, next += 1) outcomes.push(add(next));
          await new Promise((resolve) => setImmediate(resolve));
        }
        const inOrder = Array.from({ length: next }, (_, n) => n);
        expect(await Promise.all(outcomes)).toEqual(inOrder);
        expect(committed).toEqual(inOrder);
      }),
      { numRuns: 30 },
    );
  });
});

describe('on a slow disk', () => {
  it.each([
    [2, 32, 0],
    [9, 32, 0],
    [12, 20, 5],
    [11, 1, 5.45],
    [300, 256, 10],
  ])('a commit of %i ms for %i votes is followed by a pause of %f ms', (milliseconds, votes, pause) => {
    expect(pauseOfDisk(milliseconds, votes)).toBeCloseTo(pause);
  });

  it('that come in the pause share the next commit; if many wait already, there is no pause', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const batches: number[] = [];
      const add = gather<number, number>(
        (entries) => {
          batches.push(entries.length);
          return entries;
        },
        () => 5,
      );
      await add(1);
      const some = [add(2)];
      await vi.advanceTimersByTimeAsync(4);
      some.push(add(3));
      expect(batches).toEqual([1]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await Promise.all(some)).toEqual([2, 3]);
      expect(batches).toEqual([1, 2]);
      const many = Promise.all(Array.from({ length: 600 }, (_, n) => add(n)));
      await vi.advanceTimersByTimeAsync(5);
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
      expect(batches).toEqual([1, 2, 256, 256]);
      await vi.advanceTimersByTimeAsync(5);
      expect((await many).length).toBe(600);
      expect(batches).toEqual([1, 2, 256, 256, 88]);
    } finally {
      vi.useRealTimers();
    }
  });
});
