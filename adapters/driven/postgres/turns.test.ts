import { describe, expect, it } from 'vitest';
import { turns } from './turns.ts';

describe('a queue', () => {
  it('runs one task after the other, even if one fails, and is gone when no task waits', async () => {
    const queues = turns();
    const seen: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        seen.push(`${name} begins`);
        await Promise.resolve();
        seen.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const all = [
      queues.take('door', work('ana')),
      queues.take('door', work('pau', true)),
      queues.take('door', work('eva')),
    ];
    expect(queues.isWaitedFor('door')).toBe(true);
    expect(queues.isWaitedFor('window')).toBe(false);
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const inTurn = ['ana', 'pau', 'eva'].flatMap((name) => [`${name} begins`, `${name} ends`]);
    expect(seen).toEqual(inTurn);
    expect(queues.isWaitedFor('door')).toBe(false);
  });

  it('does not delay tasks that wait for something else', async () => {
    const queues = turns();
    const endless = Promise.withResolvers<string>();
    const waiting = queues.take('door', () => endless.promise);
    expect(await queues.take('window', async () => 'open')).toBe('open');
    endless.resolve('late');
    expect(await waiting).toBe('late');
  });
});
