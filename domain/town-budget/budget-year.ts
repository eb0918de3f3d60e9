import type { CalendarDay } from '../shared/calendar-day.ts';
import { type Cents, sumOfMoney } from '../shared/money.ts';

/** The two sides of a budget. */
export type BudgetSide = 'spending' | 'income';

/** What was approved, what it became by changes in the year, and what was really spent or came in. */
export const measures = ['initial', 'current', 'executed'] as const;
/** One of these measures. */
export type Measure = (typeof measures)[number];
/** An amount in cents for each measure. */
export type Amounts = Readonly<Record<Measure, Cents>>;

/** One line of a budget, by the codes of the classification (Orden EHA/3565/2008). */
export interface BudgetLine {
  /** Three figures: chapter, article, concept. */
  readonly concept: string;
  /** Three figures: area, policy, group of programmes. Of spending alone. */
  readonly programme: string | null;
  readonly amounts: Amounts;
}

/** What a council says a chapter comes to, beside its lines. */
export interface DeclaredTotal {
  readonly side: BudgetSide;
  /** Null for the whole side. */
  readonly chapter: string | null;
  readonly amounts: Amounts;
}

/** The budget of a town in one year. */
export interface BudgetYear {
  readonly year: number;
  /** People in the register of inhabitants on the first day of the year; null if unknown. */
  readonly inhabitants: number | null;
  /** The day up to which executed amounts are given; null at the end of the year. */
  readonly executedTo: CalendarDay | null;
  readonly spending: readonly BudgetLine[];
  readonly income: readonly BudgetLine[];
  readonly declared: readonly DeclaredTotal[];
}

const sumOf = (lines: readonly { readonly amounts: Amounts }[], measure: Measure): Cents =>
  sumOfMoney(lines.map(({ amounts }) => amounts[measure]));

/** The amounts of lines together, to the cent. */
export const totalOf = (lines: readonly { readonly amounts: Amounts }[]): Amounts => ({
  initial: sumOf(lines, 'initial'),
  current: sumOf(lines, 'current'),
  executed: sumOf(lines, 'executed'),
});
