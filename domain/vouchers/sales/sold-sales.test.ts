import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { soldSale } from '#fixtures/builders/vouchers/settled-town.ts';
import { daysOfSales, isSoldAs, sampledIn, soldChoices } from './sold-sales.ts';

const day = 86_400_000;
const check = (sale: string, isRight: boolean) => ({ sale, isRight, words: '', by: 'Neus', at: noon });

describe('the sales of a shop', () => {
  it('are in samples, looked at or not', () => {
    const sample = (ids: readonly string[]) => ({
      seed: '6',
      by: 'Neus',
      at: noon,
      suspicious: 0,
      sales: ids.map((id) => ({ id, number: id, shop: 'forn' })),
    });
    const reviews = [
      { sample: null, checks: [] },
      { sample: sample(['1', '2']), checks: [check('2', true)] },
      { sample: sample(['3']), checks: [check('3', false)] },
    ];
    expect([...sampledIn(reviews)]).toEqual([
      ['1', 'drawn'],
      ['2', 'right'],
      ['3', 'wrong'],
    ]);
  });

  it('are chosen by what became of them', () => {
    const sampled = new Map([['drawn', 'drawn']] as const);
    const { evidence } = soldSale('x', 'forn', noon);
    const sales = [
      soldSale('plain', 'forn', noon),
      soldSale('back', 'forn', noon, { status: 'reversed' }),
      soldSale('again', 'forn', noon, { evidence: { ...evidence, isRepeated: true } }),
      soldSale('drawn', 'forn', noon),
    ];
    const chosen = soldChoices.map((choice) =>
      sales.filter((sale) => isSoldAs(choice, sale, sampled)).map(({ id }) => id),
    );
    expect(chosen).toEqual([['plain', 'back', 'again', 'drawn'], ['back'], ['again'], ['drawn']]);
  });

  it('sum to days of the town, the latest first, without what was taken back', () => {
    const sales = [
      soldSale('1', 'forn', noon),
      soldSale('2', 'forn', noon + day),
      soldSale('3', 'forn', noon + day, { status: 'reversed' }),
      soldSale('4', 'forn', noon),
      soldSale('5', 'forn', noon - day),
    ];
    expect(daysOfSales(sales, 'Europe/Madrid')).toEqual([
      { day: '2026-11-19', sales: 1, reversed: 1, sold: 4000, owed: 2000 },
      { day: '2026-11-18', sales: 2, reversed: 0, sold: 8000, owed: 4000 },
      { day: '2026-11-17', sales: 1, reversed: 0, sold: 4000, owed: 2000 },
    ]);
  });
});
