import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedKinds, questionsOf } from '#fixtures/arbitraries/question.ts';
import { aBudget, anOption, aProposal } from '#fixtures/builders/data/survey.ts';
import { left, right } from '../shared/result.ts';
import { answerReader, checkAnswer, rawAnswer } from './check-answer.ts';
import type { Question } from './survey.ts';

const options = { kind: 'options', answers: [anOption('yes'), anOption('no')] } as const;

describe('an answer', () => {
  it('to a question with options must be exactly one of them', () => {
    expect(checkAnswer(options, 'yes')).toEqual(right({ kind: 'options', chosen: 'yes' }));
    expect(checkAnswer(options, ['no'])).toEqual(right({ kind: 'options', chosen: 'no' }));
    expect(checkAnswer(options, ['no', 'yes'])).toEqual(left({ kind: 'exactlyOne', found: 2 }));
    expect(checkAnswer(options, [])).toEqual(left({ kind: 'emptyAnswer' }));
    expect(checkAnswer(options, 'perhaps')).toEqual(left({ kind: 'unknownAnswer', id: 'perhaps' }));
  });

  it('is checked by the rules of its question’s kind', () => {
    expect(checkAnswer({ ...options, kind: 'optionsMultiple', most: 2 }, ['yes', 'no'])).toMatchObject(
      right({ kind: 'optionsMultiple' }),
    );
    expect(checkAnswer(aBudget(10, [aProposal('p', 5)]), ['p'])).toEqual(
      right({ kind: 'budgetAmount', chosen: ['p'] }),
    );
  });

  it('to a question of an unknown type cannot be checked', () => {
    expect(checkAnswer({ kind: 'unknown', displayType: 'dice' }, 'six')).toEqual(
      left({ kind: 'unknownDisplayType', displayType: 'dice' }),
    );
  });

  it.each(countedKinds)(
    'to a question of the kind %s may be blank only where the survey offers the blank vote',
    (kind) => {
      fc.assert(
        fc.property(questionsOf(kind), ({ question }) => {
          const { blankVote: _, ...strict } = question;
          expect(checkAnswer({ ...strict, blankVote: true }, null)).toEqual(right({ kind: 'blank' }));
          expect(checkAnswer(strict as Question, null)).toEqual(left({ kind: 'noBlankVote' }));
        }),
        { numRuns: 20 },
      );
    },
  );

  it('to a question of an unknown type cannot be blank either', () => {
    expect(checkAnswer({ kind: 'unknown', displayType: 'dice', blankVote: true }, null)).toEqual(
      left({ kind: 'unknownDisplayType', displayType: 'dice' }),
    );
  });

  it('that is blank names nothing', () => {
    const blank = right({ places: [], numbers: [], text: null });
    expect(answerReader({ ...options, blankVote: true })(null)).toEqual(blank);
  });

  it('is read by one reader, however often its question is asked', () => {
    expect(answerReader(options)).toBe(answerReader(options));
  });

  it('is sent as ids only, and a blank one as null', () => {
    const blank = checkAnswer({ ...options, blankVote: true }, null);
    expect(blank._tag === 'Right' && rawAnswer(blank.right)).toBeNull();
    const checked = checkAnswer(options, ['no']);
    expect(checked._tag === 'Right' && rawAnswer(checked.right)).toBe('no');
  });
});
