import { floatOf } from '#domain/shared/rational.ts';
import { exactLevelNow } from './exact-levels.ts';
import type { Market } from './market.ts';
import { type Run, ulp } from './run.ts';
import { look, lastPass } from './supporters-pass.ts';

/*
 * The bounds of errors here are twice what the analysis gives or more, so that the rounding of the bounds themselves
 * needs no term. A sum of n products is off by n / 2 · ulp of it at most, and a seat has as many backers as products or
 * more.
 */

/** Whether the supporters of a seat together certainly have less than it costs. */
function isTooLittle({ market, worst }: Run, seat: number): boolean {
  const { all } = lastPass;
  const error = (market.backers[seat] as number) * (ulp * all + 2 * worst);
  return all + error < (market.amounts[seat] as number);
}

/** The bound of the error of what the poor of the last pass have together. */
const errorOfPoor = ({ backers }: Market, seat: number): number =>
  (backers[seat] as number) * ulp * lastPass.poor + 2 * lastPass.poorError;

/** What is now known of a seat: its supporters cannot pay for it, it costs more than the ceiling, or its price. */
export type SeatLook = 'unpayable' | 'dearer' | 'priced';

/**
 * Finds the level at which the supporters of a seat pay for it together, each the same for a share or all she has, and
 * between which bounds its price lies. The search ends when the price is certainly over `ceiling`.
 *
 * It starts from a level that is not too high, subtracts from the amount what the supporters under that level have, and
 * divides the rest among the others: the new level is not too high either, and nearer. The last one is the level. (The
 * supporters' payments are a concave function of the level; these are Newton's steps on it.)
 *
 * @example Amount 10; four supporters with 1, 2, 9, 9: 10/4 = 2.5 is more than two of them have; (10 − 3)/2 = 3.5
 */
export function levelOfSeat(run: Run, seat: number, ceiling: number): SeatLook {
  const { market } = run;
  let least = (run.level[seat] as number) - (run.levelError[seat] as number);
  for (;;) {
    look(run, seat, least);
    if (isTooLittle(run, seat)) return 'unpayable';
    const { poor, rich, leastOfRich } = lastPass;
    if (rich === 0) return exactly(run, seat);
    const level = ((market.amounts[seat] as number) - poor) / rich;
    keep(run, seat, level, errorOfPoor(market, seat) / rich, rich === market.totals[seat]);
    if ((run.low[seat] as number) > ceiling) {
      run.high[seat] = Infinity;
      return 'dearer';
    }
    if (level <= leastOfRich) {
      // A supporter who counts as poor may have a little more than the level; the bound of her error covers that.
      const near = (run.levelError[seat] as number) + run.worst;
      return leastOfRich <= level + near ? exactly(run, seat) : 'priced';
    }
    least = level;
  }
}

/** Exact arithmetic decides whether a supporter who has almost exactly the level can pay it. */
function exactly(run: Run, seat: number): SeatLook {
  const exact = exactLevelNow(run, seat);
  if (!exact) return 'unpayable';
  const { amounts, totals } = run.market;
  const isFull =
    exact.numerator * BigInt(totals[seat] as number) === BigInt(amounts[seat] as number) * exact.denominator;
  keep(run, seat, floatOf(exact), 0, isFull);
  return 'priced';
}

/** Stores a level that was computed from a sum with an error of at most `error` for each share of those who divide it. */
function keep(run: Run, seat: number, level: number, error: number, full: boolean): void {
  const divisor = run.market.divisors[seat] as number;
  // Twice for the level itself (a difference and a quotient), and twice for each bound of the price.
  const doubt = error + 4 * ulp * level;
  run.level[seat] = level;
  run.levelError[seat] = doubt;
  run.full[seat] = full ? 1 : 0;
  run.low[seat] = (level - doubt) / divisor;
  run.high[seat] = (level + doubt) / divisor;
}
