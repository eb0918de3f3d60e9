import type { Rational } from '#domain/shared/rational.ts';
import { addGroup, computeLevels, noMultiples, numeratorOf } from './exact-levels.ts';
import type { Run } from './run.ts';

/** The supporters of a seat after a run: their number, how many still have money, and exactly how much. */
export interface MoneyLeft {
  readonly all: number;
  readonly withMoney: number;
  /** In cents. */
  readonly together: Rational;
}

/** What the supporters of a seat could still pay together when the run ended. */
export function moneyLeftFor(run: Run, seat: number): MoneyLeft {
  const { supporters, weights } = run.market;
  const rounds = run.bought.length;
  computeLevels(run, rounds);
  const left = noMultiples(rounds);
  let all = 0;
  const end = supporters.offsets[seat + 1] as number;
  for (let at = supporters.offsets[seat] as number; at < end; at += 1) {
    const group = supporters.items[at] as number;
    all += weights[group] as number;
    if (run.spentIn[group] === 0) addGroup(run, left, group);
  }
  return {
    all,
    withMoney: left.endowments,
    together: {
      numerator: numeratorOf(run, left),
      denominator: run.denominators[rounds] as bigint,
    },
  };
}
