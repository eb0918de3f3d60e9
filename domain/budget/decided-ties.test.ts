import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { anElection, elections } from '#fixtures/arbitraries/election.ts';
import { isLeft, isRight } from '../shared/result.ts';
import { type ByVotesRule, defaultByVotes } from './rules/by-votes/rule.ts';
import type { OnMisfit, TieBreak } from './parameters.ts';
import { contendersBy } from './ballots/count-votes.ts';
import type { Contender } from './contender.ts';
import type { Election } from './election.ts';
import { fundInOrder } from './in-order/fund-in-order.ts';
import { purseWith } from './purse.ts';
import { allocateByVotes } from './rules/by-votes/allocate.ts';
import { rank } from './tie-break.ts';

const rule = (ties: readonly TieBreak[], onMisfit: OnMisfit = 'skip'): ByVotesRule => ({
  ...defaultByVotes,
  onMisfit,
  ties,
});

function contendersOf(election: Election): readonly Contender[] {
  const counted = contendersBy(election, 'ballots');
  return isRight(counted) ? counted.right.contenders : [];
}

function tiesOf(election: Election, by: ByVotesRule) {
  const allocation = allocateByVotes(election, by);
  return isRight(allocation) ? allocation.right.ties : null;
}

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

/** Tries every order of the projects with that number of votes and compares who is funded. */
function orderMatters(election: Election, by: ByVotesRule, votes: number): boolean {
  const ranked = rank(contendersOf(election), by.ties);
  const same = ranked.filter((c) => c.votes === votes);
  const first = ranked.findIndex((c) => c.votes === votes);
  const fundedIn = (order: readonly Contender[]) =>
    fundInOrder(order, purseWith(election.budget), by.onMisfit)
      .funded.map(({ project }) => project.id)
      .toSorted()
      .join();
  const results = permutations(same).map((order) =>
    fundedIn([...ranked.slice(0, first), ...order, ...ranked.slice(first + same.length)]),
  );
  return new Set(results).size > 1;
}

describe('ties', () => {
  it('are reported exactly when another order of the tied projects would fund other projects', () => {
    fc.assert(
      fc.property(elections(5), fc.constantFrom<OnMisfit>('skip', 'stop'), (election, onMisfit) => {
        const by = rule(['amount', 'id'], onMisfit);
        const told = new Set(tiesOf(election, by)?.map(({ votes }) => votes));
        for (const votes of new Set(election.votes.values())) {
          expect(told.has(votes)).toBe(orderMatters(election, by, votes));
        }
      }),
      examples(2000),
    );
  });

  it('are refused, never decided by chance, when the tie-breaks cannot tell and it matters', () => {
    fc.assert(
      fc.property(elections(5), fc.constantFrom<OnMisfit>('skip', 'stop'), (election, onMisfit) => {
        const matters = [...new Set(election.votes.values())].some((votes) =>
          orderMatters(election, rule([], onMisfit), votes),
        );
        expect(isLeft(allocateByVotes(election, rule([], onMisfit)))).toBe(matters);
      }),
    );
  });

  it('are decided by the lower amount: 27.450 before 34.600 when 36.300 are left', () => {
    const election = anElection(3_630_000, [
      ['ronda-nord', 3_460_000, 655],
      ['banda-jove', 2_745_000, 655],
    ]);
    expect(tiesOf(election, rule(['amount', 'order']))).toEqual([
      { between: ['banda-jove', 'ronda-nord'], decidedBy: 'amount', votes: 655 },
    ]);
  });

  it('of equal amounts are decided by the next tie-break of the list', () => {
    const election = anElection(10, [
      ['b', 10, 3],
      ['a', 10, 3],
    ]);
    expect(tiesOf(election, rule(['amount', 'order']))).toMatchObject([
      { between: ['b', 'a'], decidedBy: 'order' },
    ]);
    expect(tiesOf(election, rule(['amount', 'id']))).toMatchObject([
      { between: ['a', 'b'], decidedBy: 'id' },
    ]);
  });

  it('are not reported for a tie-break that changed nothing', () => {
    const election = anElection(15, [
      ['a', 10, 3],
      ['b', 10, 3],
      ['c', 5, 3],
    ]);
    expect(tiesOf(election, rule(['amount', 'order']))).toEqual([
      { between: ['a', 'b'], decidedBy: 'order', votes: 3 },
    ]);
  });

  it('are not reported of projects after one that ended the rule', () => {
    // Two votes for every ten euros, all of them; a does not fit and ends the rule before b and c have their turn.
    const election = anElection(15, [
      ['a', 20, 4],
      ['b', 10, 2],
      ['c', 10, 2],
    ]);
    const by: ByVotesRule = { ...rule(['votes', 'order'], 'stop'), order: 'votes-per-amount' };
    expect(tiesOf(election, by)).toEqual([{ between: ['a', 'b', 'c'], decidedBy: 'votes', votes: null }]);
  });

  it('that the list cannot break are refused with the names of the projects', () => {
    const election = anElection(10, [
      ['b', 10, 3],
      ['a', 10, 3],
      ['c', 11, 3],
    ]);
    expect(allocateByVotes(election, rule(['amount', 'votes']))).toMatchObject({
      left: { kind: 'unresolvedTie', votes: 3, between: [{ id: 'b' }, { id: 'a' }] },
    });
  });

  it('that change nothing are not refused', () => {
    const election = anElection(20, [
      ['b', 10, 3],
      ['a', 10, 3],
    ]);
    expect(tiesOf(election, rule([]))).toEqual([]);
  });
});
