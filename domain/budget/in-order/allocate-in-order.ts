import { type Either, isLeft, map, right } from '#domain/shared/result.ts';
import type {
  Allocation,
  BudgetRefusal,
  DecidedTie,
  EligibleCounts,
  Funded,
  Unfunded,
} from '../allocation.ts';
import type { Contest } from '../apply-parts.ts';
import { assemble, unfundedBy, unfundedFor } from '../assemble.ts';
import type { FundingOrder, OnMisfit, TieBreak } from '../parameters.ts';
import type { ByVotesRule } from '../rules/by-votes/rule.ts';
import type { ThresholdRule } from '../rules/threshold/rule.ts';
import type { Contender } from '../contender.ts';
import { tiesThatMattered } from '../decided-ties.ts';
import type { Election } from '../election.ts';
import { fundInOrder } from './fund-in-order.ts';
import { obstacleTo, type Purse, paying } from '../purse.ts';
import { classesOf, compareInOrder, rank } from '../tie-break.ts';

/** How a round goes through a list: in which order, and what it does with a project that does not fit. */
export interface Manner {
  readonly order: FundingOrder;
  readonly onMisfit: OnMisfit;
  readonly ties: readonly TieBreak[];
}

/** The round that all rules by votes share: ranked, then funded one by one, every step kept. */
export function allocateInOrder(
  election: Election,
  rule: ByVotesRule | ThresholdRule,
  field: Contest,
  counts: EligibleCounts | null,
): Either<BudgetRefusal, Allocation> {
  const { decided, excluded, purse } = field;
  const round = roundInOrder(field.eligible, purse, rule, decided.length);
  return map(({ funded, unfunded, ties }: InOrder) =>
    assemble(election, rule, {
      funded: [...decided, ...funded],
      unfunded,
      excluded,
      ties,
      // None if something was decided by hand: its steps come before those of the rule.
      fitsInOrder: funded.filter(({ step }, index) => step === index + 1).length,
      eligible: counts,
    }),
  )(round);
}

/** The outcome of a round in order. */
export interface InOrder {
  readonly funded: readonly Funded[];
  readonly unfunded: readonly Unfunded[];
  readonly ties: readonly DecidedTie[];
}

/** Ranks and funds one by one, and finds the ties that mattered. Steps are numbered from `stepsBefore` on. */
export function roundInOrder(
  contenders: readonly Contender[],
  purse: Purse,
  manner: Manner,
  stepsBefore: number,
  via: Funded['via'] = 'rule',
): Either<BudgetRefusal, InOrder> {
  const ranked = rank(contenders, manner.ties, manner.order);
  const ties = decidedTies(ranked, purse, manner);
  if (isLeft(ties)) return ties;
  return right({ ...traceOf(ranked, purse, manner.onMisfit, stepsBefore, via), ties: ties.right });
}

function traceOf(
  ranked: readonly Contender[],
  available: Purse,
  onMisfit: OnMisfit,
  stepsBefore: number,
  via: Funded['via'],
): Omit<InOrder, 'ties'> {
  const funded: Funded[] = [];
  const unfunded: Unfunded[] = [];
  let purse = available;
  let stopped = false;
  for (const [index, contender] of ranked.entries()) {
    const { project, votes } = contender;
    const step = stepsBefore + index + 1;
    const obstacle = obstacleTo(purse, project);
    if (stopped) {
      unfunded.push(unfundedFor(contender, step, 'afterStop'));
    } else if (obstacle) {
      unfunded.push(unfundedBy(contender, step, obstacle));
      stopped = onMisfit === 'stop' && obstacle.kind === 'overBudget';
    } else {
      purse = paying(purse, project);
      funded.push({ project, votes, step, remaining: purse.remaining, via, backing: null, note: null });
    }
  }
  return { funded, unfunded };
}

/** Each group of level projects in turn, with the money that remains when its turn comes. */
function decidedTies(
  ranked: readonly Contender[],
  available: Purse,
  { ties, onMisfit, order }: Manner,
): Either<BudgetRefusal, readonly DecidedTie[]> {
  const found: DecidedTie[] = [];
  let purse = available;
  for (const group of classesOf(ranked, (a, b) => compareInOrder(order, a, b))) {
    const decided = tiesThatMattered(group, purse, ties, onMisfit);
    if (isLeft(decided)) return decided;
    found.push(...decided.right);
    const round = fundInOrder(group, purse, onMisfit);
    if (round.stopped) break;
    purse = round.purse;
  }
  return right(found);
}
