import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import type { BallotAccount } from './accounts.ts';
import { histogramOf } from './histogram.ts';

const account = (funded: number): BallotAccount => ({
  named: funded,
  funded,
  received: cents(0),
  paid: null,
  kept: null,
});

describe('the histogram of what ballots have', () => {
  it('counts what filtering the ballots for each number counts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6), { minLength: 1 }), (numbers) => {
        const bars = histogramOf(numbers.map(account));
        const naive = Array.from({ length: Math.max(...numbers) + 1 }, (_, funded) => ({
          funded,
          ballots: numbers.filter((number) => number === funded).length,
        }));
        expect(bars).toEqual(naive);
      }),
    );
  });

  it('has a bar of 0 between, and no bar without ballots', () => {
    expect(histogramOf([2, 0, 2].map(account))).toEqual([
      { funded: 0, ballots: 1 },
      { funded: 1, ballots: 0 },
      { funded: 2, ballots: 2 },
    ]);
    expect(histogramOf([])).toEqual([]);
  });
});
