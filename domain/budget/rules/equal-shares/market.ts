import { compareRationals, type Rational, rational } from '#domain/shared/rational.ts';
import type { Contender } from '../../contender.ts';
import type { Satisfaction, TieBreak } from '../../parameters.ts';
import { type GroupedBallots, type Lists, supportersOf } from '../../ballots/group-ballots.ts';
import { compareByList } from '../../tie-break.ts';
import type { Purse } from '../../purse.ts';

/**
 * An election as the method of equal shares sees it, the same for every endowment that is tried. Contenders are named
 * by their seat, their place in `contenders`; all cost something.
 *
 * A supporter pays in proportion to her `share` of a project (points; one where ballots only name). The _level_ of a
 * project is what a share of one pays; level / divisor is the price of a unit of satisfaction, and the cheapest project
 * is bought first.
 */
export interface Market {
  readonly contenders: readonly Contender[];
  /** All ballots, also those that support no project that takes part. */
  readonly ballots: number;
  readonly purse: Purse;
  /** What all ballots have together at first, in cents. */
  readonly start: bigint;
  readonly weights: Float64Array;
  /** For each seat the groups of ballots that support it, and the other way round. */
  readonly supporters: Lists;
  readonly supports: Lists;
  /** The weights of the groups, beside `supporters`. */
  readonly supporterWeights: Float64Array;
  readonly amounts: Float64Array;
  readonly divisors: Float64Array;
  /** The ballots that support a seat, and their shares together. */
  readonly backers: Float64Array;
  readonly totals: Float64Array;
  /**
   * The seats that somebody supports, in the order of the least price that each can have, exactly, then of the tie-breaks.
   * That is the price if all its supporters pay in full, whatever the endowment: amount / (divisor × total).
   */
  readonly seatsByPrice: readonly number[];
  /** Below zero when the tie-breaks (then the order of the file) put the first seat before the second. */
  readonly compareSeats: (a: number, b: number) => number;
}

/**
 * The market of an election: what stays the same for every endowment that is tried. Seats are places in
 * `contenders`.
 */
export function marketOf(
  contenders: readonly Contender[],
  ballots: number,
  purse: Purse,
  grouped: GroupedBallots,
  satisfaction: Satisfaction,
  ties: readonly TieBreak[],
): Market {
  const seats = contenders.length;
  const { weights, supports } = grouped;
  const supporters = supportersOf(grouped, seats);
  const supporterWeights = new Float64Array(supporters.items.length);
  for (let at = 0; at < supporterWeights.length; at += 1) {
    supporterWeights[at] = weights[supporters.items[at] as number] as number;
  }
  const amounts = Float64Array.from(contenders, ({ project }) => project.amount);
  const totals = new Float64Array(seats);
  const backers = new Float64Array(seats);
  for (let seat = 0; seat < seats; seat += 1) {
    const [from, to] = [supporters.offsets[seat] as number, supporters.offsets[seat + 1] as number];
    backers[seat] = sumOf(supporterWeights, null, from, to);
    totals[seat] = sumOf(supporterWeights, supporters.shares, from, to);
  }
  const divisors = satisfaction === 'cost' ? amounts : new Float64Array(seats).fill(1);
  const compareSeats = (a: number, b: number): number =>
    compareByList(ties, contenders[a] as Contender, contenders[b] as Contender);
  return {
    contenders,
    ballots,
    purse,
    start: BigInt(purse.remaining),
    weights,
    supporters,
    supports,
    supporterWeights,
    amounts,
    divisors,
    backers,
    totals,
    seatsByPrice: byFullPrice(seats, amounts, divisors, totals, compareSeats),
    compareSeats,
  };
}

/** The sum of the weights, each times its share. */
function sumOf(weights: Float64Array, shares: Float64Array | null, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1)
    sum += (weights[at] as number) * (shares ? (shares[at] as number) : 1);
  return sum;
}

function byFullPrice(
  seats: number,
  amounts: Float64Array,
  divisors: Float64Array,
  totals: Float64Array,
  compareSeats: Market['compareSeats'],
): readonly number[] {
  const prices = Array.from({ length: seats }, (_, seat) =>
    rational(amounts[seat] as number, BigInt(totals[seat] as number) * BigInt(divisors[seat] as number)),
  );
  return Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => totals[seat] !== 0)
    .toSorted((a, b) => compareRationals(prices[a] as Rational, prices[b] as Rational) || compareSeats(a, b));
}
