import type { BudgetBook, PublishedBudgets } from '#application/ports/browser/budget-book.ts';
import { budgetAddresses } from '#adapters/wire/tables/budget-addresses.ts';
import { nameIn, readTownBudget } from '#adapters/wire/tables/town-budget.ts';
import { isLeft, map, right } from '#domain/shared/result.ts';
import type { CallSettings } from './council-call.ts';
import { everyPage } from './every-page.ts';

/** One year that cannot be read leaves the others to be seen. */
function published(documents: readonly unknown[]): PublishedBudgets {
  const read = documents.map((raw) => ({ name: nameIn(raw), budget: readTownBudget(raw) }));
  return {
    years: read
      .flatMap(({ budget }) => (isLeft(budget) ? [] : [budget.right]))
      .toSorted((a, b) => b.year - a.year),
    unread: read.flatMap(({ name, budget }) => (isLeft(budget) ? [name] : [])),
  };
}

/** A town's budgets over its council's API. */
export const httpBudgetBook = (settings: CallSettings): BudgetBook => ({
  years: async (realm) =>
    map(published)(
      await everyPage<unknown>(settings, (offset) => budgetAddresses.years(realm, offset), right),
    ),
});
