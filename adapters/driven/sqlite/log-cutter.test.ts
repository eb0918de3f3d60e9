import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logCutter } from './log-cutter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A log that counts its contents: votes that can be distinguished, and votes in groups. */
function aLog(mayCut: () => boolean = () => true, steps = 1) {
  const log = { inOrder: 0, inGroups: 0, cuts: 0 };
  const cutter = logCutter(function* () {
    if (!mayCut()) return false;
    for (let step = 1; step < steps; step += 1) yield;
    Object.assign(log, { inOrder: 0, inGroups: 0, cuts: log.cuts + 1 });
    return true;
  });
  const commit = (votes: number) => {
    if (votes < 25) log.inOrder += votes;
    else log.inGroups += votes;
    cutter.committed(votes);
  };
  return { log, cutter, commit };
}

describe('the log of votes', () => {
  it('never has more than 24 votes that can be distinguished, nor a thousand in all, nor any for a second', () => {
    const steps = fc.array(fc.record({ votes: fc.integer({ min: 1, max: 256 }), after: fc.nat(1500) }));
    fc.assert(
      fc.property(steps, (commits) => {
        const { log, commit } = aLog();
        for (const { votes, after } of commits) {
          commit(votes);
          expect(log.inOrder).toBeLessThan(25);
          expect(log.inGroups).toBeLessThan(1000);
          vi.advanceTimersByTime(after);
          if (after >= 1000) expect(log).toMatchObject({ inOrder: 0, inGroups: 0 });
        }
      }),
    );
  });

  it('is cut at once when 25 came one by one, and for groups of 25 or more only at a thousand', () => {
    const { log, commit } = aLog();
    for (let n = 1; n <= 24; n += 1) commit(1);
    for (let n = 1; n <= 15; n += 1) commit(64);
    expect(log).toEqual({ inOrder: 24, inGroups: 960, cuts: 0 });
    commit(1);
    expect(log).toEqual({ inOrder: 0, inGroups: 0, cuts: 1 });
    for (let n = 1; n <= 16; n += 1) commit(64);
    expect(log.cuts).toBe(2);
  });

  it('is cut once a second after the first vote, not after the last', () => {
    const { log, commit } = aLog();
    for (const votes of [30, 1, 30]) {
      commit(votes);
      vi.advanceTimersByTime(400);
    }
    expect(log).toEqual({ inOrder: 0, inGroups: 0, cuts: 1 });
    vi.advanceTimersByTime(5000);
    expect(log.cuts).toBe(1);
  });

  it('that cannot be cut is cut after the next vote', () => {
    let isFree = false;
    const { log, cutter, commit } = aLog(() => isFree);
    commit(1);
    cutter.cutNow();
    isFree = true;
    commit(1);
    expect(log).toEqual({ inOrder: 0, inGroups: 0, cuts: 1 });
  });

  it('that cannot be cut is tried again a second later if no vote comes', () => {
    let isFree = false;
    const { log, commit } = aLog(() => isFree);
    commit(1);
    vi.advanceTimersByTime(1000);
    expect(log.cuts).toBe(0);
    isFree = true;
    vi.advanceTimersByTime(1000);
    expect(log).toEqual({ inOrder: 0, inGroups: 0, cuts: 1 });
    vi.advanceTimersByTime(5000);
    expect(log.cuts).toBe(1);
  });

  it('is cut in steps, between which votes are written; what must be cut now is cut before anything else', () => {
    const { log, cutter, commit } = aLog(() => true, 3);
    for (let n = 1; n <= 25; n += 1) commit(1);
    expect(log.cuts).toBe(0);
    commit(1);
    vi.advanceTimersByTime(1);
    expect(log).toMatchObject({ cuts: 1 });
    commit(1);
    vi.advanceTimersByTime(999);
    cutter.cutNow();
    expect(log).toEqual({ inOrder: 0, inGroups: 0, cuts: 2 });
    vi.advanceTimersByTime(5000);
    expect(log.cuts).toBe(2);
  });
});
