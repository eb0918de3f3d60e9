import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../shared/money.ts';
import { spentByHeading } from './spent-by-heading.ts';
import { isSafeStep, type SoldInShop, type ToldCells } from './told-step.ts';

const shop = (id: string, heading: string, euros: number): SoldInShop => ({
  id,
  heading,
  amount: cents(euros * 100),
});
const told = (...shops: readonly SoldInShop[]): ToldCells => ({ shops, cells: spentByHeading(shops) });
const three = [shop('a', 'food', 50), shop('b', 'food', 50), shop('c', 'food', 50)];
const toys = [shop('d', 'toys', 20), shop('e', 'toys', 20), shop('f', 'toys', 20)];

describe('a report that is told after another one', () => {
  it('tells nothing of one sale, nor of two', () => {
    expect(isSafeStep(told(...three), told(...three))).toBe(true);
    expect(isSafeStep(told(...three), told(shop('a', 'food', 70), ...three.slice(1)))).toBe(false);
    const two = [shop('a', 'food', 70), shop('b', 'food', 70), shop('c', 'food', 50)];
    expect(isSafeStep(told(...three), told(...two))).toBe(false);
    expect(isSafeStep(told(...three), told(...three, shop('new', 'food', 10)))).toBe(false);
    const all = [shop('a', 'food', 70), shop('b', 'food', 70), shop('c', 'food', 70)];
    expect(isSafeStep(told(...three), told(...all))).toBe(true);
  });

  it('tells nothing of a shop that has most of what is new, nor of one whose sale was taken back', () => {
    const most = [shop('a', 'food', 950), shop('b', 'food', 60), shop('c', 'food', 60)];
    expect(isSafeStep(told(...three), told(...most))).toBe(false);
    const back = [shop('a', 'food', 50), shop('b', 'food', 50), shop('c', 'food', 40)];
    expect(isSafeStep(told(...three), told(...back))).toBe(false);
  });

  it('compares only headings that both have apart', () => {
    const first = told(...three, ...toys);
    expect(first.cells).toHaveLength(2);
    const sold = [
      ...three.map((one) => ({ ...one, amount: cents(7000) })),
      { ...toys[0], amount: cents(3000) },
    ];
    expect(isSafeStep(first, told(...(sold as SoldInShop[]), ...toys.slice(1)))).toBe(false);
    // With its neighbours in one cell of the first report, the toy shop is one of four.
    const joined = { ...first, cells: [{ headings: ['food', 'toys'] }] };
    expect(isSafeStep(joined, told(...(sold as SoldInShop[]), ...toys.slice(1)))).toBe(true);
  });

  it('may tell of shops for the first time, and never ceases to', () => {
    const few = told(shop('a', 'food', 50));
    expect(few.cells).toBeNull();
    expect(isSafeStep(few, few)).toBe(true);
    expect(isSafeStep(few, told(...three))).toBe(true);
    expect(isSafeStep(told(...three), few)).toBe(false);
  });

  it('is never one from which whoever reads all of them learns what fewer than three shops sold', () => {
    const day = fc.array(fc.record({ shop: fc.nat({ max: 8 }), euros: fc.integer({ min: 1, max: 40 }) }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(day, { maxLength: 8 }), (days) => {
        const sums = Array.from({ length: 9 }, () => 0);
        const reports: ToldCells[] = [];
        for (const sales of days) {
          for (const { shop: at, euros } of sales) sums[at] = (sums[at] ?? 0) + euros;
          const now = told(...sums.map((euros, at) => shop(`s${at}`, `h${at % 3}`, euros)));
          const last = reports.at(-1);
          if (last === undefined || isSafeStep(last, now)) reports.push(now);
        }
        // An enemy compares each two reports that follow one another, in every heading that both say alone, and in all.
        for (const [at, after] of reports.entries()) {
          const before = reports[at - 1];
          if (before === undefined || before.cells === null || after.cells === null) continue;
          const alike = after.cells.filter((cell) =>
            before.cells?.some(
              (one) => [...one.headings].toSorted().join() === [...cell.headings].toSorted().join(),
            ),
          );
          for (const headings of [...alike.map((cell) => cell.headings), ['h0', 'h1', 'h2']]) {
            const changed = after.shops.filter(
              ({ id, heading, amount }) =>
                headings.includes(heading) && amount !== before.shops.find((one) => one.id === id)?.amount,
            );
            expect([0, 3, 4, 5, 6, 7, 8, 9]).toContain(changed.length);
          }
        }
      }),
    );
  });
});
