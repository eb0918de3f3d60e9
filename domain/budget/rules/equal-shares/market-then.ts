import { electorateOf } from '../../ballots/electorate.ts';
import type { Allocation, Endowment } from '../../allocation.ts';
import type { EqualSharesRule } from './rule.ts';
import type { Election } from '../../election.ts';
import { moneyLeftFor } from './money-left.ts';
import { play } from './play.ts';
import { newRun, type Run } from './run.ts';
import { settingOf } from './allocate.ts';
import type { ProposalId } from '#domain/shared/ids.ts';
import { certain } from '../../explanation/certain.ts';
import type { Backers } from '../../explanation/explanation.ts';

/** The facts about a project that only the method of equal shares has. */
export interface MarketThen {
  /** Null for a project that took no part in the buying. */
  readonly backers: (project: ProposalId) => Backers | null;
  /** How many increments it took to buy it; null where it would have been bought without any. */
  readonly increments: (project: ProposalId) => number | null;
}

/**
 * Runs the market once more with the endowment that the rule ended with, and once with the endowment that it began
 * with.
 */
export function marketThen(election: Election, rule: EqualSharesRule, allocation: Allocation): MarketThen {
  const { market } = settingOf(certain(electorateOf(election, rule, rule.satisfaction)), rule);
  const { each, increments } = allocation.endowment as Endowment;
  const run = playedWith(each.numerator);
  const first = playedWith(market.start);
  const seatOf = new Map(market.contenders.map(({ project }, seat) => [project.id, seat]));
  return {
    backers: (project) => {
      const seat = seatOf.get(project);
      return seat === undefined ? null : moneyLeftFor(run, seat);
    },
    increments: (project) => (first.roundOf[seatOf.get(project) as number] === -1 ? increments : null),
  };

  function playedWith(total: bigint): Run {
    const played = newRun(market);
    play(played, total);
    return played;
  }
}
