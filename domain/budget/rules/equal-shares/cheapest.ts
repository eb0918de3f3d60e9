import { compareRationals, type Rational } from '#domain/shared/rational.ts';
import { exactLevelNow } from './exact-levels.ts';
import type { Run } from './run.ts';
import { levelOfSeat } from './water-level.ts';

/**
 * The seats that are cheapest now, all of them when several have exactly the same price; empty when supporters cannot
 * pay for anything more. Seats are looked at in the order of what their price was last, and only until that is
 * certainly more than the best so far: prices never fall. With `ceiling`, all whose price may be under it are looked at
 * as well. The one that is `expected` is looked at first, since of all others it is then enough to know that they cost
 * more.
 */
export function cheapestNow(run: Run, ceiling: number, expected = -1): readonly number[] {
  const { queue, low, high } = run;
  const place = queue.subarray(0, run.open).indexOf(expected);
  const isKnown = place !== -1 && levelOfSeat(run, expected, Infinity) === 'priced';
  let best = isKnown ? (high[expected] as number) : Infinity;
  let looked = 0;
  let kept = 0;
  for (; looked < run.open; looked += 1) {
    const seat = queue[looked] as number;
    const limit = Math.max(best, ceiling);
    // The position of the expected seat no longer says anything about the seats behind it.
    const isExpected = isKnown && looked === place;
    if (!isExpected && (low[seat] as number) > limit) break;
    if (!isExpected && levelOfSeat(run, seat, limit) === 'unpayable') continue;
    queue[kept] = seat;
    kept += 1;
    best = Math.min(best, high[seat] as number);
  }
  queue.copyWithin(kept, looked, run.open);
  run.open -= looked - kept;
  sortQueue(run, Math.max(kept, place + 1));
  const near: number[] = [];
  for (let at = 0; at < run.open; at += 1) {
    const seat = queue[at] as number;
    if ((low[seat] as number) > best) break;
    near.push(seat);
  }
  return near.length < 2 ? near : leastOf(run, near);
}

/** Only the prices of the first `changed` seats may have risen, and not far. */
function sortQueue({ queue, low, open }: Run, changed: number): void {
  for (let from = changed - 1; from >= 0; from -= 1) {
    const seat = queue[from] as number;
    const price = low[seat] as number;
    let at = from;
    while (at + 1 < open && (low[queue[at + 1] as number] as number) < price) {
      queue[at] = queue[at + 1] as number;
      at += 1;
    }
    queue[at] = seat;
  }
}

/** Those with the least price, exactly. */
function leastOf(run: Run, near: readonly number[]): readonly number[] {
  const prices = near.map((seat) => exactPriceNow(run, seat));
  const least = prices.toSorted(compareRationals)[0] as Rational;
  return near.filter((_, at) => compareRationals(prices[at] as Rational, least) === 0);
}

/** The exact price of a seat. If all its supporters pay in full, it does not depend on what was bought before. */
function exactPriceNow(run: Run, seat: number): Rational {
  const { amounts, totals, divisors } = run.market;
  const divisor = BigInt(divisors[seat] as number);
  if (run.full[seat] === 1) {
    return {
      numerator: BigInt(amounts[seat] as number),
      denominator: BigInt(totals[seat] as number) * divisor,
    };
  }
  // Its price lies between bounds, so it can be paid for.
  const level = exactLevelNow(run, seat) as Rational;
  return { numerator: level.numerator, denominator: level.denominator * divisor };
}
