import { describe, expect, it } from 'vitest';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultRules } from '#domain/budget/budget-rule.ts';
import { withBallotsFor } from '#domain/budget/changes/changed-election.ts';
import { marginOf } from '#domain/budget/changes/margin.ts';
import type { Election } from '#domain/budget/election.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { computeBudget } from './compute-budget.ts';
import { whatChanges } from './what-changes.ts';

function changesIn(election: Election, rule: BudgetRule) {
  const asked = whatChanges(election, rule);
  if (isLeft(asked)) throw new Error(asked.left.kind);
  return asked.right.changes;
}

function fundedIn(election: Election, rule: BudgetRule): readonly string[] {
  const shared = computeBudget(election, rule);
  if (isLeft(shared)) throw new Error(shared.left.kind);
  return shared.right.funded.map(({ project }) => project.id);
}

describe('asking what would have changed an outcome', () => {
  const town = votedElection(
    100,
    [
      ['a', 60],
      ['b', 50],
      ['c', 50],
    ],
    'a a a a a a bc bc bc bc bc',
  );

  it('is refused as the rule is, if a tie stays open', () => {
    const level = votedElection(
      6,
      [
        ['m', 6],
        ['n', 6],
      ],
      'mn',
    );
    for (const rule of [{ ...defaultEqualShares, completion: 'none' as const }, defaultRules.phragmen])
      expect(whatChanges(level, { ...rule, ties: ['amount'] })).toMatchObject({
        left: { kind: 'unresolvedTie' },
      });
  });

  it('says how much of it is done', () => {
    const shares: number[] = [];
    const asked = whatChanges(town, defaultEqualShares, null, null, (share) => void shares.push(share));
    expect(isLeft(asked)).toBe(false);
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('has no figures for a vetoed project under Phragmén, and exact ones for the others', () => {
    const rule = { ...defaultRules.phragmen, parts: { vetoed: [{ proposal: proposalId('b'), why: null }] } };
    const changes = changesIn(town, rule);
    const of = (id: string) => changes.find(({ entry }) => entry.project.id === id);
    expect(of('b')).toMatchObject({ ballots: null, cost: null });
    const further = of('a')?.ballots?.high ?? 0;
    expect(further).toBeGreaterThan(0);
    expect(fundedIn(withBallotsFor(town, 0, further), rule)).toContain('a');
    expect(fundedIn(withBallotsFor(town, 0, further - 1), rule)).not.toContain('a');
  });
});

describe('the margin of an outcome', () => {
  it('is the least change over all unfunded projects', () => {
    const town = anElection(100, [
      ['a', 60, 9],
      ['b', 50, 3],
      ['c', 40, 2],
      ['d', 90, 4],
    ]);
    expect(marginOf(changesIn(town, defaultRules['by-votes']))).toEqual({
      ballots: { low: 6, high: 6, project: 'd' },
      cost: { low: 10, high: 10, project: 'b' },
    });
  });

  it('has bounds where projects only have bounds, and nothing where no project can be asked', () => {
    const entry = changesIn(anElection(5, [['a', 6, 1]]), defaultRules['by-votes'])[0]?.entry;
    if (!entry) throw new Error('no project');
    const cost = { low: null, high: 3 };
    expect(marginOf([{ entry, ballots: { low: 7, high: null }, cost }])).toEqual({
      ballots: { low: 7, high: null, project: null },
      cost: { low: 3, high: null, project: null },
    });
    expect(marginOf([])).toEqual({ ballots: null, cost: null });
  });
});
