import type { Recount } from '#application/voting/recount-result.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import type { ResultView } from '../../parts/result-view.ts';

/** The result of a budget vote ready to be drawn. */
export interface BudgetResultView extends ResultView {
  readonly cut: { readonly after: number; readonly title: string; readonly detail: string } | null;
  readonly allocation: Allocation | null;
  /** Why no allocation could be decided. */
  readonly undecided: string | null;
}

/** The outcome of the recount of the published list. */
export type Recounted = Pick<Recount, 'shared' | 'explained'>;
