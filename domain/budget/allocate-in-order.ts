import { type Cents, cents } from '#domain/shared/money.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type {
  Allocation,
  BudgetRefusal,
  DecidedTie,
  EligibleCounts,
  Funded,
  Unfunded,
} from './allocation.ts';
import type { BudgetRule } from './budget-rule.ts';
import type { Contender } from './contender.ts';
import { tiesThatMattered } from './decided-ties.ts';
import type { Election } from './election.ts';
import { fundInOrder } from './fund-in-order.ts';
import { classesBy, rank } from './tie-break.ts';

/** Who takes part in the round and who was left out before it. */
export interface Field {
  readonly eligible: readonly Contender[];
  readonly excluded: readonly Contender[];
  readonly counts: EligibleCounts | null;
}

/** The round that all rules by votes share: ranked, then funded one by one, every step kept. */
export function allocateInOrder(
  election: Election,
  rule: BudgetRule,
  field: Field,
): Either<BudgetRefusal, Allocation> {
  const ranked = rank(field.eligible, rule.ties);
  const ties = decidedTies(ranked, election.budget, rule);
  if (isLeft(ties)) return ties;
  const { funded, unfunded, remaining } = traceOf(ranked, election.budget, rule);
  const excluded = rank(field.excluded, rule.ties);
  return right({
    rule,
    budget: election.budget,
    funded,
    unfunded: [...unfunded, ...excluded.map((c, index) => belowThreshold(c, ranked.length + index + 1))],
    order: [...ranked, ...excluded].map((contender) => contender.project),
    spent: cents(election.budget - remaining),
    remaining,
    ballots: election.ballots,
    ties: ties.right,
    fitsInOrder: funded.filter((entry, index) => entry.step === index + 1).length,
    eligible: field.counts,
  });
}

const belowThreshold = ({ project, votes }: Contender, step: number): Unfunded => ({
  project,
  votes,
  step,
  reason: 'belowThreshold',
  missing: null,
});

interface Trace {
  readonly funded: readonly Funded[];
  readonly unfunded: readonly Unfunded[];
  readonly remaining: Cents;
}

function traceOf(ranked: readonly Contender[], budget: Cents, { onMisfit }: BudgetRule): Trace {
  const funded: Funded[] = [];
  const unfunded: Unfunded[] = [];
  let remaining = budget;
  let stopped = false;
  for (const [index, { project, votes }] of ranked.entries()) {
    const step = index + 1;
    if (stopped) {
      unfunded.push({ project, votes, step, reason: 'afterStop', missing: null });
    } else if (project.amount <= remaining) {
      remaining = cents(remaining - project.amount);
      funded.push({ project, votes, step, remaining });
    } else {
      const missing = cents(project.amount - remaining);
      unfunded.push({ project, votes, step, reason: 'overBudget', missing });
      stopped = onMisfit === 'stop';
    }
  }
  return { funded, unfunded, remaining };
}

/** Group by group of equal votes, each looked at with what remains when its turn comes. */
function decidedTies(
  ranked: readonly Contender[],
  budget: Cents,
  { ties, onMisfit }: BudgetRule,
): Either<BudgetRefusal, readonly DecidedTie[]> {
  const found: DecidedTie[] = [];
  let available = budget;
  for (const group of classesBy('votes', ranked)) {
    const decided = tiesThatMattered(group, available, ties, onMisfit);
    if (isLeft(decided)) return decided;
    found.push(...decided.right);
    const round = fundInOrder(group, available, onMisfit);
    if (round.stopped) break;
    available = round.remaining;
  }
  return right(found);
}
