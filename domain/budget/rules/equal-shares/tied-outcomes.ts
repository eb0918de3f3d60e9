import type { Either } from '#domain/shared/result.ts';
import type { BudgetRefusal, DecidedTie } from '../../allocation.ts';
import { decidesAll } from '../../parameters.ts';
import type { EqualSharesRule } from './rule.ts';
import type { Contender } from '../../contender.ts';
import { type FirstIn, type Played, refuseOpenTies, tiesInRounds } from '../../rounds/ties-in-rounds.ts';
import { eachCounted, spentOf, type ReportHowFar, unreported } from '../../how-far.ts';
import type { Market } from './market.ts';
import { play } from './play.ts';
import { newRun, type Run } from './run.ts';
import { endOf, type FoundEndowment, searchEndowment } from './search.ts';

/** When two outcomes count as the same. */
type OutcomeOf = (run: Run) => string;

function playedBy(run: Run, outcomeOf: OutcomeOf): Played {
  const { contenders } = run.market;
  const ties = run.ties.map(({ round, tied }) => ({
    round,
    tied: tied.map((seat) => contenders[seat] as Contender),
  }));
  return { outcome: outcomeOf(run), ties };
}

/** Plays an endowment again in a run of its own, with other projects first. */
const playingAgain =
  (run: Run, total: bigint, outcomeOf: OutcomeOf) =>
  (first: FirstIn): Played => {
    const { contenders } = run.market;
    const choices = [...first].map(([round, contender]) => [round, contenders.indexOf(contender)] as const);
    play(run, total, new Map(choices));
    return playedBy(run, outcomeOf);
  };

/** The ties of one endowment that mattered. */
export function tiesAt(
  market: Market,
  total: bigint,
  { ties }: EqualSharesRule,
  outcomeOf: OutcomeOf,
  report: ReportHowFar = unreported,
): Either<BudgetRefusal, readonly DecidedTie[]> {
  const playAgain = playingAgain(newRun(market), total, outcomeOf);
  return tiesInRounds(playAgain(new Map()), eachCounted('orders', report, playAgain), ties);
}

/** Whether the list always finds an order. */
export const isComplete = ({ ties }: Pick<EqualSharesRule, 'ties'>): boolean => decidesAll(ties);

/**
 * The endowment that a rule ends with. Where the tie-breaks leave orders open, every endowment is tried, and if another
 * order would have ended the search there, or not have ended it, the tie is refused.
 */
export function endowmentBy(
  market: Market,
  rule: EqualSharesRule,
  report: ReportHowFar = unreported,
): Either<BudgetRefusal, FoundEndowment> {
  const { increment, add1Stop: stop, ties } = rule;
  const again = newRun(market);
  const outcomeOf: OutcomeOf = (run) => String(endOf(run, stop));
  const perIncrement = BigInt(increment) * BigInt(market.ballots);
  const watch = (total: bigint, { purse }: Run) => {
    const count = Number((total - market.start) / perIncrement);
    report({ kind: 'increments', count, spent: spentOf(market.purse, purse) });
  };
  return searchEndowment(market, { increment, stop, leaps: isComplete(rule), watch }, (run, total) =>
    refuseOpenTies(playedBy(run, outcomeOf), playingAgain(again, total, outcomeOf), ties),
  );
}
