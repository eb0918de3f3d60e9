import { floatOf, type Rational } from '#domain/shared/rational.ts';
import { type Run, ulp } from './run.ts';

/*
 * The levels of a run, exactly. A group that still has money has the endowment less the levels of the projects it
 * bought (times its shares), and a level is (amount − money of those who pay all they have) / (shares of the others).
 * So every level is a sum of whole multiples of the endowment and of earlier levels: counting those multiples takes one
 * pass over the supporters, and the sum is taken by Horner's scheme over denominators of which each divides the next,
 * without one greatest common divisor.
 */

/** How many endowments, and how many times the level of each round, the money of some groups holds. */
interface Multiples {
  endowments: number;
  readonly levels: Float64Array;
}

/** The multiples of a sum of no groups, with a level for each of that many rounds. */
export const noMultiples = (rounds: number): Multiples => ({
  endowments: 0,
  levels: new Float64Array(rounds),
});

/** Whether a group paid all it had in a round, which was less than the others paid. */
export const paidAllItHad = (run: Run, group: number, round: number): boolean =>
  run.spentIn[group] === round + 1;

/** Whether a group that did not pay all it had paid in full in a round; otherwise it had nothing any more. */
export function paidInFull(run: Run, group: number, round: number): boolean {
  const spent = run.spentIn[group] as number;
  return spent === 0 || Math.abs(spent) > round;
}

/** Adds what a group with money had after as many rounds as the multiples are of. */
export function addGroup(run: Run, into: Multiples, group: number): void {
  const { weights, supports } = run.market;
  const weight = weights[group] as number;
  into.endowments += weight;
  const end = supports.offsets[group + 1] as number;
  for (let at = supports.offsets[group] as number; at < end; at += 1) {
    const round = run.roundOf[supports.items[at] as number] as number;
    const times = into.levels[round];
    if (times === undefined) continue;
    const share = supports.shares ? (supports.shares[at] as number) : 1;
    into.levels[round] = times + weight * share;
  }
}

/** The sum of the multiples as a numerator over the denominator after their rounds. */
export function numeratorOf(run: Run, { endowments, levels }: Multiples): bigint {
  let sum = BigInt(endowments) * run.total;
  for (const [round, times] of levels.entries()) {
    sum *= run.growths[round] as bigint;
    if (times !== 0) sum -= BigInt(times) * (run.numerators[round] as bigint);
  }
  return sum;
}

/** Computes the exact levels of the first rounds, unless they are known already. */
export function computeLevels(run: Run, rounds: number): void {
  for (let next = run.numerators.length; next < rounds; next += 1) addRound(run, next);
}

/** The exact level of a round that has been bought. */
export function exactLevelOf(run: Run, round: number): Rational {
  computeLevels(run, round + 1);
  return {
    numerator: run.numerators[round] as bigint,
    denominator: run.denominators[round + 1] as bigint,
  };
}

function addRound(run: Run, round: number): void {
  const { supporters, weights, amounts } = run.market;
  const seat = run.bought[round] as number;
  const poor = noMultiples(round);
  let shares = 0;
  const end = supporters.offsets[seat + 1] as number;
  for (let at = supporters.offsets[seat] as number; at < end; at += 1) {
    const group = supporters.items[at] as number;
    if (paidAllItHad(run, group, round)) addGroup(run, poor, group);
    else if (paidInFull(run, group, round)) {
      shares += (weights[group] as number) * (supporters.shares ? (supporters.shares[at] as number) : 1);
    }
  }
  const denominator = run.denominators[round] as bigint;
  run.numerators.push(BigInt(amounts[seat] as number) * denominator - numeratorOf(run, poor));
  run.growths.push(BigInt(shares));
  run.denominators.push(denominator * BigInt(shares));
}

/**
 * What a group that still has money had after so many rounds, less its share at a level: over or under zero, or exactly
 * zero. The denominator is left out where only the sign is wanted.
 */
function leftAt(run: Run, group: number, share: number, level: Rational, rounds: number): Rational {
  const own = noMultiples(rounds);
  addGroup(run, own, group);
  const weight = run.market.weights[group] as number;
  const each = { endowments: 1, levels: own.levels.map((level) => level / weight) };
  const denominator = run.denominators[rounds] as bigint;
  return {
    numerator: numeratorOf(run, each) * level.denominator - level.numerator * BigInt(share) * denominator,
    denominator: denominator * level.denominator,
  };
}

/**
 * Decides who pays all she has in the round bought last, if floating point could not decide it: the groups of `unsure`,
 * which count as paying in full until they are found not to.
 */
export function settle(run: Run, unsure: readonly number[], shareOf: (group: number) => number): void {
  const round = run.bought.length - 1;
  let open = unsure;
  for (;;) {
    const level = exactLevelOf(run, round);
    const left = open.map((group) => leftAt(run, group, shareOf(group), level, round));
    const isUnder = left.map(({ numerator }) => numerator < 0n);
    if (!isUnder.includes(true)) {
      for (const [at, group] of open.entries()) keepExactly(run, group, left[at] as Rational, round);
      return;
    }
    for (const group of open.filter((_, at) => isUnder[at])) spendAll(run, group, round + 1);
    open = open.filter((_, at) => !isUnder[at]);
    for (const list of [run.numerators, run.growths]) list.length = round;
    run.denominators.length = round + 1;
  }
}

function spendAll(run: Run, group: number, when: number): void {
  run.money[group] = 0;
  run.error[group] = 0;
  run.spentIn[group] = when;
}

function keepExactly(run: Run, group: number, left: Rational, round: number): void {
  if (left.numerator === 0n) return spendAll(run, group, -(round + 1));
  run.money[group] = floatOf(left);
  run.error[group] = 2 * ulp * floatOf(left);
}

/**
 * The current exact level of a seat; null when its supporters cannot pay for it together. A supporter who is certainly
 * under a lower bound pays all she has; with each level found that way, others may turn out to be under it too.
 */
export function exactLevelNow(run: Run, seat: number): Rational | null {
  const { supporters, weights, amounts } = run.market;
  const rounds = run.bought.length;
  computeLevels(run, rounds);
  const start = supporters.offsets[seat] as number;
  const groups = supporters.items.subarray(start, supporters.offsets[seat + 1]);
  const isPoor = new Uint8Array(groups.length);
  const poor = noMultiples(rounds);
  const denominator = run.denominators[rounds] as bigint;
  const amount = BigInt(amounts[seat] as number) * denominator;
  let level: Rational = { numerator: 0n, denominator: 1n };
  for (;;) {
    let rich = 0;
    let more = false;
    const near = floatOf(level);
    for (const [at, group] of groups.entries()) {
      if (isPoor[at]) continue;
      const share = supporters.shares ? (supporters.shares[start + at] as number) : 1;
      const isSpent = run.spentIn[group] !== 0;
      if (isSpent || isUnder(run, group, share, level, near)) {
        isPoor[at] = 1;
        more = true;
        if (!isSpent) addGroup(run, poor, group);
      } else rich += (weights[group] as number) * share;
    }
    if (rich === 0) return null;
    if (!more && level.numerator > 0n) return level;
    level = {
      numerator: amount - numeratorOf(run, poor),
      denominator: denominator * BigInt(rich),
    };
  }
}

/**
 * Whether a group has less than its share at a level; by floating point if that is certain. The error of what a group has is
 * at least 2 ulp of it, more than what rounding adds to a share that is close to it.
 */
function isUnder(run: Run, group: number, share: number, level: Rational, near: number): boolean {
  const difference = (run.money[group] as number) - near * share;
  if (Math.abs(difference) > 4 * (run.error[group] as number)) return difference < 0;
  return leftAt(run, group, share, level, run.bought.length).numerator < 0n;
}
