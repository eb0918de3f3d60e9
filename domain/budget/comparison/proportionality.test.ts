import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { floatOf, fractionString } from '#domain/shared/rational.ts';
import type { PlaceMoney } from './money-by-place.ts';
import { proportionalityOf } from './proportionality.ts';

const placesOf = (
  figures: readonly (readonly [votes: number, ...spent: number[]])[],
): readonly PlaceMoney[] =>
  figures.map(([votes, ...spent], at) => ({
    name: at === 0 ? null : `place ${at}`,
    projects: 1,
    votes,
    spent: spent.map((amount) => cents(amount)),
    funded: spent.map(() => 1),
  }));

describe('money beside votes', () => {
  const figures = fc.array(fc.tuple(fc.nat(50), fc.nat(5000)), { maxLength: 6 });

  it('is apart by what a naive count of shares finds, from 0 to 1', () => {
    fc.assert(
      fc.property(figures, (drawn) => {
        const found = proportionalityOf(placesOf(drawn));
        const sumOf = (at: 0 | 1) => drawn.reduce((sum, figure) => sum + figure[at], 0);
        const [votes, money] = [sumOf(0), sumOf(1)];
        if (votes === 0 || money === 0) {
          expect(found).toBeNull();
          return;
        }
        const naive = drawn.reduce((sum, [v, m]) => sum + Math.max(0, m / money - v / votes), 0);
        expect(floatOf(found?.distance ?? { numerator: 9n, denominator: 1n })).toBeCloseTo(naive, 9);
        expect(found?.places.map(({ ofVotes }) => floatOf(ofVotes))).toEqual(drawn.map(([v]) => v / votes));
      }),
    );
  });

  it('is not apart if each place has its part, and wholly apart if all goes where nobody voted', () => {
    const even = proportionalityOf(
      placesOf([
        [3, 300],
        [2, 200],
      ]),
    );
    expect(even?.distance.numerator).toBe(0n);
    const odd = proportionalityOf(
      placesOf([
        [5, 0],
        [0, 100],
      ]),
    );
    expect(odd && fractionString(odd.distance)).toBe('1');
  });

  it('is counted for the rule that is asked about', () => {
    const places = placesOf([
      [60, 60, 30],
      [40, 40, 70],
    ]);
    const [one, other] = [proportionalityOf(places, 0), proportionalityOf(places, 1)];
    expect([one, other].map((found) => found && fractionString(found.distance))).toEqual(['0', '3/10']);
    expect(other?.places[0]).toMatchObject({ name: null, ofMoney: { numerator: 30n, denominator: 100n } });
  });
});
