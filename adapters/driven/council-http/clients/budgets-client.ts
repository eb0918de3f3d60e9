import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, map, right } from '#domain/shared/result.ts';
import type { BudgetYear } from '#domain/town-budget/budget-year.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { budgetAddresses } from '#adapters/wire/tables/budget-addresses.ts';
import { nameIn, readTownBudget } from '#adapters/wire/tables/town-budget.ts';
import type { CallSettings } from '../council-call.ts';
import { everyPage } from '../every-page.ts';

/** The budgets that a council published. */
export interface PublishedBudgets {
  /** The latest first; empty if none was published. */
  readonly years: readonly BudgetYear[];
  /** Names of documents that could not be read: they are left out, and the page says so. */
  readonly unread: readonly string[];
}

/** The budgets that a council published. */
export interface BudgetsClient {
  years(realm: RealmId): Promise<Either<CouncilRefusal, PublishedBudgets>>;
}

/** One year that cannot be read does not hide the others. */
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
export const budgetsClient = (settings: CallSettings): BudgetsClient => ({
  years: async (realm) =>
    map(published)(
      await everyPage<unknown>(settings, (offset) => budgetAddresses.years(realm, offset), right),
    ),
});
