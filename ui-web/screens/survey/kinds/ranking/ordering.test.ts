import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerId, surveyId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { chosenIn, emptyPaper, isEmptyPaper, type Paper } from '../../draft/draft-ballot.ts';
import { forgetOrder, keepOrder, placeAnswer, unrank } from './ordering.ts';

const s = surveyId('s');
const answers = ['a', 'b', 'c', 'd', 'e'].map((id) => anOption(id));
const sortable = { kind: 'sortable', answers, maxScore: 3 } as const;
const ranked = { kind: 'ranked', answers, maxScore: 3 } as const;

const moves = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(6)), { maxLength: 12 });

describe('a paper with an order', () => {
  it('is always an answer that may be sent, whatever is moved', () => {
    fc.assert(
      fc.property(fc.constantFrom(sortable, ranked), moves, (question, each) => {
        const paper = each.reduce<Paper>(
          (before, [id, to]) => placeAnswer(before, s, question, answerId(id), to),
          emptyPaper,
        );
        expect(isEmptyPaper(paper) || isRight(checkAnswer(question, chosenIn(paper, s)))).toBe(true);
      }),
    );
  });

  it('starts from the survey’s order at the first move, and says where the answer stands', () => {
    const paper = placeAnswer(emptyPaper, s, sortable, answerId('d'), 1);
    expect(chosenIn(paper, s)).toEqual(['a', 'd', 'b', 'c', 'e']);
    expect(paper.heard?.what).toEqual({ kind: 'placed', answer: 'd', position: 1, of: 5, fallen: null });
  });

  it('is unanswered until somebody says that the order may stay, and again when it is taken back', () => {
    const kept = keepOrder(emptyPaper, s, sortable);
    expect(chosenIn(kept, s)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(kept.heard?.what.kind).toBe('orderKept');
    const forgotten = forgetOrder(kept, s);
    expect(isEmptyPaper(forgotten)).toBe(true);
    expect(forgotten.heard?.serial).toBe(2);
  });
});

describe('a paper with slots', () => {
  const full = ['a', 'b', 'c'].reduce<Paper>(
    (before, id, at) => placeAnswer(before, s, ranked, answerId(id), at),
    emptyPaper,
  );

  it('fills up from the first slot, wherever an answer was put', () => {
    expect(chosenIn(placeAnswer(emptyPaper, s, ranked, answerId('d'), 2), s)).toEqual(['d']);
  });

  it('lets the last one fall when one more comes in, and names it', () => {
    const paper = placeAnswer(full, s, ranked, answerId('d'), 0);
    expect(chosenIn(paper, s)).toEqual(['d', 'a', 'b']);
    expect(paper.heard?.what).toMatchObject({ position: 0, of: 3, fallen: 'c' });
  });

  it('closes up when one leaves', () => {
    const paper = unrank(full, s, answerId('a'));
    expect(chosenIn(paper, s)).toEqual(['b', 'c']);
    expect(paper.heard?.what).toEqual({ kind: 'cleared', answers: ['a'] });
  });
});
