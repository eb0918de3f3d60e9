import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { idsOf, plain, sharedOut } from '#fixtures/builders/data/equal-shares.ts';
import { isLeft } from '../../../shared/result.ts';
import type { Add1Stop } from '../../parameters.ts';
import type { EqualSharesRule } from './rule.ts';
import { allocateByEqualShares } from './allocate.ts';

describe('ties in equal shares', () => {
  // Both ask 5 of each supporter; the voter of both can pay for one.
  const rows = [
    ['z', 10],
    ['y', 10],
  ] as const;
  const close = votedElection(15, rows, 'zy z y');

  it('are reported if another order would fund other projects, with the tie-break that decided', () => {
    expect(sharedOut(close, { ...plain, ties: ['amount', 'order'] })).toMatchObject({
      funded: [{ project: { id: 'z' } }],
      ties: [{ between: ['z', 'y'], decidedBy: 'order', votes: null }],
    });
    expect(sharedOut(close, plain).ties).toMatchObject([{ between: ['y', 'z'], decidedBy: 'id' }]);
  });

  it('are reported of projects that as many can still pay for, whoever has nothing left', () => {
    // P takes all 10 of the fourth voter. Then A (18) asks 9 of each of its two, and B (20) 10 of two, one of them A's.
    const election = votedElection(
      70,
      [
        ['P', 40],
        ['A', 18],
        ['B', 20],
      ],
      'P P P PB AB A B',
    );
    const allocation = sharedOut(election, plain);
    expect(idsOf(allocation)).toEqual(['P', 'A']);
    expect(allocation.ties).toEqual([{ between: ['A', 'B'], decidedBy: 'amount', votes: null }]);
  });

  it('are not reported if everything is funded anyway', () => {
    expect(sharedOut(votedElection(20, rows, 'z z y y'), plain).ties).toEqual([]);
  });

  it('are not reported if the completion funds the other anyway', () => {
    // Four voters with 5 each, one of them blank. What z leaves is enough for y, and the other way round.
    const enough = votedElection(20, rows, 'zy z y ');
    expect(sharedOut(enough, plain).ties).toMatchObject([{ between: ['y', 'z'] }]);
    expect(sharedOut(enough, { ...plain, completion: 'greedy' }).ties).toEqual([]);
    expect(sharedOut(close, { ...plain, completion: 'greedy' }).ties).toMatchObject([
      { between: ['y', 'z'], decidedBy: 'id' },
    ]);
  });

  it('are refused when the list cannot break them and it matters', () => {
    const unbroken: EqualSharesRule = { ...plain, ties: ['amount', 'votes'] };
    expect(allocateByEqualShares(close, unbroken)).toMatchObject({
      left: { kind: 'unresolvedTie', between: [{ id: 'z' }, { id: 'y' }], votes: null },
    });
    expect(idsOf(sharedOut(votedElection(20, rows, 'z z y y'), unbroken))).toEqual(['z', 'y']);
  });

  it('are refused during a search when another order would have ended it', () => {
    fc.assert(
      fc.property(
        votedElections(),
        fc.constantFrom<Add1Stop>('exhaustive', 'overspend'),
        (election, add1Stop) => {
          const open: EqualSharesRule = { ...plain, completion: 'add1', add1Stop, ties: [] };
          const outcomes = (['order', 'id'] as const).map((tieBreak) =>
            idsOf(sharedOut(election, { ...open, ties: [tieBreak] })).toSorted(),
          );
          const found = allocateByEqualShares(election, open);
          if (isLeft(found)) expect(found.left.kind).toBe('unresolvedTie');
          else for (const outcome of outcomes) expect(idsOf(found.right).toSorted()).toEqual(outcome);
        },
      ),
      examples(1500),
    );
  });

  it.each([
    ['the first endowment', 36],
    ['a later one', 33],
  ])(
    'are refused if another order would have ended the search with %s, though all orders end alike',
    (_, budget) => {
      // With 12 cents each, a and b have the same price. After a, the voters of b have 21 of its 24 cents and the search goes
      // on; after b, both are funded. With 14 cents each both are funded in either order.
      const election = votedElection(
        budget,
        [
          ['a', 6],
          ['b', 24],
        ],
        'a ab b',
      );
      const rule: EqualSharesRule = { ...plain, completion: 'add1', ties: ['votes'] };
      expect(allocateByEqualShares(election, rule)).toMatchObject({
        left: { kind: 'unresolvedTie', between: [{ id: 'a' }, { id: 'b' }], votes: null },
      });
      const decided = sharedOut(election, { ...rule, ties: ['amount'] });
      expect([idsOf(decided), decided.ties]).toEqual([['a', 'b'], []]);
      expect(decided.endowment?.increments).toBe((42 - budget) / 3);
    },
  );

  it('of a search that ended before overspending are reported if another order would not have overspent', () => {
    const election = votedElection(
      20,
      [
        ['z', 10],
        ['y', 10],
        ['x', 11],
      ],
      'zy z y x x',
    );
    const rule: EqualSharesRule = { ...plain, completion: 'add1', add1Stop: 'overspend' };
    const { ties, endowment } = sharedOut(election, rule);
    expect(endowment?.ended).toBe('overspend');
    expect(ties.every(({ decidedBy }) => decidedBy === 'amount' || decidedBy === 'id')).toBe(true);
  });

  it('of the next try are reported if only their order made it overspend', () => {
    // With 5 cents for each voter, A (10) and B (7) have the same price, and with A first 10 would be spent of 9.
    const election = votedElection(
      9,
      [
        ['a', 10],
        ['b', 7],
      ],
      'a ab b',
    );
    const rule: EqualSharesRule = { ...plain, completion: 'add1', add1Stop: 'overspend', ties: ['id'] };
    const allocation = sharedOut(election, rule);
    expect(idsOf(allocation)).toEqual(['b']);
    expect(allocation.endowment).toMatchObject({ increments: 1, ended: 'overspend' });
    expect(allocation.ties).toEqual([{ between: ['a', 'b'], decidedBy: 'id', votes: null }]);
  });

  it('of the next try are reported beside those of the last if others were level there', () => {
    // With 17 cents the voter of all three buys a and has 11 left. With 18, a (or b) leaves money for the other, and both
    // cost 18 of 17; c would leave too little for either.
    const election = votedElection(
      17,
      [
        ['a', 6],
        ['b', 12],
        ['c', 16],
      ],
      'abc',
    );
    const allocation = sharedOut(election, { ...plain, completion: 'add1', add1Stop: 'overspend' });
    expect(allocation.endowment).toMatchObject({ increments: 0, ended: 'overspend' });
    expect(allocation.ties).toEqual([
      { between: ['a', 'b', 'c'], decidedBy: 'amount', votes: null },
      { between: ['a', 'c'], decidedBy: 'amount', votes: null },
    ]);
  });

  it('of a larger endowment are not reported if the rule does not search for one', () => {
    // With 3 cents each nothing can be bought. With 5 cents a and b would have the same price.
    const election = votedElection(
      9,
      [
        ['a', 10],
        ['b', 7],
      ],
      'a ab b',
    );
    expect(sharedOut(election, { ...plain, increment: 2, ties: ['id'] })).toMatchObject({
      funded: [],
      ties: [],
    });
  });

  it('of the last try and of the next are reported once if they are the same', () => {
    const election = votedElection(
      22,
      [
        ['a', 10],
        ['b', 3],
        ['c', 12],
        ['d', 9],
      ],
      'c bcd abd cd',
    );
    const ties = ['votes', 'amount', 'id'] as const;
    const allocation = sharedOut(election, { ...plain, completion: 'add1', add1Stop: 'overspend', ties });
    expect(idsOf(allocation)).toEqual(['d', 'b']);
    expect(allocation.endowment).toMatchObject({ increments: 0, ended: 'overspend' });
    expect(allocation.ties).toEqual([{ between: ['d', 'c'], decidedBy: 'amount', votes: null }]);
  });
});
