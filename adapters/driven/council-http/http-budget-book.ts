import type { BudgetBook } from '#application/ports/budget-book.ts';
import { budgetAddresses } from '#adapters/wire/budget-addresses.ts';
import { readTownBudget } from '#adapters/wire/town-budget.ts';
import { map } from '#domain/shared/result.ts';
import type { BudgetYear } from '#domain/town-budget/budget-year.ts';
import type { CallSettings } from './council-call.ts';
import { everyPage } from './every-page.ts';

/** A town's budgets over its council's API. */
export const httpBudgetBook = (settings: CallSettings): BudgetBook => ({
  years: async (realm) =>
    map((years: readonly BudgetYear[]) => years.toSorted((a, b) => b.year - a.year))(
      await everyPage(settings, (offset) => budgetAddresses.years(realm, offset), readTownBudget),
    ),
});
