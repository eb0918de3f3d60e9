import { describe, expect, it } from 'vitest';
import { mostTries, waitAfter } from './webhook-event.ts';

describe('a message that was not accepted', () => {
  it('waits twice as long each time, six hours at most, and is tried for about a day', () => {
    const waits = Array.from({ length: mostTries - 1 }, (_, at) => waitAfter(at + 1) / 60_000);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 60;
    expect(hours).toBeGreaterThan(18);
    expect(hours).toBeLessThan(25);
  });
});
