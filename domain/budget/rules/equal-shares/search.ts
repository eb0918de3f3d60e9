import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { BudgetRefusal, Endowment } from '../../allocation.ts';
import type { Add1Stop } from '../../parameters.ts';
import type { Contender } from '../../contender.ts';
import { limitOn } from '../../purse.ts';
import type { Market } from './market.ts';
import { play, playAlike } from './play.ts';
import { newRun, type Run } from './run.ts';

/** How to look for an endowment: by which steps, and where to end. */
export interface Search {
  /** By how many cents every ballot's money grows from one try to the next. */
  readonly increment: number;
  readonly stop: Add1Stop;
  /** Whether tries that certainly have the same outcome may be skipped. */
  readonly leaps: boolean;
  /** Sees each try, and where tries were skipped also the one before them, which has the same outcome. */
  readonly watch?: (total: bigint, tried: Run, before: Run | null) => void;
}

/** The outcome a search ended with: `total` / ballots is the endowment, after so many increments. */
export interface FoundEndowment {
  readonly run: Run;
  readonly total: bigint;
  readonly increments: number;
  readonly ended: Exclude<Endowment['ended'], null>;
}

/** Why the search goes no further than this outcome; null when it goes on. */
export function endOf(run: Run, stop: Add1Stop): Exclude<Endowment['ended'], null> | null {
  if (run.overspent) return 'overspend';
  if (stop === 'exhaustive' && isExhaustive(run)) return 'exhaustive';
  return hasAllThatItCan(run) ? 'allFunded' : null;
}

const isOpenTo = (run: Run, contender: Contender, seat: number): boolean =>
  run.roundOf[seat] === -1 && limitOn(run.purse, contender.project) === null;

/** Nothing that is not funded fits in what remains. */
const isExhaustive = (run: Run): boolean =>
  !run.market.contenders.some(
    (contender, seat) => contender.project.amount <= run.purse.remaining && isOpenTo(run, contender, seat),
  );

/** The remaining projects have no support: more money would change nothing. */
const hasAllThatItCan = (run: Run): boolean =>
  !run.market.contenders.some(
    (contender, seat) => run.market.totals[seat] !== 0 && isOpenTo(run, contender, seat),
  );

/**
 * The add1 search: the budget divided by the ballots is given to everybody, then an increment more, and so on, until
 * the outcome is exhaustive or the next would overspend. What is bought does not always grow with the endowment, so
 * every increment is tried, except those between two that are proved to have the same outcome (`playAlike`).
 *
 * `check` sees every outcome that is tried and may refuse to go on.
 */
export function searchEndowment(
  market: Market,
  { increment, stop, leaps, watch = () => undefined }: Search,
  check: (run: Run, total: bigint) => Either<BudgetRefusal, unknown> = right,
): Either<BudgetRefusal, FoundEndowment> {
  const { start } = market;
  const perIncrement = BigInt(increment) * BigInt(market.ballots);
  const totalAt = (increments: number) => start + BigInt(increments) * perIncrement;
  let run = newRun(market);
  let next = newRun(market);
  let increments = 0;
  let leap = 1;
  play(run, start);
  watch(start, run, null);
  const first = check(run, start);
  if (isLeft(first)) return first;
  for (;;) {
    const total = totalAt(increments);
    const ended = endOf(run, stop);
    if (ended) return right({ run, total, increments, ended });
    if (leap > 1) {
      if (playAlike(next, totalAt(increments + leap), run)) {
        watch(totalAt(increments + leap), next, run);
        [run, next] = [next, run];
        increments += leap;
        leap *= 2;
      } else leap = Math.floor(leap / 4);
      continue;
    }
    play(next, totalAt(increments + 1), undefined, run.bought);
    watch(totalAt(increments + 1), next, null);
    const checked = check(next, totalAt(increments + 1));
    if (isLeft(checked)) return checked;
    if (next.overspent) return right({ run, total, increments, ended: 'overspend' });
    // If one increment already changed what is bought, a proof for a leap is unlikely.
    leap = leaps && run.bought.join() === next.bought.join() ? 2 : 1;
    [run, next] = [next, run];
    increments += 1;
  }
}
