import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultByVotes } from '../rules/by-votes/rule.ts';
import { defaultEqualShares } from '../rules/equal-shares/rule.ts';
import { defaultMaxVotes } from '../rules/max-votes/rule.ts';
import { defaultPhragmen } from '../rules/phragmen/rule.ts';
import { defaultThreshold } from '../rules/threshold/rule.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { compareRationals, decimalsOf, rational } from '#domain/shared/rational.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { aProject, anElection } from '#fixtures/arbitraries/election.ts';
import { allocated, explained } from '#fixtures/builders/data/explained.ts';
import { explainAllocation } from './explain.ts';
import type { Explained } from './explanation.ts';

const rules = fc.constantFrom<BudgetRule>(
  defaultByVotes,
  { ...defaultByVotes, onMisfit: 'stop' },
  defaultThreshold,
  { ...defaultEqualShares, increment: 1 },
  { ...defaultEqualShares, completion: 'none' },
  { ...defaultEqualShares, completion: 'greedy', satisfaction: 'cardinality' },
  { ...defaultEqualShares, completion: 'add1', add1Stop: 'overspend', increment: 1 },
  defaultPhragmen,
  defaultMaxVotes,
);

const kindsOf = (entries: readonly Explained[]) =>
  entries.map(({ project, reason }) => [String(project.id), reason.kind]);

const reasonOf = (entries: readonly Explained[], id: string) =>
  entries.find(({ project }) => project.id === id);

describe('the explanation of an allocation', () => {
  it('lists every project once, in the order of the rule', () => {
    fc.assert(
      fc.property(votedElections(), rules, (election, rule) => {
        const told = explained(election, rule);
        expect(told.map(({ project }) => project)).toEqual(allocated(election, rule).order);
        expect(new Set(told.map(({ project }) => project.id)).size).toBe(election.projects.length);
      }),
      { numRuns: 400 },
    );
  });

  it('has figures that add up: what was available, what the project costs, what remains or is missing', () => {
    fc.assert(
      fc.property(votedElections(), rules, (election, rule) => {
        let left: number = election.budget;
        for (const entry of explained(election, rule)) {
          const { amount } = entry.project;
          expect(entry.available).toBe(left);
          if (entry.funded) {
            left -= amount;
            expect(entry.remaining).toBe(left);
          } else if (entry.reason.kind === 'overBudget') expect(entry.reason.missing).toBe(amount - left);
          else if (entry.reason.kind === 'dearerThanBudget')
            expect(entry.reason.missing).toBe(amount - election.budget);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('of equal shares never says that supporters could not pay if they could', () => {
    fc.assert(
      fc.property(votedElections(), rules, (election, rule) => {
        for (const { reason, project } of explained(election, rule)) {
          if (reason.kind !== 'unaffordable') continue;
          const { all, withMoney, together } = reason.backers;
          expect(compareRationals(together, rational(project.amount))).toBeLessThan(0);
          expect(withMoney).toBeLessThanOrEqual(all);
          expect(withMoney === 0).toBe(together.numerator === 0n);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('needs the election of the allocation; any other is a defect', () => {
    const election = votedElection(100, [['a', 50]], 'a a');
    const { marks: _, ...counts } = election;
    expect(() => explainAllocation(counts, allocated(election, defaultPhragmen))).toThrow(/not made from/u);
  });
});

describe('why a project was funded or not', () => {
  it('by votes: what was available, what was missing, and which projects cost more than the whole budget', () => {
    const election = anElection(100, [
      ['A', 60, 9],
      ['B', 50, 8],
      ['C', 40, 7],
      ['D', 101, 6],
    ]);
    const told = explained(election, defaultByVotes);
    expect(kindsOf(told)).toEqual([
      ['A', 'inOrder'],
      ['B', 'overBudget'],
      ['C', 'inOrder'],
      ['D', 'dearerThanBudget'],
    ]);
    expect(told[1]).toMatchObject({ available: 40, reason: { missing: 10 }, votesShort: 1, ties: [] });
    expect(told[3]).toMatchObject({ reason: { missing: 1 }, votesShort: null });
    expect(kindsOf(explained(election, { ...defaultByVotes, onMisfit: 'stop' }))[2]).toEqual([
      'C',
      'afterStop',
    ]);
    expect(explained(election, { ...defaultByVotes, onMisfit: 'stop' })[2]).toMatchObject({
      reason: { stopper: 'B', load: null },
      votesShort: 1,
    });
  });

  it('by a threshold: the votes that it requires, or that no number of votes is enough', () => {
    const election = anElection(100, [
      ['A', 60, 9],
      ['B', 40, 1],
    ]);
    const half = { ...defaultThreshold, share: { numerator: 1, denominator: 2 } };
    expect(explained(election, half)[1]).toMatchObject({
      reason: { kind: 'belowThreshold', needed: 5, short: 8 },
      votesShort: 8,
    });
    const all = { ...defaultThreshold, share: { numerator: 1, denominator: 1 } };
    expect(explained(election, all)[1]).toMatchObject({
      reason: { kind: 'belowThreshold', needed: 10, short: null },
      votesShort: null,
    });
  });

  it('by what a town adds: minimum, reserved sums, exclusion, veto, withdrawal, decisions', () => {
    const election = {
      ...anElection(100, [
        ['A', 30, 9],
        ['B', 30, 8],
        ['C', 5, 7],
        ['D', 5, 6],
        ['E', 5, 5],
        ['F', 5, 4],
        ['G', 5, 3],
        ['H', 5, 1],
      ]),
      projects: [...'ABCDEFGH'].map((id) => ({
        ...aProject(id, id < 'C' ? 30 : 5),
        district: id < 'C' ? 'Nord' : null,
      })),
    };
    const parts = {
      minVotes: 2,
      sums: { by: 'district' as const, sums: new Map([['Nord', cents(50)]]) },
      incompatible: [[proposalId('A'), proposalId('C')]],
      vetoed: [{ proposal: proposalId('D'), why: 'de otra administración' }],
      withdrawn: [{ proposal: proposalId('E'), why: null }],
      overrides: [
        { proposal: proposalId('F'), outcome: 'unfunded' as const, who: 'el pleno', why: 'ya está hecha' },
        { proposal: proposalId('G'), outcome: 'funded' as const, who: 'el pleno', why: 'empezada' },
      ],
    };
    const told = explained(election, { ...defaultByVotes, parts });
    expect(Object.fromEntries(told.map(({ project, reason }) => [project.id, reason]))).toEqual({
      A: { kind: 'inOrder' },
      B: { kind: 'sumSpent', by: 'district', place: 'Nord', missing: 10 },
      C: { kind: 'incompatible', rival: 'A' },
      D: { kind: 'vetoed', why: 'de otra administración' },
      E: { kind: 'withdrawn', why: null },
      F: { kind: 'overridden', who: 'el pleno', why: 'ya está hecha' },
      G: { kind: 'decision', who: 'el pleno', why: 'empezada' },
      H: { kind: 'belowMinimum', needed: 2, short: 1 },
    });
    for (const id of ['D', 'E', 'F']) expect(reasonOf(told, id)).toMatchObject({ votesShort: null });
    expect(reasonOf(told, 'H')).toMatchObject({ votesShort: 1 });
  });

  it('by equal shares: what each paid, or what its supporters had left', () => {
    const election = votedElection(
      100,
      [
        ['a', 40],
        ['b', 30],
        ['c', 60],
        ['d', 0],
        ['e', 9],
      ],
      'acd acd acd acd ac a b b b b',
    );
    const plain = explained(election, { ...defaultEqualShares, completion: 'none' });
    expect(kindsOf(plain)).toEqual([
      ['d', 'free'],
      ['a', 'paid'],
      ['b', 'paid'],
      ['c', 'unaffordable'],
      ['e', 'noSupport'],
    ]);
    const paid = plain[1]?.reason;
    expect(paid).toMatchObject({ inFull: 6, allTheyHad: 0, increments: null });
    const left = plain[3]?.reason;
    if (left?.kind !== 'unaffordable') throw new Error('not the reason');
    // Five of them had 10 and paid 6,67.
    expect([left.backers.all, left.backers.withMoney, decimalsOf(left.backers.together, 2)]).toEqual([
      5,
      5,
      '16.67',
    ]);
  });

  it('by equal shares, completed: with what was left, or through how many increments', () => {
    const election = votedElection(
      100,
      [
        ['a', 60],
        ['b', 40],
        ['c', 70],
      ],
      'a a a a a ab b b c c',
    );
    const greedy = explained(election, { ...defaultEqualShares, completion: 'greedy' });
    expect(kindsOf(greedy)).toEqual([
      ['a', 'paid'],
      ['b', 'completion'],
      ['c', 'overBudget'],
    ]);
    expect(greedy[1]?.reason).toMatchObject({ backers: { all: 3, withMoney: 2 } });
    expect(greedy[2]?.reason).toMatchObject({ missing: 70, backers: { all: 2, withMoney: 2 } });
    const add1 = explained(election, { ...defaultEqualShares, completion: 'add1', increment: 1 });
    expect(add1[0]?.reason).toMatchObject({ kind: 'paid', increments: null });
    expect(add1[1]?.reason).toMatchObject({ kind: 'paid', increments: 7 });
  });

  it('by Phragmén: the load of its supporters, and where the rule ended', () => {
    const election = votedElection(
      100,
      [
        ['a', 40],
        ['b', 90],
        ['c', 50],
        ['d', 10],
      ],
      'a a a a b b b b b b c',
    );
    const told = explained(election, defaultPhragmen);
    expect(kindsOf(told)).toEqual([
      ['a', 'atLoad'],
      ['b', 'overBudget'],
      ['c', 'afterStop'],
      ['d', 'noSupport'],
    ]);
    expect(told[0]?.reason).toEqual({ kind: 'atLoad', load: rational(40, 4) });
    expect(told[2]?.reason).toEqual({ kind: 'afterStop', stopper: 'b', load: rational(200, 4) });
  });

  it('by Phragmén, with a decision by hand: a project that takes no part has no load', () => {
    const election = votedElection(
      100,
      [
        ['a', 40],
        ['b', 50],
      ],
      'a a b',
    );
    const overrides = [{ proposal: proposalId('b'), outcome: 'funded' as const, who: 'x', why: 'y' }];
    expect(kindsOf(explained(election, { ...defaultPhragmen, parts: { overrides } }))).toEqual([
      ['b', 'decision'],
      ['a', 'atLoad'],
    ]);
  });

  it('by the best set: what a set with it would lose', () => {
    const rows = [
      ['A', 60, 9],
      ['B', 50, 8],
      ['C', 50, 7],
      ['D', 0, 0],
    ] as const;
    const told = explained(anElection(100, rows), defaultMaxVotes);
    expect(kindsOf(told)).toEqual([
      ['B', 'inBestSet'],
      ['C', 'inBestSet'],
      ['A', 'otherSetBetter'],
      ['D', 'noSupport'],
    ]);
    expect(told[2]).toMatchObject({ reason: { loss: 6 }, votesShort: 6 });
    expect(told[3]).toMatchObject({ votesShort: 1 });
    const byAmount = explained(anElection(100, rows), { ...defaultMaxVotes, satisfaction: 'cost' });
    expect(reasonOf(byAmount, 'A')).toMatchObject({ reason: { loss: null }, votesShort: 4 });
    expect(reasonOf(byAmount, 'D')).toMatchObject({ votesShort: null });
  });
});
