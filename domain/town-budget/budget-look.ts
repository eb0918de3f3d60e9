import type { Classification } from './break-down.ts';
import { type BudgetSide, type Measure, measures } from './budget-year.ts';

/** The chosen view of a town's budget. */
export interface BudgetLook {
  /** Null: the latest. */
  readonly year: number | null;
  readonly side: BudgetSide;
  readonly by: Classification;
  readonly measure: Measure;
  readonly isPerHead: boolean;
}

const isMeasure = (word: string | null): word is Measure => measures.some((measure) => measure === word);

/** Reads the query of an address; what it does not say, or says wrongly, is as the page begins. Income has no programmes. */
export function readLook(asked: (name: string) => string | null): BudgetLook {
  const year = asked('year') ?? '';
  const measure = asked('amount');
  const side = asked('side') === 'income' ? 'income' : 'spending';
  return {
    year: /^\d{4}$/u.test(year) ? Number(year) : null,
    side,
    by: side === 'income' || asked('by') === 'economic' ? 'economic' : 'programme',
    measure: isMeasure(measure) ? measure : 'initial',
    isPerHead: asked('per') === 'head',
  };
}

/** The query of an address for a view, without the parts that are as the page begins. */
export const queryOfLook = ({
  year,
  side,
  by,
  measure,
  isPerHead,
}: BudgetLook): readonly (readonly [name: string, value: string])[] => [
  ...(year === null ? [] : ([['year', String(year)]] as const)),
  ...(side === 'income' ? ([['side', side]] as const) : []),
  ...(side === 'spending' && by === 'economic' ? ([['by', by]] as const) : []),
  ...(measure === 'initial' ? [] : ([['amount', measure]] as const)),
  ...(isPerHead ? ([['per', 'head']] as const) : []),
];
