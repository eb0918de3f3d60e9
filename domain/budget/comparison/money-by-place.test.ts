import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anElection, elections } from '#fixtures/arbitraries/election.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Election } from '../election.ts';
import { allocateByVotes } from '../rules/by-votes/allocate.ts';
import { defaultByVotes } from '../rules/by-votes/rule.ts';
import { moneyBy } from './money-by-place.ts';

/** The election with these categories, project by project. */
const withCategories = (election: Election, lists: readonly (readonly string[])[]): Election => ({
  ...election,
  projects: election.projects.map((project, at) => {
    const list = lists[at] ?? [];
    const category = list.length === 0 ? null : list.join(',');
    return { ...project, category, ...(list.length > 1 ? { categories: list } : {}) };
  }),
});

const allocationOf = (election: Election) => {
  const allocation = allocateByVotes(election, defaultByVotes);
  if (isLeft(allocation)) throw new Error(allocation.left.kind);
  return allocation.right;
};

describe('the money by category', () => {
  it('is divided evenly among the categories of a project, to the cent', () => {
    const asked = withCategories(anElection(2000, [['a', 1001, 7]]), [['green', 'sport']]);
    expect(moneyBy('category', asked, [allocationOf(asked)])).toEqual([
      { name: 'green', projects: 1, votes: 4, spent: [501], funded: [1] },
      { name: 'sport', projects: 1, votes: 3, spent: [500], funded: [1] },
    ]);
    expect(moneyBy('district', asked, [allocationOf(asked)])).toEqual([]);
  });

  it('adds up to what the rule spends, and the votes to all votes', () => {
    const names = fc.uniqueArray(fc.constantFrom('green', 'sport', 'culture', 'roads'), { maxLength: 4 });
    fc.assert(
      fc.property(elections(), fc.array(names, { minLength: 8, maxLength: 8 }), (plain, lists) => {
        const election = withCategories(plain, lists);
        const allocation = allocationOf(election);
        const places = moneyBy('category', election, [allocation]);
        fc.pre(places.length > 0);
        const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
        expect(sum(places.map(({ spent }) => Number(spent[0])))).toBe(allocation.spent);
        expect(sum(places.map(({ votes }) => votes))).toBe(sum([...election.votes.values()]));
        expect(places.findIndex(({ name }) => name === null)).toBeOneOf([-1, places.length - 1]);
      }),
    );
  });
});
