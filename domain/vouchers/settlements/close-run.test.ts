import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBalanced } from '../../scarcity/ledger.ts';
import { cents } from '../../shared/money.ts';
import { isLeft, left } from '../../shared/result.ts';
import { closeRun, noRun, type OwedToShop } from './close-run.ts';

const owed = (shop: string, amount: number, number = 1): OwedToShop => ({
  shop,
  number,
  amount: cents(amount),
});
const closed = (...run: Parameters<typeof closeRun>) => {
  const done = closeRun(...run);
  if (isLeft(done)) throw new Error(done.left.kind);
  return done.right;
};

describe('settling what shops are owed', () => {
  it('pays each shop what it sold, and books it', () => {
    const { run, settlements, money } = closed(noRun, [owed('forn', 2000, 419), owed('roig', 500, 2)], 10);
    expect(run).toEqual({ number: 1, until: 10, carried: {} });
    expect(settlements.map(({ id, shop, amount, from, until }) => [id, shop, amount, from, until])).toEqual([
      ['1-0419', 'forn', 2000, 0, 10],
      ['1-0002', 'roig', 500, 0, 10],
    ]);
    expect(money).toEqual([
      { kind: 'cents', account: 'settled/forn', amount: 2000 },
      { kind: 'cents', account: 'settled/roig', amount: 500 },
      { kind: 'cents', account: 'payable', amount: -2500 },
    ]);
  });

  it('carries what a shop owes into the next run, also over a run in which it sold nothing', () => {
    const first = closed(noRun, [owed('forn', -300), owed('roig', 500, 2)], 10);
    expect(first.run.carried).toEqual({ forn: -300 });
    const second = closed(first.run, [owed('roig', 500, 2)], 20);
    expect(second.run.carried).toEqual({ forn: -300 });
    const third = closed(second.run, [owed('forn', 1000)], 30);
    expect(third.settlements).toMatchObject([{ id: '3-0001', amount: 700, carried: -300, from: 20 }]);
    expect(third.run.carried).toEqual({});
  });

  it('says what the council bears of each settlement, once', () => {
    const borne = (shop: string, amount: number, inAll: number) => ({
      ...owed(shop, amount),
      borne: cents(inAll),
    });
    const first = closed(noRun, [borne('forn', 2000, 500), owed('roig', 500, 2)], 10);
    expect(first.settlements.map((one) => one.borne)).toEqual([500, undefined]);
    const second = closed(first.run, [borne('forn', 900, 700), borne('roig', 0, 300)], 20);
    expect(second.settlements).toMatchObject([{ shop: 'forn', borne: 200 }]);
    expect(closed(second.run, [borne('roig', 100, 300)], 30).settlements).toMatchObject([{ borne: 300 }]);
  });

  it('settles nothing twice, and nothing if nobody is owed anything', () => {
    const { run } = closed(noRun, [owed('forn', 1)], 10);
    expect(closeRun(run, [owed('forn', 1)], 10)).toEqual(left({ kind: 'notLater' }));
    expect(closeRun(run, [owed('forn', 0)], 11)).toEqual(left({ kind: 'nothingOwed' }));
    expect(closeRun(run, [], 11)).toEqual(left({ kind: 'nothingOwed' }));
  });

  it('settles, carries and leaves open what was sold, to the cent', () => {
    const shops = ['a', 'b', 'c'];
    const entriesOfRun = fc.array(
      fc.record({ shop: fc.constantFrom(...shops), amount: fc.integer({ min: -900, max: 999 }) }),
    );
    fc.assert(
      fc.property(fc.array(entriesOfRun, { maxLength: 12 }), (whiles) => {
        let last = noRun;
        let [sold, settled, open] = [0, 0, [] as OwedToShop[]];
        whiles.forEach((entries, n) => {
          for (const { shop, amount } of entries) {
            sold += amount;
            open.push(owed(shop, amount, shops.indexOf(shop)));
          }
          const sums = shops.map((shop, number) =>
            owed(
              shop,
              open.reduce((sum, one) => sum + (one.shop === shop ? one.amount : 0), 0),
              number,
            ),
          );
          const done = closeRun(last, sums, n + 1);
          if (!isLeft(done)) {
            const { run, settlements, money } = done.right;
            expect(isBalanced(money)).toBe(true);
            expect(settlements.every(({ amount }) => amount > 0)).toBe(true);
            settled += settlements.reduce((sum, { amount }) => sum + amount, 0);
            last = run;
            open = [];
          }
          const carried = Object.values(last.carried).reduce((sum: number, one) => sum + one, 0);
          expect(settled + carried + open.reduce((sum, { amount }) => sum + amount, 0)).toBe(sold);
        });
      }),
    );
  });
});
