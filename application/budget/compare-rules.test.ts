import { describe, expect, it } from 'vitest';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { defaultMaxVotes } from '#domain/budget/rules/max-votes/rule.ts';
import { defaultPhragmen } from '#domain/budget/rules/phragmen/rule.ts';
import { defaultThreshold } from '#domain/budget/rules/threshold/rule.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { compareRules, rulesWorthComparing } from './compare-rules.ts';

const voted = votedElection(100, [['a', 60]], 'a a');
const counted = anElection(100, [['a', 60, 2]]);
const kinds = (rules: readonly BudgetRule[]) => rules.map(({ kind }) => kind);

describe('comparing rules', () => {
  it('computes each of them on the same votes', () => {
    const compared = compareRules(voted, [defaultByVotes, defaultEqualShares]);
    expect(compared).toMatchObject({
      right: { rules: [{ allocation: { spent: 60 } }, { allocation: { spent: 60 } }] },
    });
  });

  it('says which rule gave no allocation, and why', () => {
    expect(compareRules(counted, [defaultByVotes, defaultPhragmen])).toEqual({
      _tag: 'Left',
      left: { at: 1, refusal: { kind: 'ballotsNeeded' } },
    });
  });

  it('uses by default the rule of the survey and those that its votes allow', () => {
    expect(kinds(rulesWorthComparing(true, null))).toEqual([
      'by-votes',
      'equal-shares',
      'phragmen',
      'max-votes',
    ]);
    expect(kinds(rulesWorthComparing(true, defaultThreshold))).toEqual([
      'threshold',
      'by-votes',
      'equal-shares',
      'phragmen',
    ]);
    const perAmount = { ...defaultByVotes, order: 'votes-per-amount' as const };
    expect(rulesWorthComparing(false, null)).toEqual([
      defaultByVotes,
      defaultThreshold,
      perAmount,
      defaultMaxVotes,
    ]);
    expect(kinds(rulesWorthComparing(false, perAmount))).toEqual([
      'by-votes',
      'by-votes',
      'threshold',
      'max-votes',
    ]);
  });

  it('keeps what the town added to its rule', () => {
    const own = { ...defaultByVotes, parts: { minVotes: 3 } };
    expect(rulesWorthComparing(true, own).map(({ parts }) => parts?.minVotes)).toEqual([3, 3, 3, 3]);
  });
});
