import type { Purse } from '../../purse.ts';
import type { Market } from './market.ts';

/** A round in which several projects had exactly the same price. `tied` has at least two seats. */
export interface SeenTie {
  readonly round: number;
  readonly tied: readonly number[];
}

/**
 * One run of the method with one endowment: what every group of ballots still has, and what is known of every seat. It
 * is allocated once and reset for every endowment, since a search tries tens of thousands of them.
 *
 * Money is kept as floating-point numbers beside a bound of their error, so that a comparison can be proved: if two
 * numbers differ by more than their two bounds together, their order is certain. Those that are closer are compared
 * exactly (`exact-levels.ts`).
 */
export interface Run {
  readonly market: Market;
  /** The endowment is `total` / ballots, in cents. */
  total: bigint;
  /** What one ballot of each group has, and the bound of that number's error. Zero is exact: it has spent all. */
  readonly money: Float64Array;
  readonly error: Float64Array;
  /** The largest error so far. */
  worst: number;
  /**
   * When a group had spent all: round + 1 where its last payment was all it had, less than the level; −(round + 1)
   * where it was exactly the level; 0 where it still has money.
   */
  readonly spentIn: Int32Array;
  /** The round in which each seat was bought, −1 where it was not. */
  readonly roundOf: Int32Array;
  /** The seats bought, and between which bounds the price of each lay. */
  readonly bought: number[];
  readonly levels: number[];
  readonly levelErrors: number[];
  readonly highs: number[];
  /** Whether all supporters of each paid in full. */
  readonly wasFull: boolean[];
  readonly ties: SeenTie[];
  /** What is left of the budget; below zero once a purchase has overspent it. */
  purse: Purse;
  overspent: boolean;
  /** The seats that may still be bought, those with the lowest `low` first; `open` of them. */
  readonly queue: Int32Array;
  open: number;
  /** The price lies between these, now or when it was last looked at; it never falls during a run. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly level: Float64Array;
  readonly levelError: Float64Array;
  /** Whether all supporters could pay in full when it was last looked at. */
  readonly full: Uint8Array;
  /** The exact levels of the first rounds, as far as they were asked for: numerators[r] / denominators[r + 1]. */
  readonly numerators: bigint[];
  readonly denominators: bigint[];
  /** growths[r] = denominators[r + 1] / denominators[r]. */
  readonly growths: bigint[];
}

/** Twice the relative rounding error of one operation. */
export const ulp = 2 ** -52;

/** A run with its arrays allocated; `begin` sets it to an endowment. */
export function newRun(market: Market): Run {
  const groups = market.weights.length;
  const seats = market.contenders.length;
  return {
    market,
    total: 0n,
    money: new Float64Array(groups),
    error: new Float64Array(groups),
    worst: 0,
    spentIn: new Int32Array(groups),
    roundOf: new Int32Array(seats),
    bought: [],
    levels: [],
    levelErrors: [],
    highs: [],
    wasFull: [],
    ties: [],
    purse: market.purse,
    overspent: false,
    queue: new Int32Array(seats),
    open: 0,
    low: new Float64Array(seats),
    high: new Float64Array(seats),
    level: new Float64Array(seats),
    levelError: new Float64Array(seats),
    full: new Uint8Array(seats),
    numerators: [],
    denominators: [],
    growths: [],
  };
}

/** Gives every ballot `total` / ballots and opens every seat that its supporters could pay for if it were the first, at the
 * least price it can have. */
export function begin(run: Run, total: bigint): void {
  const { market, money, error, queue, low, level } = run;
  const endowment = Number(total) / market.ballots;
  run.total = total;
  run.worst = 2 * ulp * endowment;
  money.fill(endowment);
  error.fill(run.worst);
  run.spentIn.fill(0);
  run.roundOf.fill(-1);
  for (const list of [run.bought, run.levels, run.levelErrors, run.highs, run.wasFull, run.ties])
    list.length = 0;
  for (const list of [run.numerators, run.denominators, run.growths]) list.length = 0;
  run.denominators.push(BigInt(market.ballots));
  run.purse = market.purse;
  run.overspent = false;
  run.open = 0;
  for (const seat of market.seatsByPrice) {
    const most = (market.backers[seat] as number) * endowment * (1 + 4 * ulp);
    if (most < (market.amounts[seat] as number)) continue;
    queue[run.open] = seat;
    run.open += 1;
    const least = (market.amounts[seat] as number) / (market.totals[seat] as number);
    level[seat] = least * (1 - 2 * ulp);
    run.levelError[seat] = 0;
    low[seat] = (level[seat] / (market.divisors[seat] as number)) * (1 - 2 * ulp);
  }
}
