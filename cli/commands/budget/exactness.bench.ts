import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openElection } from '#adapters/driven/files/open-election.ts';
import { isLeft } from '#domain/shared/result.ts';
import { electorateOf } from '#domain/budget/ballots/electorate.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { type Market, marketOf } from '#domain/budget/rules/equal-shares/market.ts';
import { play } from '#domain/budget/rules/equal-shares/play.ts';
import { newRun } from '#domain/budget/rules/equal-shares/run.ts';

/*
 * The cost of exactness: the same runs of the method of equal shares beside a version in plain floating point, which
 * keeps no error bounds, proves no comparison and treats prices closer than a billionth as a tie. Prints a line for
 * each election: `name: exact, plain, ratio`.
 */

const folder =
  process.env['CONCEJO_ELECTIONS'] ??
  fileURLToPath(new URL('../../../../shared/data/pabulib', import.meta.url));
const elections = [
  'Poland_Lodz_2022.pb.gz',
  'Poland_Warszawa_2020_Praga-Poludnie.pb',
  'France_Toulouse_2024.pb',
];

async function marketFrom(name: string): Promise<Market> {
  const bytes = readFileSync(`${folder}/${name}`);
  const read = await openElection({ name, bytes }, { budget: null, ballots: null, language: 'es' });
  if (isLeft(read) || read.right.election.budget === null) throw new Error(name);
  const election = { ...read.right.election, budget: read.right.election.budget };
  const electorate = electorateOf(election, defaultEqualShares, 'cost');
  if (isLeft(electorate)) throw new Error(electorate.left.kind);
  const { field, ballots, group } = electorate.right;
  const { eligible, purse } = field;
  return marketOf(eligible, ballots, purse, group(eligible), 'cost', defaultEqualShares.ties);
}

/** The level of a seat in plain floating point; null when its supporters cannot pay for it. */
function plainLevel(market: Market, money: Float64Array, seat: number, from: number): number | null {
  const { items, offsets } = market.supporters;
  const [start, end] = [offsets[seat] as number, offsets[seat + 1] as number];
  let level = from;
  for (;;) {
    let rest = market.amounts[seat] as number;
    let rich = 0;
    let least = Infinity;
    for (let at = start; at < end; at += 1) {
      const has = money[items[at] as number] as number;
      const weight = market.supporterWeights[at] as number;
      if (has < level) rest -= weight * has;
      else {
        rich += weight;
        if (has < least) least = has;
      }
    }
    if (rich === 0) return null;
    const next = rest / rich;
    if (next <= least) return next;
    level = next;
  }
}

/** As many purchases as the exact run makes, in plain floating point. */
function plainPlay(market: Market, endowment: number): number {
  const money = new Float64Array(market.weights.length).fill(endowment);
  const levels = Float64Array.from(
    market.amounts,
    (amount, seat) => amount / (market.totals[seat] as number),
  );
  let open: readonly number[] = market.seatsByPrice;
  const priceOf = (seat: number) => (levels[seat] as number) / (market.divisors[seat] as number);
  for (let bought = 0; ; bought += 1) {
    let best = -1;
    const unpayable = new Set<number>();
    for (const seat of open) {
      if (best >= 0 && priceOf(seat) > priceOf(best) * (1 + 1e-9)) break;
      const level = plainLevel(market, money, seat, levels[seat] as number);
      if (level === null) unpayable.add(seat);
      else {
        levels[seat] = level;
        if (best < 0 || priceOf(seat) < priceOf(best)) best = seat;
      }
    }
    if (best < 0) return bought;
    const level = levels[best] as number;
    const { items, offsets } = market.supporters;
    for (let at = offsets[best] as number; at < (offsets[best + 1] as number); at += 1) {
      const group = items[at] as number;
      money[group] = Math.max(0, (money[group] as number) - level);
    }
    open = open
      .filter((seat) => seat !== best && !unpayable.has(seat))
      .toSorted((a, b) => priceOf(a) - priceOf(b));
  }
}

function millisecondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
const runs = 40;

for (const name of elections.filter((one) => existsSync(`${folder}/${one}`))) {
  const market = await marketFrom(name);
  const run = newRun(market);
  const totals = Array.from(
    { length: runs },
    (_, at) => BigInt(market.purse.remaining) + BigInt(at) * 100n * BigInt(market.ballots),
  );
  const exact: number[] = [];
  const plain: number[] = [];
  // In turn, so that a busy moment affects both; the first rounds warm both up.
  for (let round = -3; round < 15; round += 1) {
    const taken = [
      millisecondsOf(() => totals.forEach((total) => play(run, total))),
      millisecondsOf(() => totals.forEach((total) => plainPlay(market, Number(total) / market.ballots))),
    ];
    if (round < 0) continue;
    exact.push(taken[0] ?? 0);
    plain.push(taken[1] ?? 0);
  }
  const [proved, floating] = [median(exact) / runs, median(plain) / runs];
  const ratio = (proved / floating).toFixed(2);
  console.log(
    `${name}: exact ${proved.toFixed(2)} ms a run, plain ${floating.toFixed(2)} ms, ratio ${ratio}`,
  );
}
if (!existsSync(folder)) console.log(`no elections in ${folder} (set CONCEJO_ELECTIONS)`);
