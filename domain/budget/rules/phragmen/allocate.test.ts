import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { naivePhragmen } from '#fixtures/naive/phragmen.ts';
import { proposalId } from '../../../shared/ids.ts';
import { decimalsOf } from '../../../shared/rational.ts';
import { isLeft } from '../../../shared/result.ts';
import type { Allocation } from '../../allocation.ts';
import { defaultPhragmen, type PhragmenRule } from './rule.ts';
import type { Election } from '../../election.ts';
import { allocateByPhragmen } from './allocate.ts';

const byId: PhragmenRule = { kind: 'phragmen', ties: ['amount', 'id'] };

function allocated(election: Election, rule: PhragmenRule = byId): Allocation {
  const allocation = allocateByPhragmen(election, rule);
  if (isLeft(allocation)) throw new Error(allocation.left.kind);
  return allocation.right;
}

const ids = ({ funded }: Allocation) => funded.map(({ project }) => project.id);

describe('Phragmén’s rule', () => {
  it('agrees with a second, naive way of computing it', () => {
    fc.assert(
      fc.property(votedElections(), (election) => {
        const expected = naivePhragmen(election).map((place) => election.projects[place]?.id);
        expect(ids(allocated(election))).toEqual(expected);
      }),
      examples(10_000),
    );
  });

  it('never spends more than the budget and names every project once', () => {
    fc.assert(
      fc.property(votedElections(), (election) => {
        const { funded, unfunded, spent, budget, order } = allocated(election);
        expect(spent).toBeLessThanOrEqual(budget);
        const steps = [...funded, ...unfunded].toSorted((a, b) => a.step - b.step);
        expect(steps.map(({ project }) => project.id)).toEqual(order.map(({ id }) => id));
        expect(steps.map(({ step }) => step)).toEqual(election.projects.map((_, index) => index + 1));
      }),
    );
  });

  const shared = [
    ['a', 40],
    ['b', 45],
    ['c', 90],
  ] as const;

  it('buys the project with the least load for its supporters, and gives the load', () => {
    const { funded } = allocated(votedElection(100, shared, 'ab ab ab a b b'));
    expect(ids(allocated(votedElection(100, shared, 'ab ab ab a b b')))).toEqual(['b', 'a']);
    const loads = funded.map(({ backing }) => backing?.kind === 'load' && decimalsOf(backing.load, 2));
    // 45 / 5 = 9 first; then (40 + 3 × 9) / 4 = 16,75, since 40 / 4 = 10 was more than 9.
    expect(loads).toEqual(['9.00', '16.75']);
  });

  it('ends at the first that does not fit, although others would', () => {
    const { unfunded } = allocated(votedElection(50, shared, 'ab ab ab a b b c'));
    expect(unfunded.map(({ project, reason, missing }) => [project.id, reason, missing])).toEqual([
      ['a', 'overBudget', 35],
      ['c', 'afterStop', null],
    ]);
  });

  it('says when a project has no support', () => {
    expect(allocated(votedElection(50, shared, 'a')).unfunded).toMatchObject([
      { project: { id: 'b' }, reason: 'tooFewSupporters' },
      { project: { id: 'c' }, reason: 'tooFewSupporters' },
    ]);
  });

  const level = [
    ['z', 30],
    ['y', 30],
    ['x', 50],
  ] as const;

  it('reports a tie that mattered, and the tie-break that decided it', () => {
    // z and y both ask 15 of each supporter, and after either of them 29 are left.
    const election = votedElection(59, level, 'z z y y');
    expect(ids(allocated(election, defaultPhragmen))).toEqual(['z']);
    expect(allocated(election, defaultPhragmen).ties).toEqual([
      { between: ['z', 'y'], decidedBy: 'order', votes: null },
    ]);
    expect(allocated(election).ties).toMatchObject([{ between: ['y', 'z'], decidedBy: 'id' }]);
  });

  it('reports no tie if both are bought in any order', () => {
    expect(allocated(votedElection(70, level, 'z z y y'), defaultPhragmen).ties).toEqual([]);
  });

  it('refuses a tie that matters and that the list cannot break, also if it matters only many rounds later', () => {
    const unbroken: PhragmenRule = { kind: 'phragmen', ties: ['amount'] };
    expect(allocateByPhragmen(votedElection(59, level, 'z z y y'), unbroken)).toMatchObject({
      left: { kind: 'unresolvedTie', between: [{ id: 'z' }, { id: 'y' }], votes: null },
    });
    expect(ids(allocated(votedElection(70, level, 'z z y y'), unbroken))).toEqual(['z', 'y']);
  });

  it('stops where one of several that are level does not fit, whichever would come first', () => {
    const election = votedElection(
      30,
      [
        ['z', 20],
        ['y', 40],
      ],
      'z y y',
    );
    expect(ids(allocated(election))).toEqual([]);
    expect(allocated(election).unfunded).toMatchObject([
      { project: { id: 'y' }, reason: 'overBudget', missing: 10 },
      { project: { id: 'z' }, reason: 'afterStop' },
    ]);
  });

  it('distinguishes two loads that floating point cannot', () => {
    // 9007199254740991 / 3 is less than 6004799503160661 / 2 by a sixth; floating point has both end in .5.
    const rows = [
      ['a', 6_004_799_503_160_661],
      ['b', 9_007_199_254_740_991],
    ] as const;
    expect(9_007_199_254_740_991 / 3).toBe(6_004_799_503_160_661 / 2);
    for (const order of [rows, rows.toReversed()]) {
      expect(allocated(votedElection(9_007_199_254_740_991, order, 'a a b b b'))).toMatchObject({
        funded: [{ project: { id: 'b' }, via: 'rule' }],
        ties: [],
      });
    }
  });

  it('leaves out a project that a funded one excludes, and one for which its district has no money', () => {
    const election = votedElection(100, level, 'zy zy y x');
    const rule: PhragmenRule = {
      ...byId,
      parts: { incompatible: [[proposalId('y'), proposalId('z')]] },
    };
    expect(ids(allocated(election, rule))).toEqual(['y', 'x']);
    expect(allocated(election, rule).unfunded).toMatchObject([{ reason: 'incompatible', rival: 'y' }]);
  });

  it('needs the ballots', () => {
    expect(allocateByPhragmen(anElection(10, [['a', 5, 1]]), byId)).toMatchObject({
      left: { kind: 'ballotsNeeded' },
    });
  });
});
