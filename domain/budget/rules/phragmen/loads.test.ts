import { describe, expect, it } from 'vitest';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { decimalsOf } from '#domain/shared/rational.ts';
import { isLeft } from '#domain/shared/result.ts';
import { electorateOf } from '../../ballots/electorate.ts';
import type { Election } from '../../election.ts';
import { burdensOf, exactLoadWith, leastLoaded, type Loads, noLoads, take } from './loads.ts';
import { defaultPhragmen } from './rule.ts';

/** The loads of an election before anything is bought; seats are the places of the projects. */
function loadsFor(election: Election): Loads {
  const read = electorateOf(election, defaultPhragmen, 'cardinality');
  if (isLeft(read)) throw new Error(read.left.kind);
  const { field, group } = read.right;
  return noLoads(burdensOf(field.eligible, group(field.eligible)));
}

const rows = [
  ['a', 40],
  ['b', 45],
  ['c', 90],
] as const;

/** Loads that refuse to be computed exactly. */
const withoutExact = (loads: Loads): Loads => ({
  ...loads,
  get grewIn(): Int32Array {
    throw new Error('computed exactly');
  },
});

describe('the loads of voters', () => {
  it('are those of all supporters once a project is bought, also of those who had less', () => {
    const loads = loadsFor(votedElection(0, rows, 'ab ab ab a b b c'));
    // 45 / 5 = 9; then (40 + 3 × 9) / 4 = 16.75 for a, and 90 / 1 for c.
    expect(decimalsOf(take(loads, 1), 2)).toBe('9.00');
    expect(decimalsOf(take(loads, 0), 2)).toBe('16.75');
    expect(decimalsOf(exactLoadWith(loads, 2), 2)).toBe('90.00');
    // Three of b's five voters have 16.75 by now and two have 9: (45 + 3 × 16.75 + 2 × 9) / 5.
    expect(decimalsOf(exactLoadWith(loads, 1), 2)).toBe('22.65');
  });

  it('are compared exactly only if floating point cannot decide', () => {
    const apart = votedElection(0, rows, 'ab ab ab a b b c');
    expect(leastLoaded(withoutExact(loadsFor(apart)), [0, 1, 2])).toEqual([1]);
    const level = votedElection(0, [...rows.slice(0, 2), ['c', 18]], 'ab ab ab a b b c c');
    expect(() => leastLoaded(withoutExact(loadsFor(level)), [0, 1, 2])).toThrow('computed exactly');
  });

  it('are the least of several projects if these are exactly level', () => {
    const loads = loadsFor(votedElection(0, rows, 'a a b b b c'));
    expect(leastLoaded(loads, [0, 1, 2])).toEqual([1]);
    const even = loadsFor(votedElection(0, [...rows.slice(0, 1), ['b', 60], ['c', 20]], 'a a b b b c'));
    expect(leastLoaded(even, [0, 1, 2])).toEqual([0, 1, 2]);
    expect(leastLoaded(even, [1, 2])).toEqual([1, 2]);
    expect(leastLoaded(even, [])).toEqual([]);
  });
});
