import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { BudgetYear } from '#domain/town-budget/budget-year.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** The budgets that a council published. */
export interface BudgetBook {
  /** The latest year first; none where nothing was published. */
  years(realm: RealmId): Promise<Either<CouncilRefusal, readonly BudgetYear[]>>;
}
