import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerId, proposalId, surveyId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';
import { spentOn } from '#domain/voting/kinds/budget-amount/selection.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { aBudget, anOption, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { chooseOne, toggleOption, toggleProposal } from '../kinds/options/choosing.ts';
import { chosenIn, emptyDraft, isEmptyDraft, draftFrom } from './draft-ballot.ts';

const s = surveyId('s');
const several = {
  kind: 'optionsMultiple',
  answers: [anOption('a'), anOption('b'), anOption('c'), anOption('none', { reset: true })],
  most: 2,
} as const;

describe('a draft ballot with proposals', () => {
  it('never spends more than there is, whatever is pressed, and is always an answer that may be sent', () => {
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

  it('says what is missing for a proposal that does not fit, until the selection changes', () => {
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

describe('a draft ballot with several answers', () => {
  const press = (draft: typeof emptyDraft, id: string) => toggleOption(draft, s, several, answerId(id));

  it('takes no more than the survey allows and says so', () => {
    const full = ['a', 'b', 'c'].reduce(press, emptyDraft);
    expect(chosenIn(full, s)).toEqual(['a', 'b']);
    expect(full.refused.get(s)).toEqual({ kind: 'tooMany', most: 2 });
    expect(press(full, 'a').refused.size).toBe(0);
  });

  it('clears the others for "none of these", and tells which', () => {
    const cleared = ['a', 'b', 'none'].reduce(press, emptyDraft);
    expect(chosenIn(cleared, s)).toEqual(['none']);
    expect(cleared.announced?.event).toEqual({ kind: 'cleared', answers: ['a', 'b'] });
  });
});

describe('a draft ballot', () => {
  it('lets an answer be taken back', () => {
    const chosen = chooseOne(emptyDraft, s, answerId('yes'));
    expect(chosenIn(chosen, s)).toEqual(['yes']);
    expect(isEmptyDraft(chooseOne(chosen, s, null))).toBe(true);
  });

  it('restored from the device leaves out what no longer fits its question', () => {
    const chain = [aSurvey('kept'), aSurvey('changed'), aSurvey('untouched')];
    const draft = draftFrom(chain, { kept: 'yes', changed: 'gone', unknown: 'yes' });
    expect([...draft.answers]).toEqual([['kept', 'yes']]);
  });
});
