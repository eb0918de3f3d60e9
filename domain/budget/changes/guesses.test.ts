import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import type { Election } from '../election.ts';
import type { BudgetRule } from '../budget-rule.ts';
import { knowledgeOf } from '../explanation/knowledge-of.ts';
import { defaultByVotes } from '../rules/by-votes/rule.ts';
import { allocateByVotes } from '../rules/by-votes/allocate.ts';
import { allocateByPhragmen } from '../rules/phragmen/allocate.ts';
import { defaultPhragmen } from '../rules/phragmen/rule.ts';
import { guessedBallots, guessedCosts } from './guesses.ts';

function lastOf(election: Election, rule: BudgetRule) {
  const shared =
    rule.kind === 'phragmen'
      ? allocateByPhragmen(election, rule)
      : allocateByVotes(election, { ...defaultByVotes, ties: rule.ties });
  if (isLeft(shared)) throw new Error('refused');
  const entry = shared.right.unfunded.at(-1);
  if (!entry) throw new Error('all funded');
  return [entry, shared.right, knowledgeOf(election, shared.right)] as const;
}

const rows = [
  ['a', 60],
  ['b', 70],
  ['c', 80],
] as const;

describe('where a search begins', () => {
  it('is by votes the votes that a project is short of, and the money there was', () => {
    const asked = lastOf(votedElection(100, rows.slice(0, 2), 'a a a b'), defaultByVotes);
    expect(guessedBallots(...asked)).toBe(3);
    expect(guessedCosts(...asked)).toContain(40);
  });

  it('is under Phragmén the ballots and the cost that bring its load to the last that was bought', () => {
    // a is bought at 60 / 3 = 20; b would have been at 70 / 2 = 35 and ends the rule; c would have been at 80.
    const asked = lastOf(votedElection(100, rows, 'a a a b b c'), defaultPhragmen);
    expect(guessedBallots(...asked)).toBe(3);
    expect(guessedCosts(...asked)).toContain(20);
  });

  it('is no number under Phragmén if nothing was bought', () => {
    const asked = lastOf(votedElection(50, rows, 'a a a b b c'), defaultPhragmen);
    expect(Number.isFinite(guessedBallots(...asked))).toBe(false);
  });

  it('is one ballot and no cost of its own for a project without supporters', () => {
    const asked = lastOf(votedElection(100, rows, 'a a a b b'), defaultPhragmen);
    expect(guessedBallots(...asked)).toBe(1);
    expect(guessedCosts(...asked)).toEqual([100, 40, 60, 70, 80]);
  });
});
