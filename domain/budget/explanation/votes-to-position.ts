import type { FundingOrder, OnMisfit, TieBreak } from '../budget-rule.ts';
import type { Contender } from '../contender.ts';
import { obstacleTo, type Purse, paying } from '../purse.ts';
import { compareByList, compareInOrder } from '../tie-break.ts';

/** How a round goes through a ranked list. */
interface Round {
  readonly order: FundingOrder;
  readonly onMisfit: OnMisfit;
  readonly ties: readonly TieBreak[];
}

/**
 * How many votes more put a project so early among the others that it is funded: 0 where it is funded even after all of
 * them, null where no number of votes does. `ranked` are the others, in order.
 *
 * The later its turn, the less money there is, and the more is excluded: so there is a last place at which it still
 * fits, and it has to go before whoever has that place. (Whether the project itself would end the round does not matter
 * to those before it.)
 *
 * @example 100 available; A 60 (9 votes), B 50 (8). C 45 (3) fits before A's turn, not after: 6 votes make it level with A,
 * which is enough as it costs less
 */
export function votesToPosition(
  contender: Contender,
  ranked: readonly Contender[],
  available: Purse,
  round: Round,
): number | null {
  const last = lastPlace(contender, ranked, available, round);
  if (last === null) return null;
  const other = ranked[last];
  return other === undefined ? 0 : votesToPass(contender, other, round);
}

function lastPlace(
  { project }: Contender,
  ranked: readonly Contender[],
  available: Purse,
  { onMisfit }: Round,
): number | null {
  let purse = available;
  let last: number | null = null;
  for (let place = 0; obstacleTo(purse, project) === null; place += 1) {
    last = place;
    const next = ranked[place];
    if (next === undefined) break;
    const obstacle = obstacleTo(purse, next.project);
    if (obstacle === null) purse = paying(purse, next.project);
    else if (obstacle.kind === 'overBudget' && onMisfit === 'stop') break;
  }
  return last;
}

/** The least number of votes more with which a project goes before another; null where votes do not count between them. */
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
