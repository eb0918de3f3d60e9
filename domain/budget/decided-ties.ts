import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { BudgetRefusal, DecidedTie } from './allocation.ts';
import type { OnMisfit, TieBreak } from './parameters.ts';
import type { Contender } from './contender.ts';
import { fundInOrder, type Round } from './in-order/fund-in-order.ts';
import { limitOn, obstacleTo, type Purse } from './purse.ts';
import { classesBy } from './tie-break.ts';

/**
 * The ties among projects that the rule sees as level that decided who is funded, and by which tie-break each was
 * decided. `ranked` are neighbours in the order of the rule, `available` is what remained when the first had its turn.
 *
 * Among level projects an order matters only if some fit alone but not all together. Which tie-break
 * decided is found by letting each of its classes go first: if nothing changes then, it decided nothing.
 *
 * @example 655 votes each, 36.300,00 left: 27.450,00 and 34.600,00 cannot both be had; decided by `amount`
 */
export function tiesThatMattered(
  ranked: readonly Contender[],
  available: Purse,
  ties: readonly TieBreak[],
  onMisfit: OnMisfit,
): Either<BudgetRefusal, readonly DecidedTie[]> {
  const rivals = rivalsAmong(ranked, available, onMisfit);
  if (rivals.length === 0) return right([]);
  const [tieBreak, ...others] = ties;
  if (tieBreak === undefined) {
    return left({ kind: 'unresolvedTie', between: rivals.map((r) => r.project), votes: votesOf(rivals) });
  }
  const classes = classesBy(tieBreak, rivals);
  const found: DecidedTie[] = [];
  if (someClassGoingFirstChanges(classes, rivals, available, onMisfit)) {
    found.push({ between: rivals.map((r) => r.project.id), decidedBy: tieBreak, votes: votesOf(rivals) });
  }
  let round: Omit<Round, 'funded'> = { purse: available, stopped: false };
  for (const members of classes) {
    if (round.stopped) break;
    const inner = tiesThatMattered(members, round.purse, others, onMisfit);
    if (isLeft(inner)) return inner;
    found.push(...inner.right);
    round = fundInOrder(members, round.purse, onMisfit);
  }
  return right(found);
}

/** The votes that all have; null where they are level by votes for each euro and differ in votes. */
function votesOf(rivals: readonly Contender[]): number | null {
  const [votes = null, other] = new Set(rivals.map((rival) => rival.votes));
  return other === undefined ? votes : null;
}

/** Those whose order can change who is funded; none when all fit together or none fits at all. */
function rivalsAmong(
  ranked: readonly Contender[],
  available: Purse,
  onMisfit: OnMisfit,
): readonly Contender[] {
  const fitting = ranked.filter((c) => obstacleTo(available, c.project) === null);
  // A project that never fits is skipped at any place, unless it ends the round.
  const rivals = onMisfit === 'skip' ? fitting : ranked.filter((c) => limitOn(available, c.project) === null);
  if (fitting.length === 0) return [];
  return fundInOrder(rivals, available, 'skip').funded.length < rivals.length ? rivals : [];
}

function someClassGoingFirstChanges(
  classes: readonly (readonly Contender[])[],
  rivals: readonly Contender[],
  available: Purse,
  onMisfit: OnMisfit,
): boolean {
  const asRanked = new Set(fundInOrder(rivals, available, onMisfit).funded);
  return classes.some((members) => {
    const moved = new Set(members);
    const reordered = [...members, ...rivals.filter((r) => !moved.has(r))];
    const { funded } = fundInOrder(reordered, available, onMisfit);
    return funded.length !== asRanked.size || funded.some((c) => !asRanked.has(c));
  });
}
