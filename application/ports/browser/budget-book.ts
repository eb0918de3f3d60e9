import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { BudgetYear } from '#domain/town-budget/budget-year.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** What a council published of its budgets. */
export interface PublishedBudgets {
  /** The latest first; empty if none was published. */
  readonly years: readonly BudgetYear[];
  /** Names of documents that could not be read: they are left out, and the page says so. */
  readonly unread: readonly string[];
}

/** The budgets that a council published. */
export interface BudgetBook {
  years(realm: RealmId): Promise<Either<CouncilRefusal, PublishedBudgets>>;
}
