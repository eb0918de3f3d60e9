import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { marksOf, votedElection } from '#fixtures/arbitraries/ballots.ts';
import { anElection, elections } from '#fixtures/arbitraries/election.ts';
import { isLeft } from '../../../shared/result.ts';
import type { Allocation } from '../../allocation.ts';
import { type ByVotesRule, defaultByVotes } from './rule.ts';
import type { OnMisfit } from '../../parameters.ts';
import { type BudgetProject, type Election, votesFor } from '../../election.ts';
import { allocateByVotes } from './allocate.ts';

const byId: ByVotesRule = { ...defaultByVotes, ties: ['amount', 'id'] };
const stopping: ByVotesRule = { ...byId, onMisfit: 'stop' };

function allocated(election: Election, rule: ByVotesRule = defaultByVotes): Allocation {
  const allocation = allocateByVotes(election, rule);
  if (isLeft(allocation)) throw new Error(allocation.left.kind);
  return allocation.right;
}

const ids = (entries: readonly { readonly project: BudgetProject }[]) =>
  entries.map(({ project }) => project.id);

/** A different algorithm on purpose: it searches for the best of the remaining projects again and again. */
function naiveFunded(election: Election, onMisfit: OnMisfit): readonly string[] {
  const left = new Set(election.projects);
  const funded: string[] = [];
  let money = Number(election.budget);
  while (left.size > 0) {
    let best: BudgetProject | undefined;
    for (const project of left) {
      if (best === undefined) best = project;
      const more = votesFor(election, project) - votesFor(election, best);
      const cheaper = Number(best.amount) - Number(project.amount);
      if (more > 0 || (more === 0 && (cheaper > 0 || (cheaper === 0 && project.id < best.id))))
        best = project;
    }
    if (best === undefined) break;
    left.delete(best);
    if (best.amount <= money) {
      money -= best.amount;
      funded.push(best.id);
    } else if (onMisfit === 'stop') break;
  }
  return funded;
}

describe('sharing out by votes, whatever the election', () => {
  it('agrees with a second, naive count', () => {
    fc.assert(
      fc.property(elections(), (election) => {
        expect(ids(allocated(election, byId).funded)).toEqual(naiveFunded(election, 'skip'));
        expect(ids(allocated(election, stopping).funded)).toEqual(naiveFunded(election, 'stop'));
      }),
      examples(10_000),
    );
  });

  it('never spends more than the budget, and what is spent and left make the budget', () => {
    fc.assert(
      fc.property(elections(), fc.constantFrom(byId, stopping), (election, rule) => {
        const { funded, spent, remaining } = allocated(election, rule);
        expect(remaining).toBeGreaterThanOrEqual(0);
        expect(spent + remaining).toBe(election.budget);
        expect(funded.reduce((sum, { project }) => sum + project.amount, 0)).toBe(spent);
      }),
    );
  });

  it('when skipping, leaves out only projects that no longer fit, and says how much is missing', () => {
    fc.assert(
      fc.property(elections(), (election) => {
        const { funded, unfunded, budget, remaining } = allocated(election, byId);
        for (const { project, step, missing } of unfunded) {
          const before = funded.filter((entry) => entry.step < step).at(-1)?.remaining ?? budget;
          expect(missing).toBe(project.amount - before);
          expect(project.amount).toBeGreaterThan(remaining);
        }
      }),
    );
  });

  it('names every project once, in the order in which it was considered', () => {
    fc.assert(
      fc.property(elections(), fc.constantFrom(byId, stopping), (election, rule) => {
        const { funded, unfunded, order } = allocated(election, rule);
        const steps = [...funded, ...unfunded].toSorted((a, b) => a.step - b.step);
        expect(ids(steps)).toEqual(order.map(({ id }) => id));
        expect(steps.map(({ step }) => step)).toEqual(election.projects.map((_, index) => index + 1));
      }),
    );
  });

  it('does not depend on the order of the file when ties go by identifier', () => {
    fc.assert(
      fc.property(elections(), (election) => {
        const turned = { ...election, projects: election.projects.toReversed() };
        expect(allocated(turned, byId)).toEqual(allocated(election, byId));
      }),
    );
  });

  it('funds at least as much with more money, when it stops at the first that does not fit', () => {
    fc.assert(
      fc.property(elections(), fc.nat(40), (election, more) => {
        const richer = { ...election, budget: (election.budget + more) as Election['budget'] };
        const before = ids(allocated(election, stopping).funded);
        expect(ids(allocated(richer, stopping).funded).slice(0, before.length)).toEqual(before);
      }),
    );
  });

  it('funds the same at the top whether it skips or stops', () => {
    fc.assert(
      fc.property(elections(), (election) => {
        const { funded, fitsInOrder } = allocated(election, byId);
        expect(ids(funded.slice(0, fitsInOrder))).toEqual(ids(allocated(election, stopping).funded));
      }),
    );
  });
});

describe('sharing out by votes', () => {
  const three = anElection(100, [
    ['A', 60, 9],
    ['B', 50, 8],
    ['C', 40, 7],
  ]);

  it('skips what does not fit and tries the next', () => {
    const { funded, unfunded, remaining, fitsInOrder } = allocated(three);
    expect(ids(funded)).toEqual(['A', 'C']);
    expect(unfunded).toMatchObject([{ reason: 'overBudget', missing: 10, step: 2 }]);
    expect([remaining, fitsInOrder]).toEqual([0, 1]);
  });

  it('stops at the first that does not fit if the rule says so', () => {
    const { funded, unfunded } = allocated(three, { ...defaultByVotes, onMisfit: 'stop' });
    expect(ids(funded)).toEqual(['A']);
    expect(unfunded.map(({ reason, missing }) => [reason, missing])).toEqual([
      ['overBudget', 10],
      ['afterStop', null],
    ]);
  });

  it('funds what fits to the cent', () => {
    expect(ids(allocated(anElection(100, [['A', 100, 1]])).funded)).toEqual(['A']);
    expect(ids(allocated(anElection(99, [['A', 100, 1]])).funded)).toEqual([]);
  });

  it('goes by votes for each euro if the rule says so', () => {
    expect(ids(allocated(three, { ...defaultByVotes, order: 'votes-per-amount' }).funded)).toEqual([
      'C',
      'B',
    ]);
  });

  it('reports ties by votes for each euro without a number of votes, unless all have the same', () => {
    const election = anElection(100, [
      ['A', 100, 10],
      ['B', 50, 5],
    ]);
    const { ties } = allocated(election, { ...byId, order: 'votes-per-amount' });
    expect(ties).toEqual([{ between: ['B', 'A'], decidedBy: 'amount', votes: null }]);
  });

  it('counts points if the rule says so, and refuses an election without points', () => {
    const voted = votedElection(
      10,
      [
        ['a', 10],
        ['b', 10],
      ],
      'ab b',
      'points',
    );
    const points = {
      ...voted,
      marks: {
        ...marksOf('points', [
          [
            [0, 5],
            [1, 1],
          ],
          [[1, 3]],
        ]),
      },
    };
    expect(ids(allocated(points, { ...defaultByVotes, count: 'points' }).funded)).toEqual(['a']);
    expect(ids(allocated(points).funded)).toEqual(['b']);
    expect(allocateByVotes(three, { ...defaultByVotes, count: 'points' })).toMatchObject({
      left: { kind: 'ballotsNeeded' },
    });
  });

  it('gives an empty allocation for an election without projects', () => {
    expect(allocated(anElection(100, []))).toMatchObject({
      funded: [],
      unfunded: [],
      spent: 0,
      fitsInOrder: 0,
    });
  });
});
