import { describe, expect, it } from 'vitest';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { plain, sharedOut } from '#fixtures/builders/data/equal-shares.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { decimalsOf } from '#domain/shared/rational.ts';
import type { Election } from '../../election.ts';
import { marketThen } from './market-then.ts';
import type { EqualSharesRule } from './rule.ts';

const thenOf = (election: Election, rule: EqualSharesRule) => {
  const { backers, increments } = marketThen(election, rule, sharedOut(election, rule));
  return {
    increments: (id: string) => increments(proposalId(id)),
    backers: (id: string) => {
      const found = backers(proposalId(id));
      return found && [found.all, found.withMoney, decimalsOf(found.together, 2)];
    },
  };
};

describe('the market of equal shares, once it is closed', () => {
  // Ten voters with 10 each. A asks 40/6 of each of its six, B 30/4; then no voters can pay for C.
  const square = votedElection(
    100,
    [
      ['A', 40],
      ['B', 30],
      ['C', 60],
    ],
    'AC AC AC AC AC A B B B B',
  );

  it('knows what the supporters of a project have left together', () => {
    const { backers } = thenOf(square, plain);
    expect(backers('C')).toEqual([5, 5, '16.67']);
    expect(backers('A')).toEqual([6, 6, '20.00']);
    expect(backers('B')).toEqual([4, 4, '10.00']);
  });

  it('does not count those among them who have spent all, in full or with less', () => {
    // A takes all 10 of four. B costs 17: its two who have 10 pay 8.50 each, and the one of both has nothing for it.
    const election = votedElection(
      60,
      [
        ['A', 40],
        ['B', 17],
        ['C', 50],
      ],
      'ABC A A AC BC BC',
    );
    expect(thenOf(election, plain).backers('C')).toEqual([4, 2, '3.00']);
    // A takes 6 of four; for B two of them pay the 4 that they have left, and one more pays 9 and keeps 1.
    const poorer = votedElection(
      50,
      [
        ['A', 24],
        ['B', 17],
        ['C', 40],
      ],
      'ABC AB A A BC',
    );
    expect(thenOf(poorer, plain).backers('C')).toEqual([2, 1, '1.00']);
  });

  it('knows by how many increments a project became affordable, and none for one that was from the start', () => {
    const searched = { ...square, budget: cents(130) };
    const { increments, backers } = thenOf(searched, { ...plain, completion: 'add1' });
    expect([increments('A'), increments('B'), increments('C')]).toEqual([null, null, 6]);
    // Everybody has 19: C takes 12 of five who have paid 6.67 for A, and leaves each of them a third.
    expect(backers('C')).toEqual([5, 5, '1.67']);
  });

  it('knows nothing of a project that took no part in the buying', () => {
    const parts = { withdrawn: [{ proposal: proposalId('C'), why: null }] };
    expect(thenOf(square, { ...plain, parts }).backers('C')).toBeNull();
  });
});
