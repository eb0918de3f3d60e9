import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerId, surveyId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { chosenIn, emptyDraft, isEmptyDraft, type DraftBallot } from '../../draft/draft-ballot.ts';
import { forgetOrder, keepOrder, placeAnswer, unrank } from './ordering.ts';

const s = surveyId('s');
const answers = ['a', 'b', 'c', 'd', 'e'].map((id) => anOption(id));
const sortable = { kind: 'sortable', answers, maxScore: 3 } as const;
const ranked = { kind: 'ranked', answers, maxScore: 3 } as const;

const moves = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(6)), { maxLength: 12 });

describe('a draft ballot with an order', () => {
  it('is always an answer that may be sent, whatever is moved', () => {
    fc.assert(
      fc.property(fc.constantFrom(sortable, ranked), moves, (question, each) => {
        const draft = each.reduce<DraftBallot>(
          (before, [id, to]) => placeAnswer(before, s, question, answerId(id), to),
          emptyDraft,
        );
        expect(isEmptyDraft(draft) || isRight(checkAnswer(question, chosenIn(draft, s)))).toBe(true);
      }),
    );
  });

  it('starts from the survey’s order at the first move, and announces the position of the answer', () => {
    const draft = placeAnswer(emptyDraft, s, sortable, answerId('d'), 1);
    expect(chosenIn(draft, s)).toEqual(['a', 'd', 'b', 'c', 'e']);
    expect(draft.announced?.event).toEqual({ kind: 'placed', answer: 'd', position: 1, of: 5, fallen: null });
  });

  it('is unanswered until the voter confirms the order, and again when that is withdrawn', () => {
    const kept = keepOrder(emptyDraft, s, sortable);
    expect(chosenIn(kept, s)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(kept.announced?.event.kind).toBe('orderKept');
    const forgotten = forgetOrder(kept, s);
    expect(isEmptyDraft(forgotten)).toBe(true);
    expect(forgotten.announced?.serial).toBe(2);
  });
});

describe('a draft ballot with slots', () => {
  const full = ['a', 'b', 'c'].reduce<DraftBallot>(
    (before, id, at) => placeAnswer(before, s, ranked, answerId(id), at),
    emptyDraft,
  );

  it('fills up from the first slot, wherever an answer was put', () => {
    expect(chosenIn(placeAnswer(emptyDraft, s, ranked, answerId('d'), 2), s)).toEqual(['d']);
  });

  it('removes the last one when one more comes in, and names it', () => {
    const draft = placeAnswer(full, s, ranked, answerId('d'), 0);
    expect(chosenIn(draft, s)).toEqual(['d', 'a', 'b']);
    expect(draft.announced?.event).toMatchObject({ position: 0, of: 3, fallen: 'c' });
  });

  it('closes up when one leaves', () => {
    const draft = unrank(full, s, answerId('a'));
    expect(chosenIn(draft, s)).toEqual(['b', 'c']);
    expect(draft.announced?.event).toEqual({ kind: 'cleared', answers: ['a'] });
  });
});
