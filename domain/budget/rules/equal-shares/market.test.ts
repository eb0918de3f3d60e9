import { describe, expect, it } from 'vitest';
import { votedElection, withBallots } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { marketFor } from '#fixtures/builders/data/equal-shares.ts';
import { begin, newRun } from './run.ts';

/** If all its supporters pay in full, a asks 5 of each of two, b 5 of each of three and c 4 of each of two; d has none. */
const rows = [
  ['a', 10],
  ['b', 15],
  ['c', 8],
  ['d', 30],
] as const;
const ballots = 'ab ab b c c ';

describe('the market of equal shares', () => {
  const market = marketFor(votedElection(0, rows, ballots), 'cardinality');

  it('counts all ballots, and the supporters of each project', () => {
    expect(market.ballots).toBe(6);
    expect([...market.backers]).toEqual([2, 3, 2, 0]);
    expect([...market.totals]).toEqual([2, 3, 2, 0]);
    expect([...market.divisors]).toEqual([1, 1, 1, 1]);
    expect([...marketFor(votedElection(0, rows, ballots), 'cost').divisors]).toEqual([10, 15, 8, 30]);
  });

  it('puts projects in the order of the least price that each can have, and then of the tie-breaks', () => {
    expect(market.seatsByPrice).toEqual([2, 0, 1]);
    // By cost the price is one part in as many as its supporters: b, with three, goes before the other two.
    const byCost = marketFor(votedElection(0, rows, ballots), 'cost');
    expect(byCost.seatsByPrice).toEqual([1, 2, 0]);
  });

  it('adds up points where ballots give points, and counts those who give them', () => {
    const election = withBallots(
      anElection(
        0,
        rows.map(([id, amount]) => [id, amount, 0]),
      ),
      'points',
      [
        [
          [0, 3],
          [1, 1],
        ],
        [
          [0, 2],
          [1, 0],
        ],
      ],
    );
    const byPoints = marketFor(election, 'points');
    expect([...byPoints.totals]).toEqual([5, 1, 0, 0]);
    expect([...byPoints.backers]).toEqual([2, 1, 0, 0]);
    expect(byPoints.seatsByPrice).toEqual([0, 1]);
  });

  it('has sold nothing before it opens', () => {
    const nothing = { bought: [], levels: [], levelErrors: [], highs: [], wasFull: [], ties: [] };
    const exactly = { numerators: [], denominators: [], growths: [] };
    expect(newRun(market)).toMatchObject({ ...nothing, ...exactly, open: 0, overspent: false });
  });

  it('opens what its supporters could pay for if it were the first, at the least price that it can have', () => {
    const run = newRun(market);
    const openWith = (total: bigint) => {
      begin(run, total);
      return [...run.queue.subarray(0, run.open)];
    };
    // With 4 each only c can be paid for, by a hair; with 5 each all three.
    expect([openWith(23n), openWith(24n), openWith(29n), openWith(30n)]).toEqual([[], [2], [2], [2, 0, 1]]);
    for (const [seat, price] of [5, 5, 4].entries()) {
      // Certainly not more, whatever was rounded.
      expect(run.low[seat]).toBeLessThan(price);
      expect(run.level[seat]).toBeLessThan(price);
      expect(run.low[seat]).toBeCloseTo(price, 12);
      expect(run.level[seat]).toBeCloseTo(price, 12);
    }
  });
});
