import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSessionOpen, longestIdle, longestSession, sessionEnd } from './session.ts';

describe('a session of staff', () => {
  it('ends after half an hour without use', () => {
    const session = { openedAt: 0, usedAt: 1000 };
    expect(isSessionOpen(session, 1000 + longestIdle - 1)).toBe(true);
    expect(isSessionOpen(session, 1000 + longestIdle)).toBe(false);
  });

  it('ends after twelve hours, however much it is used', () => {
    const used = { openedAt: 0, usedAt: longestSession - 1 };
    expect(isSessionOpen(used, longestSession - 1)).toBe(true);
    expect(isSessionOpen(used, longestSession)).toBe(false);
  });

  it('never lives longer by being used than it lives at most, and is over from its end on', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(longestSession * 2), (openedAt, after) => {
        const session = { openedAt, usedAt: openedAt + after };
        const end = sessionEnd(session);
        expect(end).toBeLessThanOrEqual(openedAt + longestSession);
        expect([isSessionOpen(session, end - 1), isSessionOpen(session, end)]).toEqual([true, false]);
      }),
    );
  });
});
