import { describe, expect, it } from 'vitest';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { surveyId } from '../shared/ids.ts';
import { left, right } from '../shared/result.ts';
import { chainOf, chainsWith } from './chain.ts';
import { checkChain } from './check-chain.ts';

const [first, second, third] = [
  aSurvey('main', { chain: [surveyId('second'), surveyId('gone'), surveyId('third'), surveyId('main')] }),
  aSurvey('second', { required: true }),
  aSurvey('third'),
];
const chain = [first, second, third];
const answers = (given: Record<string, string | string[] | null>) =>
  new Map(Object.entries(given).map(([id, answer]) => [surveyId(id), answer] as const));

describe('a chain of surveys', () => {
  it('begins with the main survey and contains each known survey once', () => {
    expect(chainOf(first, [third, second, first])).toEqual(chain);
  });

  it('is found from any of its questions, and a survey alone is a chain of its own', () => {
    const alone = aSurvey('alone');
    const other = aSurvey('other', { chain: [surveyId('third')] });
    const known = [...chain, alone, other];
    expect(chainsWith(third, known)).toEqual([chain, [third], [other, third]]);
    expect(chainsWith(first, known)).toEqual([chain]);
    expect(chainsWith(alone, known)).toEqual([[alone]]);
  });

  it('needs one answer at least', () => {
    expect(checkChain(chain, answers({ main: [], third: '' }))).toEqual(left({ kind: 'nothingAnswered' }));
  });

  it('needs every required answer, and names the surveys that lack one', () => {
    expect(checkChain(chain, answers({ main: 'yes' }))).toEqual(
      left({ kind: 'requiredUnanswered', surveys: ['second'] }),
    );
  });

  it('accepts a blank vote as an answer, also to a required survey', () => {
    expect(checkChain(chain, answers({ main: null, second: null }))).toEqual(
      right([
        { survey: first, answer: null },
        { survey: second, answer: null },
      ]),
    );
  });

  it('is sent without the surveys left unanswered, the main one first', () => {
    expect(checkChain(chain, answers({ second: 'no', main: 'yes' }))).toEqual(
      right([
        { survey: first, answer: 'yes' },
        { survey: second, answer: 'no' },
      ]),
    );
  });
});
