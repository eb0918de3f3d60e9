import { describe, expect, it } from 'vitest';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { doWork } from '#domain/scarcity/work/work-proof.ts';
import { realmId } from '#domain/shared/ids.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { hashingKeys } from '#fixtures/memory/voting-keys.ts';
import { type GatedHold, holdGate, type MinuteWork, type SentWork } from './hold-gate.ts';

const good: GoodId = { realm: realmId('vilanova'), good: 'appointments' };
const minute = 60_000;

function gateOfTests() {
  let now = noon;
  const gate = holdGate({ clock: { now: () => now }, keys: hashingKeys() });
  return {
    ...gate,
    setTime: (at: number) => {
      now = at;
    },
    fill: (count: number, from = 0) => {
      for (let n = from; n < from + count; n += 1) gate.held(good, `hold ${n}`);
    },
  };
}
const hold = (key: string, more: Partial<GatedHold> = {}): GatedHold => ({
  good,
  key,
  work: null,
  canBeChecked: false,
  ...more,
});
const asked = ({ whyNot }: ReturnType<typeof gateOfTests>, key: string): MinuteWork => {
  const refused = whyNot(hold(key));
  if (refused?.kind !== 'workNeeded') throw new Error('no work');
  return refused;
};
const worked = (work: MinuteWork): SentWork => ({
  minute: work.minute,
  tries: work.tries,
  counters: doWork(work) ?? [],
});

describe('the gate of holds', () => {
  it('lets everybody in as long as few holds are unfinished, and counts each good on its own', () => {
    const gate = gateOfTests();
    gate.fill(19);
    expect([gate.whyNot(hold('a')), gate.isBusy(good)]).toEqual([null, false]);
    gate.fill(1, 19);
    expect(gate.whyNot(hold('a'))).toMatchObject({ kind: 'workNeeded' });
    expect(gate.whyNot(hold('a', { good: { ...good, good: 'venue/pavilion' } }))).toBeNull();
  });

  it('forgets a hold once it is a person’s or ten minutes old', () => {
    const gate = gateOfTests();
    gate.fill(20);
    gate.finished(good, 'hold 7');
    expect(gate.isBusy(good)).toBe(false);
    gate.held(good, 'another');
    expect(gate.isBusy(good)).toBe(true);
    gate.setTime(noon + 10 * minute - 1);
    expect(gate.isBusy(good)).toBe(true);
    gate.setTime(noon + 10 * minute);
    expect(gate.isBusy(good)).toBe(false);
  });

  it('counts a hold that was kept longer anew, but once', () => {
    const gate = gateOfTests();
    gate.fill(20);
    gate.setTime(noon + 9 * minute);
    gate.fill(19);
    gate.setTime(noon + 10 * minute);
    expect(gate.isBusy(good)).toBe(false);
    gate.held(good, 'another');
    expect(gate.isBusy(good)).toBe(true);
  });

  it('lets in who did the work, and refuses that work for another key, good or number of tries', () => {
    const gate = gateOfTests();
    gate.fill(20);
    const work = worked(asked(gate, 'a'));
    expect(gate.whyNot(hold('a', { work }))).toBeNull();
    expect(gate.whyNot(hold('b', { work }))).toMatchObject({ kind: 'workNeeded' });
    expect(gate.whyNot(hold('a', { work: { ...work, tries: work.tries - 1 } }))).not.toBeNull();
    expect(gate.whyNot(hold('a', { work: { ...work, minute: work.minute - 1 } }))).not.toBeNull();
    const there = { ...good, good: 'venue/pavilion' };
    for (let n = 0; n < 20; n += 1) gate.held(there, `hold ${n}`);
    expect(gate.whyNot(hold('a', { work, good: there }))).not.toBeNull();
  });

  it('accepts work of the two minutes before, and none of a minute that has not come', () => {
    const gate = gateOfTests();
    gate.fill(20);
    const work = worked(asked(gate, 'a'));
    gate.setTime(noon + 2 * minute);
    expect(gate.whyNot(hold('a', { work }))).toBeNull();
    gate.setTime(noon + 3 * minute);
    expect(gate.whyNot(hold('a', { work }))).not.toBeNull();
    gate.setTime(noon - minute);
    expect(gate.whyNot(hold('a', { work }))).not.toBeNull();
  });

  it('accepts work that was enough when it began, but not what was cheap long before', () => {
    const gate = gateOfTests();
    gate.fill(20);
    const cheap = worked(asked(gate, 'a'));
    gate.fill(20, 20);
    expect(gate.whyNot(hold('a', { work: cheap }))).toBeNull();
    gate.fill(60, 40);
    expect(gate.whyNot(hold('a', { work: cheap }))).toMatchObject({ kind: 'workNeeded', tries: 320_000 });
  });

  it('asks who holds, where that can be checked, once very much is held', () => {
    const gate = gateOfTests();
    gate.fill(29);
    expect(gate.whyNot(hold('a', { canBeChecked: true }))).toMatchObject({ kind: 'workNeeded' });
    const work = worked(asked(gate, 'a'));
    gate.fill(1, 29);
    expect(gate.whyNot(hold('a', { work, canBeChecked: true }))).toEqual({ kind: 'identityNeeded' });
    expect(gate.whyNot(hold('a', { work }))).toBeNull();
  });
});
