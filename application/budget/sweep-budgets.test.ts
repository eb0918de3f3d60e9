import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultRules } from '#domain/budget/budget-rule.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElections } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { naivePhragmen } from '#fixtures/naive/phragmen.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { sweepBudgets } from './sweep-budgets.ts';

const level = anElection(0, [
  ['a', 6, 3],
  ['b', 6, 3],
]);
const budgets = (...amounts: readonly number[]) => amounts.map(cents);

describe('a sweep of several budgets by one rule', () => {
  it('gives at each budget what the rule gives, computed a second time by a naive twin', () => {
    const rule: BudgetRule = { ...defaultRules.phragmen, ties: ['amount', 'id'] };
    fc.assert(
      fc.property(votedElections(), (election) => {
        const amounts = [0, 5, 10, 20, 30, 40, 60].map(cents);
        const swept = sweepBudgets(election, rule, amounts);
        if (isLeft(swept)) throw new Error('refused');
        for (const { budget, outcome } of swept.right.points) {
          const funded = typeof outcome === 'string' ? [] : outcome.funded.map(({ project }) => project.id);
          const twin = naivePhragmen({ ...election, budget });
          expect(new Set(funded)).toEqual(new Set(twin.map((place) => election.projects[place]?.id)));
        }
        for (const { project, times } of swept.right.projects) {
          const place = election.projects.indexOf(project);
          const counted = amounts.filter((budget) => naivePhragmen({ ...election, budget }).includes(place));
          expect(times).toBe(counted.length);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has a point without an outcome if a tie cannot be broken at that budget only', () => {
    const swept = sweepBudgets(level, { ...defaultRules['by-votes'], ties: ['amount'] }, budgets(6, 12));
    expect(swept).toMatchObject({
      right: { points: [{ outcome: 'unresolvedTie' }, { outcome: { spent: 12 } }] },
    });
  });

  it('has a point without an outcome if decisions cost more than that budget', () => {
    const overrides = [{ proposal: proposalId('a'), outcome: 'funded', who: 'Plenary', why: 'x' }] as const;
    const rule = { ...defaultRules['by-votes'], parts: { overrides } };
    expect(sweepBudgets(level, rule, budgets(3, 6))).toMatchObject({
      right: { points: [{ outcome: 'overridesTooDear' }, { outcome: { spent: 6 } }] },
    });
  });

  it('is refused where the rule is refused whatever the budget', () => {
    expect(sweepBudgets(level, defaultRules.phragmen, budgets(6))).toEqual({
      _tag: 'Left',
      left: { kind: 'ballotsNeeded' },
    });
  });
});
