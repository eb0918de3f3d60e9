import { describe, expect, it, onTestFinished } from 'vitest';
import type { BudgetsClient } from '#adapters/driven/council-http/clients/budgets-client.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { sumFaults } from '#domain/town-budget/check-sums.ts';

interface OpenBook {
  /** With the sample town's budgets. */
  readonly book: BudgetsClient;
  readonly close: () => Promise<void>;
}

/** The contract of every source of budgets. */
export function budgetsClientContract(name: string, open: () => Promise<OpenBook>): void {
  describe(`${name} keeps the budgets client contract`, () => {
    it('gives the years of a town, the latest first, each adding up to the cent', async () => {
      const { book, close } = await open();
      onTestFinished(close);
      const published = await book.years(realmId('vilanova'));
      if (isLeft(published)) throw new Error(JSON.stringify(published.left));
      const { years, unread } = published.right;
      expect(unread).toEqual([]);
      expect(years.map(({ year }) => year)).toEqual([2026, 2025, 2024]);
      for (const year of years) {
        expect(year.spending.length).toBeGreaterThan(100);
        expect(year.declared.length).toBeGreaterThan(10);
        expect(sumFaults(year)).toEqual([]);
      }
    });
  });
}
