import { rational } from '#domain/shared/rational.ts';
import { type Either, isLeft, map, right } from '#domain/shared/result.ts';
import { type InOrder, type Manner, roundInOrder } from '../../in-order/allocate-in-order.ts';
import type { Allocation, BudgetRefusal, DecidedTie, Endowment } from '../../allocation.ts';
import { assemble, unfundedBy, unfundedFor } from '../../assemble.ts';
import { type Electorate, electorateOf } from '../../ballots/electorate.ts';
import { completes, type EqualSharesRule, searches } from './rule.ts';
import type { Contender } from '../../contender.ts';
import type { Election } from '../../election.ts';
import { spentOf, type ReportHowFar, unreported } from '../../how-far.ts';
import { type Market, marketOf } from './market.ts';
import { play } from './play.ts';
import { preferred } from './comparison-step.ts';
import { purchasesOf } from './purchases.ts';
import { newRun, type Run } from './run.ts';
import { endOf, type FoundEndowment } from './search.ts';
import { endowmentBy, tiesAt } from './tied-outcomes.ts';
import { fundInOrder } from '../../in-order/fund-in-order.ts';
import { outcomeOfFunding } from '../../rounds/ties-in-rounds.ts';
import { freeOf } from '../../free-of-charge.ts';
import { limitOn } from '../../purse.ts';
import { rank } from '../../tie-break.ts';

/**
 * The method of equal shares. Every voter has the same part of the budget. Again and again the project is bought that
 * asks least of its supporters for what it gives them, each paying the same or all she has left; the last to be bought
 * is the last that its supporters can pay for together. What remains is left, or completed: `greedy` goes on by votes
 * (for `cost`) or by satisfaction for each euro; `add1` starts again with more money for everybody (`searchEndowment`).
 *
 * @example Budget 100, ten voters with 10 each; A 40 has six voters, B 30 has four others, C 60 has the first five.
 * A asks 6,67 of each, B 7,50, C 12: by cost A is bought first (1/6 a euro), then B (1/4); C's voters have 3,33 left
 */
export function allocateByEqualShares(
  election: Election,
  rule: EqualSharesRule,
  report: ReportHowFar = unreported,
): Either<BudgetRefusal, Allocation> {
  const alone = byEqualShares(election, rule, report);
  return rule.comparison === 'none' || isLeft(alone) ? alone : preferred(election, rule, alone.right);
}

function byEqualShares(
  election: Election,
  rule: EqualSharesRule,
  report: ReportHowFar,
): Either<BudgetRefusal, Allocation> {
  const read = electorateOf(election, rule, rule.satisfaction);
  if (isLeft(read)) return read;
  const setting = settingOf(read.right, rule);
  const ended = endedBy(setting.market, rule, report);
  if (isLeft(ended)) return ended;
  const { run, endowment } = ended.right;
  const ties = tiesOf(setting, rule, ended.right, report);
  if (isLeft(ties)) return ties;
  return map((rest: InOrder) => {
    const { decided } = read.right.field;
    return assemble(election, rule, {
      funded: [...decided, ...setting.free.funded, ...purchasesIn(setting, run), ...rest.funded],
      unfunded: rest.unfunded,
      excluded: read.right.field.excluded,
      ties: [...ties.right, ...rest.ties],
      endowment,
    });
  })(restOf(setting, rule, run));
}

/**
 * The projects that take part: those that cost nothing are funded at once, and the others go on a market with the
 * available money.
 */
export interface MarketSetting {
  readonly free: ReturnType<typeof freeOf>;
  readonly stepsBefore: number;
  readonly market: Market;
  /** All that can still get money once the market is closed. */
  readonly others: (run: Run) => readonly Contender[];
}

/**
 * The setting of an election under a rule: projects that cost nothing are funded at once, those that the limits of the
 * town allow go on the market, and the others can only get money when the market is closed.
 */
export function settingOf({ field, ballots, group }: Electorate, rule: EqualSharesRule): MarketSetting {
  const free = freeOf(field, rule.ties);
  const mayBeBought = ({ project }: Contender): boolean =>
    project.amount > 0 && limitOn(free.purse, project) === null;
  const costing = free.others.filter(mayBeBought);
  const apart = free.others.filter((contender) => !mayBeBought(contender));
  const { satisfaction, ties } = rule;
  const exact = marketOf(costing, Math.max(1, ballots), free.purse, group(costing), satisfaction, ties);
  const market = rule.endowments === 'exact' ? exact : inWholeEuros(exact);
  const others = ({ roundOf }: Run) => [...costing.filter((_, seat) => roundOf[seat] === -1), ...apart];
  return { free, stepsBefore: field.decided.length + free.funded.length, market, others };
}

/** The market in which every ballot begins with whole euros: its part of the money, rounded down. */
function inWholeEuros(market: Market): Market {
  const euro = BigInt(market.ballots) * 100n;
  return { ...market, start: (market.start / euro) * euro };
}

const purchasesIn = ({ free, stepsBefore }: MarketSetting, run: Run) =>
  purchasesOf(run, free.purse, stepsBefore);

/** The run that a rule ends with, and the money that every voter had in it: `total` / ballots. */
interface Ended {
  readonly run: Run;
  readonly total: bigint;
  readonly endowment: Endowment;
}

/** Runs the market as the rule says, without asking which ties mattered. */
export function endedBy(
  market: Market,
  rule: EqualSharesRule,
  report: ReportHowFar = unreported,
): Either<BudgetRefusal, Ended> {
  if (searches(rule)) {
    return map(({ run, total, increments, ended }: FoundEndowment) => ({
      run,
      total,
      endowment: { each: rational(total, market.ballots), increments, ended },
    }))(endowmentBy(market, rule, report));
  }
  const total = market.start;
  const run = newRun(market);
  play(run, total, undefined, undefined, () =>
    report({ kind: 'rounds', count: run.bought.length, spent: spentOf(market.purse, run.purse) }),
  );
  return right({
    run,
    total,
    endowment: { each: rational(total, market.ballots), increments: 0, ended: null },
  });
}

/** Going by votes is the same as by satisfaction for each euro if satisfaction is the amount. */
const mannerOf = ({ satisfaction, ties }: EqualSharesRule): Manner => ({
  order: satisfaction === 'cost' ? 'votes' : 'votes-per-amount',
  onMisfit: 'skip',
  ties,
});

/** What happens to the projects that the market left. */
function restOf(setting: MarketSetting, rule: EqualSharesRule, run: Run): Either<BudgetRefusal, InOrder> {
  const stepsBefore = setting.stepsBefore + run.bought.length;
  const others = setting.others(run);
  if (completes(rule)) return roundInOrder(others, run.purse, mannerOf(rule), stepsBefore, 'completion');
  const unfunded = rank(others, rule.ties).map((contender, index) => {
    const limit = limitOn(run.purse, contender.project);
    const step = stepsBefore + index + 1;
    return limit ? unfundedBy(contender, step, limit) : unfundedFor(contender, step, 'tooFewSupporters');
  });
  return right({ funded: [], unfunded, ties: [] });
}

/** The projects that the completion funds, of those that the market left. */
export function completing(
  setting: MarketSetting,
  rule: EqualSharesRule,
  run: Run,
  others: readonly Contender[] = setting.others(run),
): readonly Contender[] {
  const { order, onMisfit } = mannerOf(rule);
  return fundInOrder(rank(others, rule.ties, order), run.purse, onMisfit).funded;
}

/**
 * The ties that mattered: those of the endowment that the search ended with and, where the next overspent, those without
 * which it would not have.
 */
function tiesOf(
  setting: MarketSetting,
  rule: EqualSharesRule,
  { total, endowment }: Ended,
  report: ReportHowFar,
): Either<BudgetRefusal, readonly DecidedTie[]> {
  const { market } = setting;
  const fundedBy = (run: Run): string => {
    const bought = run.bought.map((seat) => market.contenders[seat] as Contender);
    return outcomeOfFunding(completes(rule) ? [...bought, ...completing(setting, rule, run)] : bought);
  };
  const here = tiesAt(market, total, rule, fundedBy, report);
  if (isLeft(here) || endowment.ended !== 'overspend') return here;
  const next = total + BigInt(rule.increment) * BigInt(market.ballots);
  return map((after: readonly DecidedTie[]) => [
    ...here.right,
    ...after.filter(({ between }) => !here.right.some((tie) => tie.between.join() === between.join())),
  ])(tiesAt(market, next, rule, (run) => String(endOf(run, rule.add1Stop)), report));
}
