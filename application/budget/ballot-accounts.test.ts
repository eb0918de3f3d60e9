import { describe, expect, it } from 'vitest';
import { defaultRules } from '#domain/budget/budget-rule.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { ballotAccounts } from './ballot-accounts.ts';

describe('the accounts of the ballots', () => {
  it('are those of the outcome', () => {
    const voted = votedElection(100, [['a', 60]], 'a a');
    expect(ballotAccounts(voted, defaultRules['by-votes'])).toMatchObject({
      right: { ballots: [{ received: 60 }, { received: 60 }], byCategory: null, byDistrict: null },
    });
  });

  it('need single ballots under every rule', () => {
    expect(ballotAccounts(anElection(100, [['a', 60, 2]]), defaultRules['by-votes'])).toEqual({
      _tag: 'Left',
      left: { kind: 'ballotsNeeded' },
    });
  });
});
