import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeSales, drawSales, type DrawnSale, suspiciousSales } from './draw-sample.ts';

const sale = (id: string, more: Partial<DrawnSale> = {}): DrawnSale => ({
  id,
  number: `B-${id}`,
  shop: 'forn',
  at: 0,
  holders: [],
  isRepeated: false,
  isOtherPerson: false,
  ...more,
});
const reversed = (text: string) => [...text].toReversed().join('');
const ids = (sales: readonly DrawnSale[]) => sales.map(({ id }) => id);

describe('the sample of a run', () => {
  it('has tickets that came twice, and one person twice in a shop within a minute', () => {
    const sales = [
      sale('a', { isRepeated: true, at: 9 }),
      sale('b', { holders: ['ana'], at: 59_999 }),
      sale('c', { holders: ['ana', 'pau'] }),
      sale('d', { holders: ['ana'], shop: 'roig' }),
      sale('e', { holders: ['pau'], at: 60_000 }),
    ];
    expect(ids(suspiciousSales(sales))).toEqual(['c', 'a', 'b']);
    expect(ids(suspiciousSales([sale('x', { isOtherPerson: true }), sale('y')]))).toEqual(['x']);
    expect(closeSales(sales).map((pair) => ids(pair))).toEqual([
      ['c', 'a'],
      ['c', 'b'],
      ['a', 'b'],
      ['a', 'e'],
      ['b', 'e'],
    ]);
  });

  it('has suspicious ones first, and the others by the hash of the seed and their id', () => {
    const sales = ['a1', 'b9', 'c5'].map((id) => sale(id));
    const drawn = drawSales([...sales, sale('z', { isRepeated: true })], { seed: 's', size: 3 }, reversed);
    expect([drawn.suspicious, ids(drawn.sales)]).toEqual([1, ['z', 'a1', 'c5']]);
  });

  it('is the same for the same seed in whatever order sales come, as large as asked for, and has none twice', () => {
    const some = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), isRepeated: fc.boolean() }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(some, fc.nat(20), fc.string(), (found, size, seed) => {
        const sales = found.map(({ id, isRepeated }) => sale(id, { isRepeated }));
        const drawn = drawSales(sales, { seed, size }, reversed);
        expect(drawn).toEqual(drawSales(sales.toReversed(), { seed, size }, reversed));
        expect(new Set(ids(drawn.sales)).size).toBe(Math.min(size, sales.length));
        expect(drawn.sales.findIndex(({ isRepeated }) => !isRepeated)).toBe(
          drawn.suspicious === drawn.sales.length ? -1 : drawn.suspicious,
        );
      }),
    );
  });
});
