import { describe, expect, it } from 'vitest';
import { isLeft, right } from '#domain/shared/result.ts';
import { waitingRoom } from './waiting-room.ts';

describe('a room for so many', () => {
  it('turns away whoever comes when it is full, and lets in again when somebody has left', async () => {
    const room = waitingRoom(2);
    const work = Promise.withResolvers<string>();
    const inside = [room.within(() => work.promise), room.within(() => work.promise)];
    const outside = await room.within(async () => 'done');
    expect(isLeft(outside)).toBe(true);
    work.resolve('done');
    expect(await Promise.all(inside)).toEqual([right('done'), right('done')]);
    expect(await room.within(async () => 'done')).toEqual(right('done'));
  });

  it('has room again after work that failed', async () => {
    const room = waitingRoom(1);
    const fault = new Error('broken');
    await expect(room.within(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(await room.within(async () => 'done')).toEqual(right('done'));
  });

  it('does not ask all those turned away to come back in the same second', async () => {
    const room = waitingRoom(0);
    const waits = await Promise.all(Array.from({ length: 20 }, () => room.within(async () => 'never')));
    const seconds = waits.map((wait) => (isLeft(wait) ? wait.left : 0));
    expect(new Set(seconds)).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});
