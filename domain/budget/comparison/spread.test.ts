import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRationals, rational } from '#domain/shared/rational.ts';
import { meanOf, giniOf, type Spread } from './spread.ts';

const spreads: fc.Arbitrary<Spread> = fc
  .array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 20 })), { maxLength: 8 })
  .map((pairs) => new Map(pairs));

/** By the definition: the mean difference between two voters, over twice the average. */
function naiveGini(spread: Spread) {
  const voters = [...spread].flatMap(([value, weight]) => Array.from({ length: weight }, () => value));
  const differences = voters.flatMap((a) => voters.map((b) => Math.abs(a - b)));
  const sum = voters.reduce((all, one) => all + one, 0);
  const total = differences.reduce((all, one) => all + one, 0);
  return sum === 0 ? rational(0) : rational(total, 2 * voters.length * sum);
}

describe('what voters have', () => {
  it('is spread by the Gini coefficient as its definition says', () => {
    fc.assert(
      fc.property(spreads, (spread) => {
        expect(compareRationals(giniOf(spread), naiveGini(spread))).toBe(0);
      }),
    );
  });

  it('has a coefficient of 0 if all have the same, and no figures without voters', () => {
    expect(giniOf(new Map([[7, 30]])).numerator).toBe(0n);
    expect(giniOf(new Map([[0, 30]]))).toEqual(rational(0));
    expect(giniOf(new Map())).toEqual(rational(0));
    expect(meanOf(new Map())).toEqual(rational(0));
  });

  it('is given in fractions: 0, 1, 1 and 2 have one on average and a coefficient of 6/16', () => {
    const spread = new Map([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
    expect(meanOf(spread)).toEqual(rational(4, 4));
    expect(giniOf(spread)).toEqual(rational(6, 16));
  });
});
