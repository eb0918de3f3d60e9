import { describe, expect, it } from 'vitest';
import { aDrawList } from '#fixtures/builders/registrations/draw-list.ts';
import type { DrawList, DrawnApplication, DrawnGroup } from './draw-list.ts';
import { faultsOfDrawList } from './list-faults.ts';

const list = aDrawList({ count: 4 });
const [first, second, ...others] = list.applications as readonly [DrawnApplication, DrawnApplication];
const [group] = list.groups as readonly [DrawnGroup];
const kinds = (more: Partial<DrawList>) => faultsOfDrawList({ ...list, ...more }).map(({ kind }) => kind);
const withFirst = (more: Partial<DrawnApplication>) =>
  kinds({ applications: [{ ...first, ...more }, second, ...others] });
const withGroup = (more: Partial<DrawnGroup>) =>
  kinds({ groups: [{ ...group, ...more }, ...list.groups.slice(1)] });

describe('a list that is to be drawn', () => {
  it('has no faults if it is as it must be', () => {
    expect(faultsOfDrawList(list)).toEqual([]);
  });

  it('has its applications in the order of their ids, each once', () => {
    expect(kinds({ applications: [second, first] })).toEqual(['notInOrder']);
    expect(kinds({ applications: [first, first] })).toEqual(['notInOrder']);
  });

  it('has ids that are the same in every encoding, and families that are no applications', () => {
    expect(withFirst({ id: '0 ñ' })).toContain('badId');
    expect(withFirst({ family: 'a b' })).toEqual(['badId']);
    expect(withFirst({ family: second.id })).toEqual(['familyIsApplication']);
    expect(withGroup({ id: 'ñ' })).toContain('badId');
  });

  it('has wishes of its groups, each once', () => {
    expect(withFirst({ wishes: ['elsewhere'] })).toEqual(['unknownWish']);
    expect(withFirst({ wishes: [group.id, group.id] })).toEqual(['wishTwice']);
    expect(withFirst({ segments: ['all', 'all'] })).toEqual(['segmentTwice']);
    expect(kinds({ groups: [...list.groups, group] })).toEqual(['notInOrder']);
  });

  it('has whole numbers of points and places', () => {
    for (const points of [-1, 0.5, 1e9]) expect(withFirst({ points })).toEqual(['badPoints']);
    for (const count of [-1, 0.5, 1e9])
      expect(withGroup({ places: [{ segment: 'all', count }], flow: [] })).toEqual(['badPlaces']);
    const places = [1, 2].map((count) => ({ segment: 'all', count }));
    expect(withGroup({ places, flow: [] })).toEqual(['segmentTwice']);
  });

  it('has places that go on to segments of the group, and never come back', () => {
    const [a, b, c] = ['disability', 'residents', 'all'];
    const flows = (...pairs: readonly (readonly [string | undefined, string | undefined])[]) =>
      withGroup({ flow: pairs.map(([from = '', to = '']) => ({ from, to })) });
    expect(flows([a, 'elsewhere'])).toEqual(['badPlaces']);
    expect(flows([a, b], [b, c], [a, c])).toEqual([]);
    expect(flows([a, a])).toEqual(['flowInCircle']);
    expect(flows([a, b], [b, c], [c, a])).toEqual(['flowInCircle']);
    expect(flows([c, a], [a, b], [b, a])).toEqual(['flowInCircle']);
  });
});
