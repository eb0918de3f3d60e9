import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposalId, surveyId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';
import { spentOn } from '#domain/voting/kinds/budget-amount/selection.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { aBudget, aProposal } from '#fixtures/builders/data/survey.ts';
import { chosenIn, emptyDraft, isEmptyDraft } from '../../draft/draft-ballot.ts';
import { toggleProposal } from './answering.ts';

const s = surveyId('s');

describe('a draft ballot with proposals', () => {
  it('never spends more than the budget, whatever is pressed, and is always an answer that may be sent', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amounts, fc.array(fc.nat(7), { maxLength: 30 }), (costs, presses) => {
        const question = aBudget(
          100,
          costs.map((euros, index) => aProposal(String(index), euros)),
        );
        const draft = presses.reduce(
          (before, press) => toggleProposal(before, s, question, proposalId(String(press))),
          emptyDraft,
        );
        const chosen = chosenIn(draft, s);
        expect(spentOn(question.proposals, chosen.map(proposalId))).toBeLessThanOrEqual(question.total);
        expect(isEmptyDraft(draft) || isRight(checkAnswer(question, chosen))).toBe(true);
      }),
    );
  });

  it('says how much is missing for a proposal that does not fit, until the selection changes', () => {
    const question = aBudget(100, [aProposal('dear', 80), aProposal('park', 30)]);
    const press = (draft: typeof emptyDraft, id: string) =>
      toggleProposal(draft, s, question, proposalId(id));
    const refused = press(press(emptyDraft, 'dear'), 'park');
    expect(refused.refused.get(s)).toEqual({ kind: 'overBudget', proposal: 'park', missing: 1000 });
    expect(refused.announced).toMatchObject({ event: { kind: 'overBudget', missing: 1000 } });
    expect(chosenIn(refused, s)).toEqual(['dear']);
    const again = press(refused, 'park');
    expect(again.announced?.serial).toBe((refused.announced?.serial ?? 0) + 1);
    const removed = press(again, 'dear');
    expect(removed.refused.size).toBe(0);
    expect(isEmptyDraft(removed)).toBe(true);
  });
});
