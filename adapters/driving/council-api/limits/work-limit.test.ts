import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import { workLimit } from './work-limit.ts';

describe('a limit of votes under way', () => {
  it('refuses votes above it, and accepts again when one has ended', async () => {
    const limit = workLimit(2, () => 0);
    const work = Promise.withResolvers<string>();
    const inside = [limit.within(() => work.promise), limit.within(() => work.promise)];
    const outside = await limit.within(async () => 'done');
    expect(isLeft(outside)).toBe(true);
    work.resolve('done');
    expect(await Promise.all(inside)).toEqual([right('done'), right('done')]);
    expect(await limit.within(async () => 'done')).toEqual(right('done'));
  });

  it('has room again after work that failed', async () => {
    const limit = workLimit(1, () => 0);
    const fault = new Error('broken');
    await expect(limit.within(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(await limit.within(async () => 'done')).toEqual(right('done'));
  });

  it('does not ask all refused voters to come back in the same second', async () => {
    const limit = workLimit(0, () => 0);
    const waits = await Promise.all(Array.from({ length: 20 }, () => limit.within(async () => 'never')));
    const seconds = waits.map((wait) => (isLeft(wait) ? wait.left : 0));
    expect(new Set(seconds)).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});

/** A store that decides one vote after the other, and a clock that only moves when it does. */
function slowStore(most = 1000) {
  let time = 0;
  const limit = workLimit(most, () => time);
  const waiting: { readonly came: number; readonly done: PromiseWithResolvers<void> }[] = [];
  const waits: number[] = [];
  const asked: Promise<Either<number, void>>[] = [];
  const come = (voters: number): void => {
    for (let n = 0; n < voters; n += 1) {
      const vote = limit.within(() => {
        const done = Promise.withResolvers<void>();
        waiting.push({ came: time, done });
        return done.promise;
      });
      asked.push(vote);
    }
  };
  /** Decides the next vote, this many milliseconds after the one before. */
  const decide = async (milliseconds: number) => {
    time += milliseconds;
    const vote = waiting.shift();
    if (vote === undefined) return;
    waits.push(time - vote.came);
    vote.done.resolve();
    await vote.done.promise;
    await Promise.resolve();
    await Promise.resolve();
  };
  return { asked, come, decide, waits, waiting, pass: (milliseconds: number) => void (time += milliseconds) };
}

const settled = () => new Promise((resolve) => void setImmediate(resolve));

describe('a limit with slow work', () => {
  it('accepts as many as are decided in five seconds, once it has seen their pace', async () => {
    const { asked, come, decide, waiting } = slowStore();
    for (let n = 0; n < 400; n += 1) {
      come(1);
      await decide(100);
    }
    come(1000);
    expect(waiting.length).toBeGreaterThan(45);
    expect(waiting.length).toBeLessThan(56);
    while (waiting.length > 0) await decide(100);
    const answers = await Promise.all(asked);
    expect(answers.filter(isLeft).length).toBeGreaterThan(900);
  });

  it('makes no vote wait much longer than that, however slow the work becomes', async () => {
    const slowness = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(slowness, async (paces) => {
        const { come, decide, waits, waiting } = slowStore();
        for (const pace of paces) {
          // Votes that were accepted at the earlier pace are decided at the new one; the test looks at those that
          // come then.
          for (let n = 0; n < 300; n += 1) {
            come(1);
            await decide(pace);
          }
          while (waiting.length > 0) await decide(pace);
          waits.length = 0;
          for (let n = 0; n < 100; n += 1) {
            come(20);
            await decide(pace);
          }
          while (waiting.length > 0) await decide(pace);
          expect(Math.max(...waits)).toBeLessThan(6000);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('accepts no vote while none has been decided for five seconds, and again when one is', async () => {
    const { asked, come, decide, waiting, pass } = slowStore();
    come(2);
    pass(5001);
    come(1);
    expect(await asked.at(-1)).toMatchObject({ _tag: 'Left' });
    await decide(0);
    await decide(0);
    await settled();
    come(1);
    expect(waiting).toHaveLength(1);
  });

  it('accepts votes that come after an hour without votes', async () => {
    const { come, decide, waiting, pass } = slowStore();
    come(1);
    await decide(1);
    await settled();
    pass(3_600_000);
    come(2);
    expect(waiting).toHaveLength(2);
  });

  it('accepts one vote when none is under way, whatever was before, and soon as many as before', async () => {
    const { come, decide, waiting } = slowStore();
    come(1);
    await decide(-60_000_000);
    await settled();
    come(1);
    await decide(120_000_000);
    await settled();
    come(1);
    expect(waiting).toHaveLength(1);
    for (let n = 0; n < 300; n += 1) {
      await decide(1);
      come(1);
    }
    while (waiting.length > 0) await decide(1);
    await settled();
    come(1000);
    expect(waiting).toHaveLength(1000);
  });
});
