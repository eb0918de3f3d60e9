import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../shared/money.ts';
import { spentByHeading } from './spent-by-heading.ts';

const spent = (heading: string, ...amounts: readonly number[]) =>
  amounts.map((amount) => ({ heading, amount: cents(amount) }));

describe('what was spent by what shops sell', () => {
  it('is said of each heading with three shops of which none has more than four fifths', () => {
    const shops = [...spent('food', 100, 100, 800), ...spent('books', 5, 5, 5)];
    expect(spentByHeading(shops)).toEqual([
      { headings: ['food'], shops: 3, amount: 1000 },
      { headings: ['books'], shops: 3, amount: 15 },
    ]);
  });

  it('is joined with the next one, or the last one before, where it would tell what one shop sold', () => {
    const shops = [
      ...spent('food', 900, 50, 50),
      ...spent('books', 100, 100, 100),
      ...spent('shoes', 20),
      ...spent('toys', 10, 9),
      ...spent('pets', 1),
    ];
    expect(spentByHeading(shops)).toEqual([
      { headings: ['food', 'books'], shops: 6, amount: 1300 },
      { headings: ['shoes', 'toys', 'pets'], shops: 4, amount: 40 },
    ]);
  });

  it('comes by name where headings sold the same', () => {
    const names = ['toys', 'books', 'shoes', 'art'];
    const cells = spentByHeading(names.flatMap((heading) => spent(heading, 5, 5, 5)));
    expect(cells?.flatMap(({ headings }) => headings)).toEqual(names.toSorted());
  });

  it('is nothing if nothing was spent, and not said at all if two shops sold everything', () => {
    expect(spentByHeading(spent('food', 0))).toEqual([]);
    expect(spentByHeading(spent('food', 10, 10))).toBeNull();
    expect(spentByHeading([...spent('food', 10, 10, 10), ...spent('books', 900)])).toBeNull();
  });

  it('leaves nothing out, and no cell tells what one shop sold', () => {
    const some = fc.array(
      fc.record({ heading: fc.constantFrom('a', 'b', 'c', 'd'), amount: fc.nat(1000).map(cents) }),
    );
    fc.assert(
      fc.property(some, (shops) => {
        const cells = spentByHeading(shops);
        if (cells === null) return;
        const total = shops.reduce((sum, { amount }) => sum + amount, 0);
        expect(cells.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        const headings = cells.flatMap((one) => one.headings);
        expect(new Set(headings).size).toBe(headings.length);
        for (const cell of cells) {
          const own = shops.filter((one) => one.amount > 0 && cell.headings.includes(one.heading));
          expect(cell.shops).toBe(own.length);
          expect(own.length).toBeGreaterThanOrEqual(3);
          expect(Math.max(...own.map(({ amount }) => amount))).toBeLessThanOrEqual(0.8 * cell.amount);
        }
      }),
    );
  });
});
