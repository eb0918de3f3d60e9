import type { FundingOrder, OnMisfit, TieBreak } from '../parameters.ts';
import type { Contender } from '../contender.ts';
import { obstacleTo, type Purse, paying } from '../purse.ts';
import { compareByList, compareInOrder } from '../tie-break.ts';

/** How a round puts contenders in order. */
interface Round {
  readonly order: FundingOrder;
  readonly ties: readonly TieBreak[];
}

/** A round as it goes through a ranked list: what there is before each turn. */
export interface Passage {
  readonly ranked: readonly Contender[];
  /** `purses[i]` is what there is from turn `from[i]` on, until the next of them. */
  readonly purses: readonly Purse[];
  readonly from: readonly number[];
  /** The last turn that there is: after the last of the list, or the turn of the project that ends the round. */
  readonly end: number;
}

/** What there is before each turn of a round, found once for all that might have gone earlier. */
export function passageThrough(ranked: readonly Contender[], available: Purse, onMisfit: OnMisfit): Passage {
  const purses = [available];
  const from = [0];
  let purse = available;
  let end = 0;
  for (const { project } of ranked) {
    const obstacle = obstacleTo(purse, project);
    if (obstacle?.kind === 'overBudget' && onMisfit === 'stop') break;
    end += 1;
    if (obstacle !== null) continue;
    purse = paying(purse, project);
    purses.push(purse);
    from.push(end);
  }
  return { ranked, purses, from, end };
}

/**
 * How many votes more put a project so early among the others that it is funded: 0 where it is funded even after all of
 * them, null where no number of votes does. Whether it stands in the list itself does not matter, as long as it is not
 * funded there: what there is before its turn comes from those before it.
 *
 * The later its turn, the less money there is, and the more is excluded: so there is a last turn at which it still
 * fits, and it has to go before the project that has that turn. (Whether the project itself would end the round does
 * not matter to those before it.)
 *
 * @example 100 available; A 60 (9 votes), B 50 (8). C 45 (3) fits before A's turn, not after: 6 votes make it level with A,
 * which is enough as it costs less
 */
export function votesToPosition(contender: Contender, passage: Passage, round: Round): number | null {
  const last = lastTurn(contender, passage);
  if (last === null) return null;
  const other = passage.ranked[last];
  return other === undefined ? 0 : votesToPass(contender, other, round);
}

function lastTurn({ project }: Contender, { purses, from, end }: Passage): number | null {
  let [low, high] = [0, purses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (obstacleTo(purses[middle] as Purse, project) === null) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : (from[low] ?? end + 1) - 1;
}

/**
 * The least number of additional votes with which a project goes before another; null if votes do not decide between
 * them.
 */
function votesToPass(contender: Contender, other: Contender, { order, ties }: Round): number | null {
  const level = votesToBeLevel(contender, other, order);
  if (level === null) return null;
  const raised = { ...contender, whole: contender.whole + level };
  const turn = compareInOrder(order, raised, other) || compareByList(ties, raised, other);
  return turn < 0 ? level : level + 1;
}

function votesToBeLevel({ project, whole }: Contender, other: Contender, order: FundingOrder): number | null {
  const [own, others] = [project.amount, other.project.amount];
  if (order === 'votes' || own === others) return Math.max(0, other.whole - whole);
  if (others === 0) return null;
  const needed = dividedUp(BigInt(other.whole) * BigInt(own), BigInt(others));
  return Math.max(0, Number(needed) - whole);
}

/** Division rounded up, of a number that may be negative by one that is not. */
export const dividedUp = (number: bigint, by: bigint): bigint =>
  number > 0n ? (number + by - 1n) / by : number / by;
