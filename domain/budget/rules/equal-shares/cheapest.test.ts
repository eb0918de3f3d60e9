import { describe, expect, it } from 'vitest';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { marketFor } from '#fixtures/builders/data/equal-shares.ts';
import { buy } from './buy.ts';
import { cheapestNow } from './cheapest.ts';
import { begin, newRun } from './run.ts';

describe('the cheapest projects of a round', () => {
  /** Thirty projects of ten voters each, the next always a little more expensive; all can be paid for. */
  const ids = Array.from('abcdefghijklmnopqrstuvwxyzABCD');
  const rows = ids.map((id, at) => [id, 1000 + at * 10] as const);
  const ballots = Array.from({ length: 100 }, (_, voter) =>
    ids.filter((_id, at) => (voter + at * 3) % 10 === 0).join(''),
  );
  const market = marketFor(votedElection(0, rows, ballots.join(' ')), 'cardinality');

  /** How many prices are looked for until so many projects are bought. Each price asks for the divisor of its seat. */
  function looksFor(purchases: number, expected?: (round: number) => number) {
    let looks = 0;
    const divisors = new Proxy(market.divisors, {
      get: (all, seat) => {
        looks += 1;
        return all[Number(seat)];
      },
    });
    const run = newRun({ ...market, divisors });
    begin(run, 100_000n);
    looks = 0;
    const found = Array.from({ length: purchases }, (_, round) => {
      const cheapest = cheapestNow(run, 0, expected?.(round));
      buy(run, cheapest[0] ?? -1);
      return ids[cheapest[0] ?? -1];
    });
    return { looks, found: found.join('') };
  }

  it('are found without looking for prices that are certainly higher', () => {
    // For each of twenty purchases the divisor of the cheapest is asked for once, and that of no other.
    const first = { looks: 20, found: 'abcdefghijklmnopqrst' };
    expect(looksFor(20)).toEqual(first);
    expect(looksFor(20, (round) => round)).toEqual(first);
  });

  it('are the same if another was expected, which is then looked for in vain', () => {
    const { looks, found } = looksFor(20, (round) => 29 - round);
    expect(found).toBe('abcdefghijklmnopqrst');
    expect(looks).toBeLessThanOrEqual(40);
  });
});
