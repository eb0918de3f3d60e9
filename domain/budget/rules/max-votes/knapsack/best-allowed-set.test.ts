import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { aProject } from '#fixtures/arbitraries/election.ts';
import { type Limits, noLimits, purseWith } from '../../../purse.ts';
import { bestAllowedSetOf, remembering } from './best-allowed-set.ts';

describe('the best set without one of the projects', () => {
  /** The best set is that of the places 0 and 1, as far as they may be in it. */
  const counted = () => {
    const asked: (readonly [money: number, without: number | null])[] = [];
    const best = remembering((purse, without) => {
      asked.push([purse.remaining, without ?? null]);
      return { worth: 1n, has: (place) => place < 2 && place !== without };
    });
    return { asked, best };
  };

  it('is the best of all, looked for once for the same money, if it does not have the project', () => {
    const { asked, best } = counted();
    const purse = purseWith(cents(100));
    for (const without of [2, 3, 4]) expect(best(purse, without).has(0)).toBe(true);
    expect(best(purseWith(cents(90)), 2).has(1)).toBe(true);
    expect(asked).toEqual([
      [100, null],
      [90, null],
    ]);
    expect(best(purse, 1).has(1)).toBe(false);
    expect(asked.slice(2)).toEqual([[100, 1]]);
  });

  it('is looked for again each time if limits bind, since they depend on the project', () => {
    const { asked, best } = counted();
    const exclusions = new Map([[proposalId('a'), new Set([proposalId('b')])]]);
    const purse = purseWith(cents(100), { ...noLimits, exclusions });
    for (const without of [2, 3]) best(purse, without);
    expect(asked).toEqual([
      [100, 2],
      [100, 3],
    ]);
  });

  it('is not remembered if all projects may be in it', () => {
    const { asked, best } = counted();
    for (const money of [100, 100]) best(purseWith(cents(money)));
    expect(asked).toEqual([
      [100, null],
      [100, null],
    ]);
  });
});

describe('the best set within all limits', () => {
  /** Twenty projects for 10 each, each worth one less than the one before; there is money for twelve. */
  function foundWithin(limits: Limits) {
    let looks = 0;
    const contenders = Array.from('abcdefghijklmnopqrst', (id, place) => {
      const project = {
        ...aProject(id, 10),
        district: place % 4 === 3 ? 'N' : 'S',
        get amount() {
          looks += 1;
          return cents(10);
        },
      };
      return { project, votes: 100 - place, whole: 100 - place, place };
    });
    const values = contenders.map(({ whole }) => BigInt(whole));
    const best = bestAllowedSetOf({ contenders, worths: values, values, ranking: null });
    looks = 0;
    const { has } = best(purseWith(cents(120), limits));
    const found = contenders.filter(({ place }) => has(place)).map(({ project }) => project.id);
    return { found: found.join(''), looks };
  }

  it('looks at the cost of no project if only the budget limits it', () => {
    expect(foundWithin(noLimits)).toEqual({ found: 'abcdefghijkl', looks: 0 });
  });

  it('leaves out in turn each of two that exclude one another, and no other', () => {
    const exclusions = new Map([
      [proposalId('i'), new Set([proposalId('k')])],
      [proposalId('k'), new Set([proposalId('i')])],
    ]);
    const { found, looks } = foundWithin({ ...noLimits, exclusions });
    expect(found).toBe('abcdefghijlm');
    expect(looks).toBeLessThan(30);
  });

  it('leaves out in turn each of those that share a reserved sum, and no other', () => {
    const sums = { by: 'district' as const, sums: new Map([['N', cents(25)]]) };
    const { found, looks } = foundWithin({ ...noLimits, sums });
    expect(found).toBe('abcdefghijkm');
    expect(looks).toBeLessThan(45);
  });
});
