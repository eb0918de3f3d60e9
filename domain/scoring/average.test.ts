import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { averageOf, averageRating, hundredths } from './average.ts';
import { tally } from './tally.ts';

const range = { min: 1, max: 5 };

describe('an average', () => {
  it('of a rating is that of all stars that were given', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 })), (stars) => {
        const counted = tally({ kind: 'rating', range }, stars);
        if (!counted) throw new Error('a tally');
        expect(averageRating(counted)).toEqual({
          sum: stars.reduce((sum, one) => sum + one, 0),
          of: stars.length,
        });
      }),
    );
  });

  it('is rounded half up, and stays between the least and the most', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 1000 }), (sum, of) => {
        const rounded = hundredths({ sum, of }) ?? Number.NaN;
        expect(Math.abs(rounded * of - sum * 100) * 2).toBeLessThanOrEqual(of);
      }),
    );
    expect(hundredths({ sum: 13, of: 3 })).toBe(433);
    expect(hundredths({ sum: 1, of: 200 })).toBe(1);
    expect(hundredths({ sum: 0, of: 0 })).toBeNull();
  });

  it('of a rated answer is over the ballots that rated it', () => {
    const answers = [anOption('a'), anOption('b')];
    const counted = tally({ kind: 'ratingAnswers', answers, range }, [{ a: 5 }, { a: 4, b: 1 }, { b: 2 }]);
    if (!counted) throw new Error('a tally');
    expect([averageOf(counted, 'a'), averageOf(counted, 'b'), averageOf(counted, 'z')]).toEqual([
      { sum: 9, of: 2 },
      { sum: 3, of: 2 },
      { sum: 0, of: 0 },
    ]);
  });
});
