import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { onceATurn } from './once-a-turn.ts';

/** Reads something that another process changes each time. */
function counting() {
  const turn = onceATurn<number>();
  let looks = 0;
  const read = (key = 'nova') =>
    turn.read(key, () => {
      looks += 1;
      return looks;
    });
  return { read, forget: turn.forget };
}

describe('what is read for the requests of a turn', () => {
  it('is read once, however many requests ask for it', async () => {
    const { read } = counting();
    const asked = await Promise.all([1, 2, 3].map(async () => read()));
    expect(asked).toEqual([1, 1, 1]);
    expect(read('benialt')).toBe(2);
  });

  it('is read again in the next turn, and in the one after it', async () => {
    const { read } = counting();
    expect(read()).toBe(1);
    await nextTurn();
    expect([read(), read()]).toEqual([2, 2]);
    await nextTurn();
    expect(read()).toBe(3);
  });

  it('is read again as soon as this process has written', () => {
    const { read, forget } = counting();
    expect(read()).toBe(1);
    forget();
    expect(read()).toBe(2);
  });

  it('is not remembered if reading failed', () => {
    const turn = onceATurn<number>();
    const broken = () => {
      throw new Error('the disk');
    };
    expect(() => turn.read('nova', broken)).toThrow('the disk');
    expect(turn.read('nova', () => 7)).toBe(7);
  });
});
