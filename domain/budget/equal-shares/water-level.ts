import { floatOf } from '#domain/shared/rational.ts';
import { exactLevelNow } from './exact-levels.ts';
import { type Run, ulp } from './run.ts';

/** What one pass over the supporters of a seat finds at a level. */
interface Pass {
  /** What those who have less than the level have together, and how far off that may be. */
  poor: number;
  poorError: number;
  /** The shares of the others together. */
  rich: number;
  /** The most that a poor share has, and the least that a rich one has: how near the level comes to either. */
  mostOfPoor: number;
  leastOfRich: number;
}

/** One for all, since there are millions. */
const pass: Pass = { poor: 0, poorError: 0, rich: 0, mostOfPoor: 0, leastOfRich: 0 };

const beyond = 1e300;
function look(run: Run, seat: number, level: number): void {
  const { supporters, supporterWeights } = run.market;
  const { items, shares } = supporters;
  const { money, error } = run;
  const end = supporters.offsets[seat + 1] as number;
  let poor = 0;
  let poorError = 0;
  let rich = 0;
  let mostOfPoor = -1;
  let leastOfRich = Infinity;
  for (let at = supporters.offsets[seat] as number; at < end; at += 1) {
    const group = items[at] as number;
    const has = money[group] as number;
    const share = shares === null ? 1 : (shares[at] as number);
    const perShare = shares === null ? has : has / share;
    const weight = supporterWeights[at] as number;
    const isPoor = Number(perShare < level);
    const ofPoor = weight * isPoor;
    poor += ofPoor * has;
    poorError += ofPoor * (error[group] as number);
    rich += (weight - ofPoor) * share;
    mostOfPoor = Math.max(mostOfPoor, perShare * isPoor);
    leastOfRich = Math.min(leastOfRich, perShare + isPoor * beyond);
  }
  pass.poor = poor;
  pass.poorError = poorError;
  pass.rich = rich;
  pass.mostOfPoor = mostOfPoor;
  pass.leastOfRich = leastOfRich;
}

/** How far off the sum of the last pass may be: that of its parts, and the rounding of each addition. */
function roundingOf({ supporters, amounts }: Run['market'], seat: number): number {
  const count = (supporters.offsets[seat + 1] as number) - (supporters.offsets[seat] as number);
  return (count + 4) * ulp * pass.poor + 2 * pass.poorError + 2 * ulp * (amounts[seat] as number);
}

/** What is now known of a seat: nobody can pay for it, it costs more than what was asked about, or its price. */
export type Look = 'unpayable' | 'dearer' | 'priced';

/**
 * Finds the level at which the supporters of a seat pay for it together, each the same for a share or all she has, and
 * between which bounds its price lies. A price that is surely over `ceiling` is not looked for any further.
 *
 * From a level that is not too high it takes what those under it have off the amount and divides the rest among the
 * others: that level is not too high either, and nearer. The last is the level. (The supporters' payments are a concave
 * function of the level; these are Newton's steps on it. From a level that is too high one step leads under it.)
 *
 * @example Amount 10; four supporters with 1, 2, 9, 9: 10/4 = 2.5 is more than two of them have; (10 − 3)/2 = 3.5
 */
export function lookAt(run: Run, seat: number, ceiling: number): Look {
  const { market } = run;
  const amount = market.amounts[seat] as number;
  const divisor = market.divisors[seat] as number;
  const known = Math.max(0, (run.level[seat] as number) - (run.levelError[seat] as number));
  let least = ceiling === Infinity ? known : Math.max(known, ceiling * divisor);
  let isSure = least === known;
  let level: number;
  for (;;) {
    look(run, seat, least);
    if (pass.rich === 0) {
      if (pass.poor + roundingOf(market, seat) < amount) return 'unpayable';
      if (isSure) return exactly(run, seat);
      least = known;
      isSure = true;
      continue;
    }
    const next = (amount - pass.poor) / pass.rich;
    if (next > least) {
      const doubt = roundingOf(market, seat) / pass.rich + 4 * ulp * next;
      if (((next - doubt) / divisor) * (1 - 4 * ulp) > ceiling) {
        keep(run, seat, next, doubt, false);
        run.high[seat] = Infinity;
        return 'dearer';
      }
    } else if (!isSure) {
      least = Math.max(known, next - roundingOf(market, seat) / pass.rich - 4 * ulp * next);
      isSure = true;
      continue;
    }
    isSure = true;
    level = Math.max(next, least);
    if (next <= pass.leastOfRich || next <= least) break;
    least = next;
  }
  const doubt = roundingOf(market, seat) / pass.rich + 4 * ulp * level;
  const near = doubt + run.worst + 4 * ulp * level;
  if (pass.leastOfRich <= level + near || pass.mostOfPoor >= level - near) return exactly(run, seat);
  keep(run, seat, level, doubt, pass.rich === market.totals[seat]);
  return 'priced';
}

/** Where somebody has just about the level, whether she counts among the poor is settled exactly. */
function exactly(run: Run, seat: number): Look {
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
