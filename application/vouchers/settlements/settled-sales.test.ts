import { describe, expect, it } from 'vitest';
import { saleRecord } from '#domain/vouchers/sales/sale-records.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { settledTownInMemory, soldSale } from '#fixtures/builders/vouchers/settled-town.ts';
import { salesOfSettlement, salesWithin } from './settled-sales.ts';

type Sale = ReturnType<typeof soldSale>;

/** A town whose records have these sales. */
async function townOf(sales: readonly Sale[]) {
  const { ports, good, store } = await settledTownInMemory();
  const request = { key: 'sales', bodyHash: 'h', at: noon, by: 'sender', acts: [], money: [] };
  await store({ ...request, records: sales.map((one) => saleRecord(one, 1)) });
  return { ports, good };
}

const within = { owner: null, from: noon, until: noon + 1000 };

describe('the sales between two moments', () => {
  it.each([999, 1000, 1001, 2500])('are all there, each once, if there are %i', async (count) => {
    const sales = Array.from({ length: count }, (_, n) => soldSale(String(n), 'forn', noon + (n % 7)));
    const { ports, good } = await townOf(sales);
    const read = await salesWithin(ports, good, within);
    expect(read).toHaveLength(count);
    expect(new Set(read.map(({ id }) => id)).size).toBe(count);
  });

  it('are those of one shop from the first moment on, and before the second one', async () => {
    const { ports, good } = await townOf([
      soldSale('early', 'forn', noon - 1),
      soldSale('first', 'forn', noon),
      soldSale('last', 'forn', noon + 999),
      soldSale('late', 'forn', noon + 1000),
      soldSale('other', 'roig', noon + 5),
    ]);
    const read = await salesWithin(ports, good, { ...within, owner: 'forn' });
    expect(read.map(({ id }) => id)).toEqual(['last', 'first']);
  });
});

describe('the sales that a settlement pays', () => {
  it('are those that were not taken back by its end: the next one counts what was taken back later', async () => {
    const back = (id: string, at: number) =>
      soldSale(id, 'forn', noon, { status: 'reversed', reversal: { at, by: 'Neus', reason: 'x' } });
    const { ports, good } = await townOf([
      soldSale('stands', 'forn', noon + 1),
      back('before', within.until - 1),
      back('after', within.until),
    ]);
    const { sales: paid } = await salesOfSettlement(ports, good, within);
    expect(paid.map(({ id }) => id)).toEqual(['stands', 'after']);
  });
});
