import { floatOf } from '#domain/shared/rational.ts';
import { exactLevelNow } from './exact-levels.ts';
import { type Run, ulp } from './run.ts';
import { look, lastPass } from './supporters-pass.ts';

/** Whether the supporters of a seat together certainly have less than it costs. */
function isTooLittle({ market, worst }: Run, seat: number): boolean {
  const { supporters, amounts, backers } = market;
  const count = (supporters.offsets[seat + 1] as number) - (supporters.offsets[seat] as number);
  const error = lastPass.rich === 0 ? lastPass.poorError : worst * (backers[seat] as number);
  return lastPass.all + (count + 4) * ulp * lastPass.all + 2 * error < (amounts[seat] as number);
}

/** The bound of the error of the last pass's sum: the errors of its parts, and the rounding of each addition. */
function roundingOf({ supporters, amounts }: Run['market'], seat: number): number {
  const count = (supporters.offsets[seat + 1] as number) - (supporters.offsets[seat] as number);
  return (count + 4) * ulp * lastPass.poor + 2 * lastPass.poorError + 2 * ulp * (amounts[seat] as number);
}

/** What is now known of a seat: its supporters cannot pay for it, it costs more than the ceiling, or its price. */
export type SeatLook = 'unpayable' | 'dearer' | 'priced';

/**
 * Finds the level at which the supporters of a seat pay for it together, each the same for a share or all she has, and
 * between which bounds its price lies. The search ends when the price is certainly over `ceiling`.
 *
 * It starts from a level that is not too high, subtracts from the amount what the supporters under that level have, and
 * divides the rest among the others: the new level is not too high either, and nearer. The last one is the level. (The
 * supporters' payments are a concave function of the level; these are Newton's steps on it. From a level that is too
 * high one step leads under it.)
 *
 * @example Amount 10; four supporters with 1, 2, 9, 9: 10/4 = 2.5 is more than two of them have; (10 − 3)/2 = 3.5
 */
export function levelOfSeat(run: Run, seat: number, ceiling: number): SeatLook {
  const { market } = run;
  const amount = market.amounts[seat] as number;
  const divisor = market.divisors[seat] as number;
  const known = Math.max(0, (run.level[seat] as number) - (run.levelError[seat] as number));
  let least = ceiling === Infinity ? known : Math.max(known, ceiling * divisor);
  let isSure = least === known;
  let level: number;
  for (;;) {
    look(run, seat, least);
    if (isTooLittle(run, seat)) return 'unpayable';
    if (lastPass.rich === 0) {
      if (isSure) return exactly(run, seat);
      least = known;
      isSure = true;
      continue;
    }
    const next = (amount - lastPass.poor) / lastPass.rich;
    if (next > least) {
      const doubt = roundingOf(market, seat) / lastPass.rich + 4 * ulp * next;
      if (((next - doubt) / divisor) * (1 - 4 * ulp) > ceiling) {
        keep(run, seat, next, doubt, false);
        run.high[seat] = Infinity;
        return 'dearer';
      }
    } else if (!isSure) {
      least = Math.max(known, next - roundingOf(market, seat) / lastPass.rich - 4 * ulp * next);
      isSure = true;
      continue;
    }
    isSure = true;
    level = Math.max(next, least);
    if (next <= lastPass.leastOfRich || next <= least) break;
    least = next;
  }
  const doubt = roundingOf(market, seat) / lastPass.rich + 4 * ulp * level;
  const near = doubt + run.worst + 4 * ulp * level;
  if (lastPass.leastOfRich <= level + near || lastPass.mostOfPoor >= level - near) return exactly(run, seat);
  keep(run, seat, level, doubt, lastPass.rich === market.totals[seat]);
  return 'priced';
}

/** If a supporter has almost exactly the level, exact arithmetic decides whether she counts among the poor. */
function exactly(run: Run, seat: number): SeatLook {
  const exact = exactLevelNow(run, seat);
  if (!exact) return 'unpayable';
  const level = floatOf(exact);
  const { amounts, totals } = run.market;
  const isFull =
    exact.numerator * BigInt(totals[seat] as number) === BigInt(amounts[seat] as number) * exact.denominator;
  keep(run, seat, level, 2 * ulp * level, isFull);
  return 'priced';
}

function keep(run: Run, seat: number, level: number, doubt: number, full: boolean): void {
  const divisor = run.market.divisors[seat] as number;
  run.level[seat] = level;
  run.levelError[seat] = doubt;
  run.full[seat] = full ? 1 : 0;
  run.low[seat] = ((level - doubt) / divisor) * (1 - 2 * ulp);
  run.high[seat] = ((level + doubt) / divisor) * (1 + 2 * ulp);
}
