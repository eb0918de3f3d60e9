import type { ProposalId } from '#domain/shared/ids.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import type { BudgetProject } from './election.ts';
import type { FixedSums } from './rule-parts.ts';

/** The limits besides the budget: reserved sums, and proposals that exclude one another. */
export interface Limits {
  readonly sums: FixedSums | null;
  /** Which others each proposal excludes. */
  readonly exclusions: ReadonlyMap<ProposalId, ReadonlySet<ProposalId>>;
}

/** The limits of an election that has only its budget. */
export const noLimits: Limits = { sums: null, exclusions: new Map() };

/**
 * The money while it is shared out: what remains in total and of each reserved sum, and which proposal excludes which.
 */
export interface Purse {
  readonly remaining: Cents;
  readonly limits: Limits;
  readonly left: ReadonlyMap<string, Cents>;
  readonly excluded: ReadonlyMap<ProposalId, ProposalId>;
}

/** Why a proposal cannot be paid from a purse, and how much is lacking. */
export type Obstacle =
  | { readonly kind: 'overBudget' | 'districtSpent'; readonly missing: Cents }
  | { readonly kind: 'incompatible'; readonly rival: ProposalId };

/** The purse before anything is paid. */
export const purseWith = (budget: Cents, limits: Limits = noLimits): Purse => ({
  remaining: budget,
  limits,
  left: limits.sums?.sums ?? new Map(),
  excluded: new Map(),
});

/** Whether anything but the budget limits what may be funded. */
export const hasLimits = ({ limits }: Purse): boolean => limits.sums !== null || limits.exclusions.size > 0;

/** What is left of the sum that the project belongs to; null where it belongs to none. */
const leftFor = ({ left, limits }: Purse, project: BudgetProject): Cents | null => {
  const name = limits.sums && project[limits.sums.by];
  return name === null ? null : (left.get(name) ?? null);
};

/** The limit that prevents a project from being funded, even if there is enough money in total. */
export function limitOn(purse: Purse, project: BudgetProject): Obstacle | null {
  const rival = purse.excluded.get(project.id);
  if (rival !== undefined) return { kind: 'incompatible', rival };
  const left = leftFor(purse, project);
  if (left !== null && project.amount > left)
    return { kind: 'districtSpent', missing: cents(project.amount - left) };
  return null;
}

/** Why a project cannot be paid from the purse, its limits before the budget; null if it can. */
export function obstacleTo(purse: Purse, project: BudgetProject): Obstacle | null {
  const limit = limitOn(purse, project);
  if (limit || project.amount <= purse.remaining) return limit;
  return { kind: 'overBudget', missing: cents(project.amount - purse.remaining) };
}

/** The purse once the project is paid for. */
export function paying(purse: Purse, project: BudgetProject): Purse {
  const { limits, excluded } = purse;
  const remaining = cents(purse.remaining - project.amount);
  const left = leftFor(purse, project);
  const others = limits.exclusions.get(project.id);
  if (left === null && !others) return { ...purse, remaining };
  const name = limits.sums && project[limits.sums.by];
  return {
    limits,
    remaining,
    left: left === null ? purse.left : new Map(purse.left).set(String(name), cents(left - project.amount)),
    excluded: others
      ? new Map([...[...others].map((id) => [id, project.id] as const), ...excluded])
      : excluded,
  };
}
