import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { defaultByVotes } from '../rules/by-votes/rule.ts';
import { allocateByVotes } from '../rules/by-votes/allocate.ts';
import { sweepOf, type SweptBudget } from './sweep.ts';

const town = anElection(100, [
  ['a', 60, 9],
  ['b', 50, 8],
  ['c', 40, 7],
  ['d', 900, 6],
]);

function at(budget: number): SweptBudget {
  const shared = allocateByVotes({ ...town, budget: cents(budget) }, defaultByVotes);
  if (isLeft(shared)) throw new Error('no outcome');
  return { budget: cents(budget), outcome: shared.right };
}

const ids = (projects: readonly { readonly id: string }[]) => projects.map(({ id }) => id);
const changes = (swept: readonly SweptBudget[]) =>
  sweepOf(town.projects, swept).points.map(({ added, dropped }) => [ids(added), ids(dropped)]);

describe('a sweep over budgets', () => {
  it('says what each budget adds, and what it drops although there is more money', () => {
    expect(changes([at(50), at(60), at(100)])).toEqual([
      [['b'], []],
      [['a'], ['b']],
      [['c'], []],
    ]);
  });

  it('says of each project from which budget on it is funded, how often, and where it is lost again', () => {
    const { projects } = sweepOf(town.projects, [at(50), at(60), at(100), at(110)]);
    expect(projects.map(({ from, times, lostAt }) => [from, times, lostAt])).toEqual([
      [60, 3, []],
      [50, 2, [60, 100]],
      [100, 1, [110]],
      [null, 0, []],
    ]);
  });

  it('passes over a budget without an outcome', () => {
    const refused: SweptBudget = { budget: cents(55), outcome: 'unresolvedTie' };
    expect(changes([at(50), refused, at(60)])).toEqual([
      [['b'], []],
      [[], []],
      [['a'], ['b']],
    ]);
    const { projects } = sweepOf(town.projects, [at(50), refused]);
    expect(projects[1]).toMatchObject({ from: 50, times: 1, lostAt: [] });
  });
});
