import { compareRationals, floatOf, type Rational } from '#domain/shared/rational.ts';
import { type GroupedBallots, type Lists, supportersOf } from '../../ballots/group-ballots.ts';
import type { Contender } from '../../contender.ts';

/** An election as Phragmén's rule sees it. Contenders are named by their seat, their place in the list. */
export interface Burdens {
  readonly amounts: Float64Array;
  readonly weights: Float64Array;
  readonly supporters: Lists;
  /** How many ballots support each seat. */
  readonly totals: Float64Array;
}

/** The election of these contenders and groups of equal ballots, amounts in cents. */
export function burdensOf(contenders: readonly Contender[], grouped: GroupedBallots): Burdens {
  const { weights } = grouped;
  const supporters = supportersOf(grouped, contenders.length);
  const totals = Float64Array.from(contenders, (_, seat) =>
    supporters.items
      .subarray(supporters.offsets[seat], supporters.offsets[seat + 1])
      .reduce((sum, group) => sum + (weights[group] as number), 0),
  );
  return {
    amounts: Float64Array.from(contenders, ({ project }) => project.amount),
    weights,
    supporters,
    totals,
  };
}

/**
 * The loads of the voters while projects are bought: what has been spent for each so far, shared evenly among the
 * supporters of every project. The load of each round is kept exactly, and also as the nearest floating-point number:
 * the order of two sums of these is certain if they differ by more than the rounding of their additions.
 */
export interface Loads {
  readonly burdens: Burdens;
  readonly load: Float64Array;
  /** The last round in which each group's load grew; −1 where it is still nothing. */
  readonly grewIn: Int32Array;
  /** The load of those who bought in a round: numerators[r] / denominators[r + 1]. */
  readonly numerators: bigint[];
  readonly denominators: bigint[];
}

const ulp = 2 ** -52;

/** The loads before anything is bought: all zero. */
export const noLoads = (burdens: Burdens): Loads => ({
  burdens,
  load: new Float64Array(burdens.weights.length),
  grewIn: new Int32Array(burdens.weights.length).fill(-1),
  numerators: [],
  denominators: [1n],
});

const rangeOf = ({ supporters }: Burdens, seat: number): readonly [number, number] => [
  supporters.offsets[seat] as number,
  supporters.offsets[seat + 1] as number,
];

/** What the load of its supporters would be if this seat were bought now. */
function loadWith({ burdens, load }: Loads, seat: number): number {
  const [start, end] = rangeOf(burdens, seat);
  let sum = burdens.amounts[seat] as number;
  for (let at = start; at < end; at += 1) {
    const group = burdens.supporters.items[at] as number;
    sum += (burdens.weights[group] as number) * (load[group] as number);
  }
  return sum / (burdens.totals[seat] as number);
}

/** What the supporters of a seat have been given together by now, exactly: a sum of whole multiples of earlier loads. */
export function burdenOf({ burdens, grewIn, numerators, denominators }: Loads, seat: number): Rational {
  const [start, end] = rangeOf(burdens, seat);
  const rounds = numerators.length;
  const multiples = new Float64Array(rounds);
  for (let at = start; at < end; at += 1) {
    const group = burdens.supporters.items[at] as number;
    const round = grewIn[group] as number;
    if (round >= 0) multiples[round] = (multiples[round] as number) + (burdens.weights[group] as number);
  }
  let sum = 0n;
  for (let round = 0; round < rounds; round += 1) {
    const growth = (denominators[round + 1] as bigint) / (denominators[round] as bigint);
    sum = sum * growth + BigInt(multiples[round] as number) * (numerators[round] as bigint);
  }
  return { numerator: sum, denominator: denominators[rounds] as bigint };
}

/** The load of so many supporters who have this burden together, once they have paid an amount. */
export const loadOf = (
  { numerator, denominator }: Rational,
  amount: number,
  supporters: number,
): Rational => ({
  numerator: BigInt(amount) * denominator + numerator,
  denominator: denominator * BigInt(supporters),
});

/** What the load of its supporters would be if this seat were bought now, exactly. */
export const exactLoadWith = (loads: Loads, seat: number): Rational => {
  const { amounts, totals } = loads.burdens;
  return loadOf(burdenOf(loads, seat), amounts[seat] as number, totals[seat] as number);
};

/** The seats of `open` that could be bought first, all of them when several could at exactly the same load. */
export function leastLoaded(loads: Loads, open: readonly number[]): readonly number[] {
  const found = open.map((seat) => loadWith(loads, seat));
  const least = found.reduce((least, load) => Math.min(least, load), Infinity);
  const doubt = 4 * roundingOf(loads.burdens);
  const near = open.filter((_, at) => (found[at] as number) <= least * (1 + doubt));
  if (near.length < 2) return near;
  const exact = near.map((seat) => exactLoadWith(loads, seat));
  const first = exact.reduce((least, load) => (compareRationals(load, least) < 0 ? load : least));
  return near.filter((_, at) => compareRationals(exact[at] as Rational, first) === 0);
}

const roundingOf = ({ supporters }: Burdens): number => (supporters.items.length + 4) * ulp;

/** Buys a seat: all its supporters have the same load from now on. */
export function take(loads: Loads, seat: number): Rational {
  const { burdens, load, grewIn, numerators, denominators } = loads;
  const exact = exactLoadWith(loads, seat);
  const near = floatOf(exact);
  const [start, end] = rangeOf(burdens, seat);
  for (let at = start; at < end; at += 1) {
    const group = burdens.supporters.items[at] as number;
    load[group] = near;
    grewIn[group] = numerators.length;
  }
  numerators.push(exact.numerator);
  denominators.push(exact.denominator);
  return exact;
}
