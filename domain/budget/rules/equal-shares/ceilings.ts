import type { Allocation, Endowment } from '../../allocation.ts';
import { leastPassing, mostAsked } from '../../changes/bounds.ts';
import { lessBy } from '../../changes/changed-election.ts';
import type { Contender } from '../../contender.ts';
import { completing, type MarketSetting } from './allocate.ts';
import { buy } from './buy.ts';
import { certain } from '../../explanation/certain.ts';
import type { Market } from './market.ts';
import { begin, newRun, type Run } from './run.ts';
import { searchEndowment } from './search.ts';
import { completes, type EqualSharesRule, searches } from './rule.ts';
import { lastPass, look } from './supporters-pass.ts';
import { levelOfSeat } from './water-level.ts';
import { play } from './play.ts';

/** A try of the rule. Each round bought its seat at a price that was at most `highs`, also in the tries that it is for. */
interface Try {
  readonly total: bigint;
  readonly bought: readonly number[];
  readonly highs: readonly number[];
  readonly overspent: boolean;
}

/** What is known of the largest cost that funds a project. */
export interface Ceiling {
  /** With more the outcome stays as it is. */
  readonly most: number;
  /** It would be bought at this cost in the try that the rule ended with, if that were the only one. */
  readonly guess: number;
}

/**
 * For each unfunded project of the market, by its place: a cost so high that with more the run is the same in every try.
 * With a cost between that one and its own it is never the cheapest of a round, never affordable at the end of a try, and
 * the completion does not fund it. So the rule ends where it ended, without this project. A bound, found by going through
 * the recorded purchases once more; it may be higher than the largest cost that funds the project.
 *
 * @example Ten ballots with 10 each; B 60 has four supporters, of whom one paid 4 for A: the others can pay 36 together
 */
export function ceilingsOf(
  setting: MarketSetting,
  rule: EqualSharesRule,
  { funded, endowment }: Allocation,
): ReadonlyMap<number, Ceiling> {
  const { market } = setting;
  const { ended, each, increments } = endowment as Endowment;
  // The rest has no support or is limited; with another cost that may end, and the search would go on.
  if (ended === 'allFunded') return new Map();
  const settled = new Set(funded.map(({ project }) => project.id));
  const seats = market.contenders.flatMap(({ project }, seat) => (settled.has(project.id) ? [] : [seat]));
  const end = newRun(market);
  play(end, each.numerator);
  const fits = (seat: number): number =>
    ended === 'exhaustive' ? end.purse.remaining : costThatCompletes(setting, rule, end, seat);
  const highest = new Map(seats.map((seat) => [seat, lowerOf(market, seat, fits(seat))]));
  const guessed = new Map(highest);
  const run = newRun(market);
  for (const tried of triesOf(market, rule, increments)) {
    raise(run, tried, rule, highest);
    if (tried.total === each.numerator) raise(run, { ...tried, highs: end.highs }, rule, guessed);
  }
  return new Map(
    [...highest].map(([seat, most]) => [
      market.contenders[seat]?.place as number,
      { most, guess: guessed.get(seat) as number },
    ]),
  );
}

/** Costs are whole cents, and a changed cost is less than the one there is. */
const lowerOf = ({ amounts }: Market, seat: number, cost: number): number =>
  Math.min((amounts[seat] as number) - 1, Math.floor(cost));

/**
 * The largest cost at which the completion would fund a project that the market leaves; 0 if there is none. A bound where a
 * lower cost may lose a tie.
 */
function costThatCompletes(setting: MarketSetting, rule: EqualSharesRule, end: Run, seat: number): number {
  if (!completes(rule)) return 0;
  const asked = setting.market.contenders[seat] as Contender;
  const others = setting.others(end).filter((other) => other !== asked);
  const top = Math.min(asked.project.amount, end.purse.remaining + 1);
  if (rule.ties.includes('largest-amount')) return top - 1;
  const { high } = leastPassing(
    (less) => {
      const project = { ...asked.project, amount: lessBy(top, less) };
      const all = [...others, { ...asked, project }];
      return completing(setting, rule, end, all).some(({ place }) => place === asked.place);
    },
    top - 1,
    [1],
    mostAsked,
  );
  return high === null ? 0 : top - high;
}

/** Up to how many increments every one is gone through; with more, those that were skipped share one bound. */
const mostGoneThrough = 500;

function triesOf(market: Market, rule: EqualSharesRule, increments: number): readonly Try[] {
  const tries: Try[] = [];
  const keep = (total: bigint, { bought, highs, overspent }: Run, before: Run | null): void => {
    tries.push({ total, bought: [...bought], highs: [...(before?.highs ?? highs)], overspent });
  };
  const { increment, add1Stop: stop } = rule;
  const leaps = increments > mostGoneThrough;
  if (searches(rule)) certain(searchEndowment(market, { increment, stop, leaps, watch: keep }));
  else {
    const run = newRun(market);
    play(run, market.start);
    keep(run.total, run, null);
  }
  return tries;
}

/**
 * Raises the ceilings to what would have been enough in one of the rounds of a try, or at its end. A project that was bought
 * in a round had a price of at most `highs` of that round, so its own cost was enough there.
 */
function raise(run: Run, tried: Try, { satisfaction }: EqualSharesRule, highest: Map<number, number>): void {
  const { market } = run;
  const atLeast = (seat: number, cost: number): void => {
    if (cost > (highest.get(seat) as number)) highest.set(seat, lowerOf(market, seat, cost));
  };
  begin(run, tried.total);
  for (const [round, bought] of tried.bought.entries()) {
    const price = tried.highs[round] as number;
    for (const [seat, known] of highest) {
      if (known === (market.amounts[seat] as number) - 1) continue;
      const cost = satisfaction === 'cost' ? costAtPrice(run, seat, price, known) : paidAt(run, seat, price);
      atLeast(seat, cost + doubtOf(run, seat, cost));
    }
    levelOfSeat(run, bought, Infinity);
    buy(run, bought);
  }
  if (tried.overspent) return;
  for (const seat of highest.keys()) {
    look(run, seat, 0);
    atLeast(seat, lastPass.all + doubtOf(run, seat, lastPass.all));
  }
}

/** More than the rounding of any of these sums can be. */
const doubtOf = ({ market, worst }: Run, seat: number, cost: number): number =>
  1e-9 * cost + 2 * worst * (market.backers[seat] as number);

/** What the supporters of a seat pay together at a level. */
function paidAt(run: Run, seat: number, level: number): number {
  look(run, seat, level);
  return lastPass.poor + lastPass.rich * level;
}

/**
 * The largest cost whose price is this, if satisfaction is the cost: there supporters pay price × cost each, and together
 * the cost. Newton's steps from above; they end early where the cost is `known` to be enough.
 */
function costAtPrice(run: Run, seat: number, price: number, known: number): number {
  let cost = run.market.amounts[seat] as number;
  for (;;) {
    look(run, seat, price * cost);
    // If those who pay in full pay as much as is asked for with each cent more, any cost has this price or less.
    const slope = 1 - lastPass.rich * price;
    const next = slope <= 0 ? cost : lastPass.poor / slope;
    if (next >= cost * (1 - 1e-12) || next <= known) return next;
    cost = next;
  }
}
