import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { noLimits, purseWith } from '../../../purse.ts';
import { remembering } from './best-allowed-set.ts';

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
