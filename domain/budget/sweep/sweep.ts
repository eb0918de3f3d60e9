import type { Cents } from '#domain/shared/money.ts';
import type { Allocation } from '../allocation.ts';
import type { BudgetProject } from '../election.ts';

/** One budget of a sweep and its outcome; the outcome says why there is none if the rule refused this budget. */
export interface SweptBudget {
  readonly budget: Cents;
  readonly outcome: Allocation | 'unresolvedTie' | 'overridesTooDear';
}

/** A budget of a sweep, with what it funds that the budget before it did not, and the reverse. */
export interface SweepPoint extends SweptBudget {
  readonly added: readonly BudgetProject[];
  readonly dropped: readonly BudgetProject[];
}

/** A project over a sweep. */
export interface SweptProject {
  readonly project: BudgetProject;
  /** The lowest of the budgets that fund it; null if none does. */
  readonly from: Cents | null;
  /** How many of the budgets fund it. */
  readonly times: number;
  /** The budgets above `from` that do not fund it: a rule may drop a project when there is more money. */
  readonly lostAt: readonly Cents[];
}

/** The outcomes of one rule on the same votes with several budgets, lowest first. */
export interface Sweep {
  readonly points: readonly SweepPoint[];
  readonly projects: readonly SweptProject[];
}

/**
 * Sets the outcomes of several budgets side by side. A budget without an outcome is passed over: the next one is compared
 * with the last that has one, and no project is said to be lost there.
 *
 * @example By votes, A 60 (9 votes), B 50 (8), C 40 (7): 50 funds B; 60 funds A and drops B; 100 adds C
 */
export function sweepOf(projects: readonly BudgetProject[], swept: readonly SweptBudget[]): Sweep {
  let before: ReadonlySet<BudgetProject> = new Set();
  const points = swept.map((point): SweepPoint => {
    const here = fundedAt(point);
    if (here === null) return { ...point, added: [], dropped: [] };
    const added = projects.filter((project) => here.has(project) && !before.has(project));
    const dropped = projects.filter((project) => before.has(project) && !here.has(project));
    before = here;
    return { ...point, added, dropped };
  });
  return { points, projects: projects.map((project) => overSweep(project, swept)) };
}

const fundedAt = ({ outcome }: SweptBudget): ReadonlySet<BudgetProject> | null =>
  typeof outcome === 'string' ? null : new Set(outcome.funded.map(({ project }) => project));

function overSweep(project: BudgetProject, swept: readonly SweptBudget[]): SweptProject {
  const known = swept.flatMap((point) => {
    const funded = fundedAt(point);
    return funded === null ? [] : [{ budget: point.budget, isFunded: funded.has(project) }];
  });
  const funding = known.filter(({ isFunded }) => isFunded);
  const from = funding[0]?.budget ?? null;
  const lost = from === null ? [] : known.filter(({ budget, isFunded }) => budget > from && !isFunded);
  return { project, from, times: funding.length, lostAt: lost.map(({ budget }) => budget) };
}
