import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summerSchool } from '#fixtures/builders/registrations/activity.ts';
import { anApplication } from '#fixtures/builders/registrations/application.ts';
import { changedPools, freeInGroup, hasFree, poolOfSegment, takesOfPlace } from './place-pools.ts';
import { usableSegments } from './usable-segments.ts';
import { inLine, nextInLine, type WaitingApplicant } from './waiting-line.ts';

const [mati] = summerSchool.groups;
const pool = (id: string, size: number, taken: number, held = 0) => ({
  id,
  size,
  perHolder: null,
  isClosed: false,
  held,
  taken,
});

describe('the pools of an activity', () => {
  it('are made once, and changed if the council changes its places, never below what was given', () => {
    const made = changedPools(summerSchool, []);
    expect(made.map((act) => act.kind === 'setPool' && [act.pool, act.size, act.perHolder])).toEqual([
      ['places', 6, 1],
      ['mati/residents', 2, null],
      ['mati/others', 1, null],
      ['vesprada/residents', 2, null],
      ['vesprada/others', 1, null],
    ]);
    const there = [
      pool('places', 6, 3),
      pool('mati/residents', 3, 2, 1),
      pool('mati/others', 2, 0),
      pool('vesprada/residents', 2, 0),
      pool('vesprada/others', 1, 0),
    ];
    expect(changedPools(summerSchool, there)).toEqual([
      { kind: 'setPool', pool: 'mati/others', size: 1, perHolder: null, isClosed: false },
    ]);
  });

  it('say what is free, and nothing below 0 where the council took places away', () => {
    if (mati === undefined) throw new Error('no group');
    expect([...freeInGroup(mati, [])]).toEqual([
      ['residents', 2],
      ['others', 1],
    ]);
    const pools = [pool('mati/residents', 3, 3), pool('mati/others', 1, 0, 1)];
    expect([...freeInGroup(mati, pools).values()]).toEqual([0, 0]);
    expect(hasFree(freeInGroup(mati, []), 'nit')).toBe(false);
    expect(takesOfPlace('mati', 'others')).toEqual([
      { pool: 'places', pieces: 1, cells: [] },
      { pool: poolOfSegment('mati', 'others'), pieces: 1, cells: [] },
    ]);
  });
});

describe('unused places', () => {
  it('flow on by the rules, also by way of others, once they do', () => {
    const flow = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
    ];
    expect(usableSegments(['c'], flow, false)).toEqual(['c']);
    expect(usableSegments(['c'], flow, true)).toEqual(['c', 'b', 'a']);
    expect(usableSegments(['d'], flow, true)).toEqual(['d']);
  });

  it('are usable in a way that does not end, whatever the rules: own segments first, each once', () => {
    const segment = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(
        fc.uniqueArray(segment),
        fc.array(fc.record({ from: segment, to: segment })),
        (own, flow) => {
          const usable = usableSegments(own, flow, true);
          expect(usable.slice(0, own.length)).toEqual(own);
          expect(new Set(usable).size).toBe(usable.length);
          for (const { from, to } of flow) if (usable.includes(to)) expect(usable).toContain(from);
        },
      ),
    );
  });
});

const rule = { lineRule: 'strict', isTogether: true } as const;
const waits = (code: string, at: number, usable: readonly string[], more: object = {}): WaitingApplicant => ({
  application: anApplication({ id: code, code, at, lines: ['mati'], ...more }),
  usable,
});

describe('a waiting list', () => {
  it('is in the order of the draw, else in that in which people came, else in that of their letters', () => {
    const drawn = (position: number, n?: number) => ({
      drawn: { position, waiting: n === undefined ? [] : [{ group: 'mati', n }] },
    });
    const order = (...all: readonly WaitingApplicant[]) =>
      all
        .map(({ application }) => application)
        .toSorted((a, b) => inLine('mati', a, b))
        .map(({ code }) => code);
    expect(order(waits('a', 1, [], drawn(9, 2)), waits('b', 2, [], drawn(3, 1)))).toEqual(['b', 'a']);
    expect(order(waits('a', 1, [], drawn(9)), waits('b', 2, [], drawn(3)))).toEqual(['b', 'a']);
    expect(order(waits('a', 2, []), waits('b', 1, []))).toEqual(['b', 'a']);
    expect(order(waits('b', 1, []), waits('a', 1, []))).toEqual(['a', 'b']);
    expect(order(waits('a', 1, []), waits('b', 1, []))).toEqual(['a', 'b']);
  });

  it('is never skipped silently: whoever is before the one who is offered a place is named with the reason', () => {
    const person = fc.record({
      at: fc.nat(5),
      usable: fc.uniqueArray(fc.constantFrom('residents', 'others')),
      family: fc.constantFrom(null, 'f'),
    });
    const counts = fc.record({ residents: fc.nat(2), others: fc.nat(2) });
    fc.assert(
      fc.property(fc.array(person), counts, fc.constantFrom('strict', 'fits'), (people, free, lineRule) => {
        const line = people.map(({ at, usable, family }, n) => waits(`c${n}`, at, usable, { family }));
        const places = new Map(Object.entries(free));
        const { chosen, skipped } = nextInLine('mati', line, places, { ...rule, lineRule });
        if (chosen === null) return;
        const before = line
          .map(({ application }) => application)
          .filter((one) => inLine('mati', one, chosen.application) < 0);
        expect(skipped.map(({ application }) => application.code).toSorted()).toEqual(
          before.map(({ code }) => code).toSorted(),
        );
        expect(places.get(chosen.segment)).toBeGreaterThan(0);
        if (lineRule === 'strict') expect(skipped.every(({ reason }) => reason === 'segment')).toBe(true);
      }),
    );
  });

  it('waits for a family that does not fit, or passes over it, as the council says', () => {
    const family = { family: 'f' };
    const line = [
      waits('a', 1, ['others'], family),
      waits('b', 2, ['others'], family),
      waits('c', 3, ['others']),
    ];
    const one = new Map([['others', 1]]);
    expect(nextInLine('mati', line, one, rule)).toEqual({ chosen: null, skipped: [] });
    expect(nextInLine('mati', line, one, { ...rule, lineRule: 'fits' })).toMatchObject({
      chosen: { application: { code: 'c' }, segment: 'others' },
      skipped: [{ reason: 'familyTogether' }, { reason: 'familyTogether' }],
    });
    expect(nextInLine('mati', line, one, { ...rule, isTogether: false })).toMatchObject({
      chosen: { application: { code: 'a' } },
    });
    expect(nextInLine('mati', line, new Map([['others', 2]]), rule)).toMatchObject({
      chosen: { application: { code: 'a' } },
    });
    expect(nextInLine('vesprada', line, one, rule)).toEqual({ chosen: null, skipped: [] });
  });
});
