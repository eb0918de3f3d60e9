import { cents } from '#domain/shared/money.ts';
import type {
  Allocation,
  DecidedTie,
  EligibleCounts,
  Endowment,
  Funded,
  Unfunded,
  UnfundedReason,
} from './allocation.ts';
import type { Excluded } from './apply-parts.ts';
import type { BudgetRule } from './budget-rule.ts';
import type { Contender } from './contender.ts';
import type { Election } from './election.ts';
import type { Obstacle } from './purse.ts';
import { compareByList, compareInOrder } from './tie-break.ts';

/** The outcome of a rule, before it becomes an allocation. */
export interface Outcome {
  readonly funded: readonly Funded[];
  /** Projects that took part and got nothing, with their steps. */
  readonly unfunded: readonly Unfunded[];
  /** Projects that took no part; they are listed last. */
  readonly excluded: readonly Excluded[];
  readonly ties: readonly DecidedTie[];
  readonly fitsInOrder?: number;
  readonly eligible?: EligibleCounts | null;
  readonly endowment?: Endowment | null;
}

/** An unfunded project with the obstacle it met. */
export function unfundedBy({ project, votes }: Contender, step: number, obstacle: Obstacle): Unfunded {
  const missing = obstacle.kind === 'incompatible' ? null : obstacle.missing;
  const rival = obstacle.kind === 'incompatible' ? obstacle.rival : null;
  return { project, votes, step, reason: obstacle.kind, missing, rival, note: null };
}

/** An unfunded project with a reason that needs no figures. */
export const unfundedFor = (
  { project, votes }: Contender,
  step: number,
  reason: UnfundedReason,
  note: Unfunded['note'] = null,
): Unfunded => ({ project, votes, step, reason, missing: null, rival: null, note });

const inOrder = (a: Contender, b: Contender, ties: BudgetRule['ties']): number =>
  compareInOrder('votes', a, b) || compareByList(ties, a, b);

/**
 * Makes an allocation of an outcome: all projects in order, the sums, and at the end the projects that took no part.
 */
export function assemble(election: Election, rule: BudgetRule, outcome: Outcome): Allocation {
  const { funded, ties, fitsInOrder = 0, eligible = null, endowment = null } = outcome;
  const before = funded.length + outcome.unfunded.length;
  const last = outcome.excluded
    .toSorted((a, b) => inOrder(a.contender, b.contender, rule.ties))
    .map(({ contender, reason, note }, index) => unfundedFor(contender, before + index + 1, reason, note));
  const unfunded = [...outcome.unfunded, ...last];
  const spent = cents(funded.reduce((sum, { project }) => sum + project.amount, 0));
  return {
    rule,
    budget: election.budget,
    funded,
    unfunded,
    order: [...funded, ...unfunded].toSorted((a, b) => a.step - b.step).map(({ project }) => project),
    spent,
    remaining: cents(election.budget - spent),
    ballots: election.ballots,
    ties,
    fitsInOrder,
    eligible,
    endowment,
  };
}
