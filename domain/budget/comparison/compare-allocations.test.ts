import { describe, expect, it } from 'vitest';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { rational } from '#domain/shared/rational.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { BudgetRule } from '../budget-rule.ts';
import { defaultByVotes } from '../rules/by-votes/rule.ts';
import { defaultEqualShares } from '../rules/equal-shares/rule.ts';
import type { Election } from '../election.ts';
import { allocateByVotes } from '../rules/by-votes/allocate.ts';
import { allocateByEqualShares } from '../rules/equal-shares/allocate.ts';
import { compareAllocations, type Comparison } from './compare-allocations.ts';

const byVotes = { ...defaultByVotes };
const equalShares = { ...defaultEqualShares, completion: 'none' as const };

function compared(election: Election, rules: readonly BudgetRule[]): Comparison {
  const allocations = rules.map((rule) => {
    const shared =
      rule.kind === 'equal-shares'
        ? allocateByEqualShares(election, rule)
        : allocateByVotes(election, { ...byVotes, ...rule, kind: 'by-votes' });
    if (isLeft(shared)) throw new Error(shared.left.kind);
    return shared.right;
  });
  return compareAllocations(election, allocations);
}

/** Six voters of the centre want a, five of them b too, four of the north c; by votes there is no money left for the north. */
const town: Election = (() => {
  const rows = [
    ['a', 60],
    ['b', 35],
    ['c', 40],
    ['d', 200],
  ] as const;
  const election = votedElection(100, rows, 'ab ab ab ab ab a c c c c');
  const districts = ['Centre', 'Centre', 'Nord', null];
  return {
    ...election,
    projects: election.projects.map((project, place) => ({ ...project, district: districts[place] ?? null })),
  };
})();

describe('rules compared on the same votes', () => {
  it('agree on some projects and differ on others, most votes first', () => {
    const { projects } = compared(town, [byVotes, equalShares]);
    expect(
      projects.map(({ project, votes, isFunded, agreement }) => [project.id, votes, isFunded, agreement]),
    ).toEqual([
      ['a', 6, [true, true], 'all'],
      ['b', 5, [true, false], 'some'],
      ['c', 4, [false, true], 'some'],
      ['d', 0, [false, false], 'none'],
    ]);
  });

  it('spend by district, and say how much people asked for there', () => {
    const { districts, categories } = compared(town, [byVotes, equalShares]);
    expect(districts).toEqual([
      { name: 'Centre', projects: 2, votes: 11, spent: [95, 60], funded: [2, 1] },
      { name: 'Nord', projects: 1, votes: 4, spent: [0, 40], funded: [0, 1] },
      { name: null, projects: 1, votes: 0, spent: [0, 0], funded: [0, 0] },
    ]);
    expect(categories).toEqual([]);
    const turned = compared({ ...town, projects: town.projects.toReversed() }, [byVotes]);
    expect(turned.districts.map(({ name }) => name)).toEqual(['Nord', 'Centre', null]);
    expect(turned.projects.map(({ project }) => project.id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('give voters more or less, and each rule differs', () => {
    const [votes, shares] = compared(town, [byVotes, equalShares]).rules.map(({ fairness }) => fairness);
    expect(votes).toMatchObject({ voters: 10, withNothing: 4 });
    expect(votes?.cardinality).toMatchObject({ average: rational(11, 10), gini: rational(49, 110) });
    expect(votes?.cost.average).toEqual(rational(535, 10));
    expect(votes?.cost.violations).toMatchObject([{ project: { id: 'c' }, voters: 4, most: 0 }]);
    expect(shares).toMatchObject({ withNothing: 0, cost: { violations: [] } });
  });

  it('may leave a voter short by cost and not by the number of projects', () => {
    // The first of four voters has one project, for 1 of her 50: the 49 that are left would pay for l too.
    const rows = [
      ['s', 1],
      ['l', 49],
      ['x', 199],
    ] as const;
    const [rule] = compared(votedElection(200, rows, 'sl x x x'), [byVotes]).rules;
    expect(rule?.fairness?.cost.violations).toMatchObject([{ project: { id: 'l' }, voters: 1, most: 1 }]);
    expect(rule?.fairness?.cardinality.violations).toEqual([]);
  });

  it('counts blank ballots among those with nothing, and no violation for what was withdrawn or vetoed', () => {
    const election = votedElection(100, [['a', 40]], 'a a a a      ');
    const out = [{ proposal: proposalId('a'), why: null }];
    for (const parts of [{ withdrawn: out }, { vetoed: out }]) {
      const [rule] = compared(election, [{ ...byVotes, parts }]).rules;
      expect(rule?.fairness).toMatchObject({ voters: 10, withNothing: 10, cost: { violations: [] } });
    }
  });

  it('counts a blank ballot where everybody else has something', () => {
    const [rule] = compared(votedElection(100, [['a', 40]], 'a a  '), [byVotes]).rules;
    expect(rule?.fairness).toMatchObject({ voters: 4, withNothing: 2 });
  });

  it('gives no figures of voters if only counts are known', () => {
    const { rules } = compared(anElection(100, [['a', 40, 7]]), [byVotes]);
    expect(rules.map(({ fairness }) => fairness)).toEqual([null]);
  });
});
