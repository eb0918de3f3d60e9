import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FollowedEvent, stateKey, dueNotices, sentSoFar } from './followed-event.ts';

const anEvent = (key: string, at: number | null = null, until: number | null = null): FollowedEvent => ({
  key,
  event: { kind: 'voteClosed' },
  at,
  until,
});
const keysOf = (events: readonly FollowedEvent[]) => events.map(({ key }) => key);

const some = fc.uniqueArray(
  fc.record({
    key: fc.oneof(fc.stringMatching(/^[a-e]$/u), fc.constantFrom(stateKey('a', '1'), stateKey('b', '1'))),
    at: fc.option(fc.integer({ min: 0, max: 9 })),
    until: fc.option(fc.integer({ min: 0, max: 9 })),
  }),
  { selector: ({ key }) => key },
);

describe('the notices of a follower', () => {
  it('are never sent twice while the council changes nothing, however often they are computed', () => {
    fc.assert(
      fc.property(some, fc.array(fc.nat({ max: 9 })), (parts, instants) => {
        const events = parts.map(({ key, at, until }) => anEvent(key, at, until));
        const heard: string[] = [];
        let told: readonly string[] = [];
        for (const now of instants.toSorted((a, b) => a - b)) {
          const notices = dueNotices(told, events, now);
          heard.push(...keysOf(notices?.fresh ?? []));
          told = notices?.told ?? told;
        }
        expect(new Set(heard).size).toBe(heard.length);
      }),
    );
  });

  it('is what has come since, and not what was there when they began', () => {
    const before = [anEvent('file/a'), anEvent('begins/1', 5)];
    const told = sentSoFar(before, 4);
    expect(told).toEqual(['file/a']);
    expect(dueNotices(told, before, 4)).toBeNull();
    const after = dueNotices(told, [...before, anEvent('file/b')], 5);
    expect(keysOf(after?.fresh ?? [])).toEqual(['begins/1', 'file/b']);
    expect(after?.told).toEqual(['file/a', 'begins/1', 'file/b']);
  });

  it('are none if nothing happened', () => expect(sentSoFar([], 1)).toEqual([]));

  it('leaves out what is no news any more, and does not come back to it', () => {
    const closing = [anEvent('vote/soon', 5, 8)];
    expect(dueNotices([], closing, 8)).toEqual({ fresh: [], told: ['vote/soon'] });
    expect(keysOf(dueNotices([], closing, 7)?.fresh ?? [])).toEqual(['vote/soon']);
  });

  it('include a state that comes back, and no other kind of state with it', () => {
    const [study, valid, works] = [
      anEvent(stateKey('validation', '2')),
      anEvent(stateKey('validation', '1')),
      anEvent(stateKey('delivery', 'works')),
    ];
    const first = dueNotices(['file/a', study.key, works.key], [valid, works], 1);
    expect(first).toEqual({ fresh: [valid], told: ['file/a', valid.key, works.key] });
    expect(dueNotices(first?.told ?? [], [study, works], 2)?.fresh).toEqual([study]);
  });

  it('forgets no state of a document that cannot be seen for a while', () => {
    const told = [stateKey('delivery', 'works')];
    expect(dueNotices(told, [anEvent('file/a')], 1)?.told).toEqual([...told, 'file/a']);
  });
});
