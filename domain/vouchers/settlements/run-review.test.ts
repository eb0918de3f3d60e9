import { describe, expect, it } from 'vitest';
import { uncheckedSales } from './run-review.ts';

const drawn = (id: string) => ({ id, number: `B-${id}`, shop: 'forn' });
const sample = { seed: '6 2 4', by: 'Neus', at: 1, suspicious: 0, sales: [drawn('1'), drawn('2')] };
const check = (sale: string, isRight: boolean) => ({ sale, isRight, words: 'x', by: 'Neus', at: 2 });

describe('the sales of a sample that nobody has checked yet', () => {
  it('are those without a check, whatever the others said', () => {
    expect(uncheckedSales({ sample, checks: [] }).map(({ id }) => id)).toEqual(['1', '2']);
    expect(uncheckedSales({ sample, checks: [check('1', false)] }).map(({ id }) => id)).toEqual(['2']);
    expect(uncheckedSales({ sample, checks: [check('1', false), check('2', true)] })).toEqual([]);
  });

  it('are none while no sample is drawn', () => {
    expect(uncheckedSales({ sample: null, checks: [] })).toEqual([]);
  });
});
