import { describe, expect, it } from 'vitest';
import { aBudget, anOption, aProposal } from '#fixtures/builders/survey.ts';
import { left, right } from '../shared/result.ts';
import { rawAnswer } from './answer.ts';
import { checkAnswer } from './check-answer.ts';

const options = { kind: 'options', answers: [anOption('yes'), anOption('no')] } as const;

describe('an answer', () => {
  it('to a question with options is exactly one of them', () => {
    expect(checkAnswer(options, 'yes')).toEqual(right({ kind: 'options', chosen: 'yes' }));
    expect(checkAnswer(options, ['no'])).toEqual(right({ kind: 'options', chosen: 'no' }));
    expect(checkAnswer(options, ['no', 'yes'])).toEqual(left({ kind: 'exactlyOne', found: 2 }));
    expect(checkAnswer(options, [])).toEqual(left({ kind: 'emptyAnswer' }));
    expect(checkAnswer(options, 'perhaps')).toEqual(left({ kind: 'unknownAnswer', id: 'perhaps' }));
  });

  it('goes to the check of its question’s kind', () => {
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

  it('travels as its ids alone', () => {
    const checked = checkAnswer(options, ['no']);
    expect(checked._tag === 'Right' && rawAnswer(checked.right)).toBe('no');
  });
});
