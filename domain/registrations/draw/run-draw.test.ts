import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../documents/canonical-json.ts';
import type { Json } from '../../documents/json.ts';
import { anyChance, anyDrawList } from '#fixtures/arbitraries/draw-list.ts';
import { naiveDraw } from '#fixtures/naive/naive-draw.ts';
import type { DrawList, DrawnApplication } from './draw-list.ts';
import { drawOutcomeText } from './draw-outcome.ts';
import { drawUnits } from './draw-units.ts';
import { faultsOfDrawList } from './list-faults.ts';
import { drawListText } from './list-text.ts';
import { runDraw } from './run-draw.ts';

const chance = { seed: '5e'.repeat(32), value: '4 1 6 2 3' };

const group = (id: string, count: number) => ({ id, places: [{ segment: 'all', count }], flow: [] });
const application = (id: string, more: Partial<DrawnApplication> = {}): DrawnApplication => ({
  id,
  family: null,
  segments: ['all'],
  points: 0,
  wishes: ['g1'],
  ...more,
});
const listOf = (applications: readonly DrawnApplication[], more: Partial<DrawList> = {}): DrawList => ({
  version: 1,
  activity: 'natacion',
  families: 'together',
  groups: [group('g1', 2)],
  applications,
  ...more,
});
const placedIn = (list: DrawList) =>
  Object.fromEntries(runDraw(list, chance).applications.map(({ id, placed }) => [id, placed]));

describe('a draw', () => {
  it('gives what a second, naive draw gives, on any list', () => {
    fc.assert(
      fc.property(anyDrawList, anyChance, (list, drawn) => {
        expect(faultsOfDrawList(list)).toEqual([]);
        expect(runDraw(list, drawn)).toEqual(naiveDraw(list, `${drawn.seed}${drawn.value}`));
      }),
      { numRuns: 400 },
    );
  });

  it('gives each place once, no more than there are, and leaves none that somebody who has none could have', () => {
    fc.assert(
      fc.property(anyDrawList, anyChance, (list, drawn) => {
        const { applications, segments } = runDraw(list, drawn);
        const sizeOf = (id: string) =>
          list.groups.find((one) => one.id === id)?.places.reduce((sum, { count }) => sum + count, 0);
        for (const { id } of list.groups)
          expect(
            segments.filter((one) => one.group === id).reduce((sum, { places }) => sum + places, 0),
          ).toBe(sizeOf(id));
        const taken = (of: (typeof segments)[number]) =>
          applications.filter(({ placed, segment }) => placed === of.group && segment === of.segment).length;
        for (const one of segments) expect(taken(one)).toBeLessThanOrEqual(one.places);
        for (const [at, { reason }] of applications.entries()) {
          const { wishes, segments: own } = list.applications[at] as DrawnApplication;
          if (reason !== 'full' || list.families === 'together') continue;
          for (const one of segments)
            if (wishes.includes(one.group) && own.includes(one.segment)) expect(taken(one)).toBe(one.places);
        }
      }),
    );
  });

  it('does not depend on anything but the list, the seed and the value', () => {
    fc.assert(
      fc.property(anyDrawList, anyChance, (list, drawn) => {
        const text = drawListText(list);
        expect(text).toBe(canonicalJson(JSON.parse(text) as Json));
        const outcome = drawOutcomeText(runDraw(JSON.parse(text) as DrawList, drawn));
        expect(outcome).toBe(drawOutcomeText(runDraw(list, drawn)));
        expect(outcome).toBe(canonicalJson(JSON.parse(outcome) as Json));
      }),
    );
  });

  it('gives another order with another seed or another value', () => {
    const list = listOf(Array.from({ length: 40 }, (_, at) => application(`a${at + 10}`)));
    const orders = [chance, { ...chance, value: '4 1 6 2 4' }, { ...chance, seed: '5f'.repeat(32) }].map(
      (one) => JSON.stringify(runDraw(list, one).applications.map(({ position }) => position)),
    );
    expect(new Set(orders).size).toBe(3);
  });
});

describe('who has more points', () => {
  it('is placed first, and chance decides among equals', () => {
    const list = listOf([
      application('a1', { points: 1 }),
      application('a2', { points: 5 }),
      application('a3', { points: 5 }),
    ]);
    expect(placedIn(list)).toEqual({ a1: null, a2: 'g1', a3: 'g1' });
  });

  it('does not lend them to a family: it has those of its member with the fewest', () => {
    const family = [
      application('a1', { family: 'f', points: 9 }),
      application('a2', { family: 'f', points: 1 }),
    ];
    expect(drawUnits({ applications: [...family, application('a3', { points: 2 })] })).toEqual([
      { id: 'f', points: 1, members: [0, 1] },
      { id: 'a3', points: 2, members: [2] },
    ]);
  });
});

describe('a family', () => {
  const pair = [application('a1', { family: 'f' }), application('a2', { family: 'f', wishes: ['g1', 'g2'] })];

  it('that applies together gets places for all or for none', () => {
    const list = listOf(pair, { groups: [group('g1', 1), group('g2', 0)] });
    const { applications } = runDraw(list, chance);
    expect(applications.map(({ placed, reason }) => [placed, reason])).toEqual([
      [null, 'together'],
      [null, 'together'],
    ]);
    expect(applications.map(({ waiting }) => waiting)).toEqual([
      [{ group: 'g1', n: 1 }],
      [
        { group: 'g1', n: 2 },
        { group: 'g2', n: 1 },
      ],
    ]);
  });

  it('tries its second wishes together; who wished one group only stays with it', () => {
    const list = listOf(pair, { groups: [group('g1', 1), group('g2', 1)] });
    expect(placedIn(list)).toEqual({ a1: 'g1', a2: 'g2' });
  });

  it('has one number, and each member a place of its own, if the list says so', () => {
    const list = listOf(pair, { families: 'each', groups: [group('g1', 1), group('g2', 0)] });
    const { applications, drawn } = runDraw(list, chance);
    expect(drawn).toBe(1);
    expect(applications.map(({ position, placed }) => [position, placed])).toEqual([
      [1, 'g1'],
      [1, null],
    ]);
  });

  it('gets no place if one of it wished nothing', () => {
    const list = listOf([application('a1', { family: 'f' }), application('a2', { family: 'f', wishes: [] })]);
    expect(runDraw(list, chance).applications.map(({ reason }) => reason)).toEqual(['together', 'together']);
  });
});

describe('places of a segment that nobody needs', () => {
  const groups = [
    {
      id: 'g1',
      places: [
        { segment: 'disability', count: 2 },
        { segment: 'residents', count: 1 },
        { segment: 'all', count: 0 },
      ],
      flow: [
        { from: 'disability', to: 'residents' },
        { from: 'residents', to: 'all' },
      ],
    },
  ];

  it('go on in the order that the list says, as far as somebody needs them', () => {
    const residents = ['a1', 'a2'].map((id) => application(id, { segments: ['residents', 'all'] }));
    const list = listOf([...residents, application('a3')], { groups });
    expect(placedIn(list)).toEqual({ a1: 'g1', a2: 'g1', a3: 'g1' });
    expect(runDraw(list, chance).segments.map(({ places }) => places)).toEqual([0, 2, 1]);
  });

  it('stay with those for whom they are set aside if they need them', () => {
    const reserved = ['a1', 'a2'].map((id) => application(id, { segments: ['disability'] }));
    const list = listOf([...reserved, application('a3')], { groups });
    expect(placedIn(list)).toMatchObject({ a1: 'g1', a2: 'g1' });
    expect(runDraw(list, chance).segments.map(({ places }) => places)).toEqual([2, 0, 1]);
  });

  it('are of no use to an application that has no segment of its groups', () => {
    const list = listOf([application('a1', { segments: ['elsewhere'] })], { groups });
    expect(runDraw(list, chance).applications).toEqual([
      { id: 'a1', position: 1, placed: null, segment: null, reason: 'noSegment', waiting: [] },
    ]);
  });
});
