import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBudget, aProposal } from '#fixtures/builders/data/survey.ts';
import { tally } from '../../scoring/tally.ts';
import type { BudgetQuestion } from '../kinds/budget-amount/kind.ts';
import { checkAnswer } from '../check-answer.ts';
import { isRight } from '../../shared/result.ts';
import { inventBallots } from './invented-ballots.ts';

const budgetOf = (total: number, amounts: readonly number[]) =>
  aBudget(
    total,
    amounts.map((amount, n) => aProposal(`p${n}`, amount)),
  ) as BudgetQuestion;
const anyBudget = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 12 }))
  .map(([total, amounts]) => budgetOf(total, amounts));

describe('invented ballots', () => {
  it('are the same for the same number, and others for another one', () => {
    const question = budgetOf(100, [10, 20, 30, 40, 50, 60]);
    const once = inventBallots(question, { ballots: 40, seed: 7 });
    expect(inventBallots(question, { ballots: 40, seed: 7 })).toEqual(once);
    expect(inventBallots(question, { ballots: 40, seed: 8 })).not.toEqual(once);
    expect(once).toHaveLength(40);
  });

  it('are ballots that the question accepts, whatever the budget', () => {
    fc.assert(
      fc.property(anyBudget, fc.integer({ min: 0, max: 99 }), (question, seed) => {
        const ballots = inventBallots(question, { ballots: 10, seed });
        expect(ballots.every((answer) => isRight(checkAnswer(question, answer)))).toBe(true);
        expect(tally(question, ballots)?.ballots).toBe(ballots.length);
      }),
    );
  });

  it('are none where no proposal fits the budget', () => {
    expect(inventBallots(budgetOf(5, [10, 20]), { ballots: 10, seed: 1 })).toEqual([]);
    expect(inventBallots(budgetOf(5, []), { ballots: 10, seed: 1 })).toEqual([]);
  });
});
