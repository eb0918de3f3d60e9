import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import {
  offlineCampaign,
  offlineGood,
  offlineTills,
  voucherOf,
} from '#fixtures/builders/vouchers/offline-tills.ts';
import { memoryFigures } from '#fixtures/scarcity/memory-figures.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';

const hour = 3_600_000;

async function tills(more: Parameters<typeof offlineTills>[0] = {}) {
  const goods = memoryGoods();
  const town = await offlineTills(more, goods);
  const accounts = async () => {
    const sums = await memoryFigures(goods).accounts(offlineGood);
    expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    return Object.fromEntries(sums.map(({ account, amount }) => [account, amount]));
  };
  return { ...town, accounts };
}

describe('a sale that was made without a line', () => {
  it('is confirmed if nobody else has its voucher, and given again as it is', async () => {
    const town = await tills();
    const reserved = await town.reserve(1);
    town.setTime(noon + 10 * hour);
    const sent = await town.made(1, reserved);
    const sale = await town.sync(1, sent);
    expect(sale).toMatchObject(
      right({ number: 'B-0001-1', status: 'finished', at: noon + 10 * hour, offline: { lost: [] } }),
    );
    expect(await town.sync(1, sent)).toEqual(sale);
    expect(await town.sync(1, { ...sent, price: cents(1) })).toEqual(left({ kind: 'keyReused' }));
    expect(await town.accounts()).toMatchObject({ 'shop/shop-1': -2000, holders: 1000, council: 1000 });
  });

  it.each(['first', 'last'] as const)('wins by its reservation, also if it comes %s', async (turn) => {
    const town = await tills();
    const [early, late] = [await town.reserve(1), await town.reserve(2)];
    const sales = [await town.made(1, early), await town.made(2, late)];
    town.setTime(noon + 9 * hour);
    const order = turn === 'first' ? [1, 2] : [2, 1];
    for (const number of order) await town.sync(number, sales[number - 1] ?? (undefined as never));
    const status = await Promise.all([1, 2].map((n) => town.sync(n, sales[n - 1] ?? (undefined as never))));
    expect(status.map((one) => ('right' in one ? one.right.status : one.left.kind)).toSorted()).toEqual([
      'conflicting',
      'finished',
    ]);
    expect(await town.accounts()).toMatchObject({
      'shop/shop-1': -2000,
      'shop/shop-2': -2000,
      council: 1000,
    });
  });
});
