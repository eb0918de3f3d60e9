import { describe, expect, it } from 'vitest';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultPhragmen } from '#domain/budget/rules/phragmen/rule.ts';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { aCountedList, readsAs } from '#fixtures/builders/data/counted-list.ts';
import { aBudget, anOption, aProposal } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { listCounter } from './count-list.ts';

const code = 'ABCDEFGHIJKLMNOPQRSTUVWX';
const survey = surveyId('poll');
const question = { kind: 'options', answers: [anOption('yes')] } as const;

describe('a list that was counted', () => {
  it('is kept, to look for one’s own ballot in', async () => {
    const { count, find } = listCounter({
      ...readsAs(aCountedList(question, ['yes'])),
      answerOf: (text, ballot) =>
        text === 'the list' && ballot === `poll ${code}` ? { answer: ['yes'] } : null,
    });
    expect(await find(survey, code)).toMatchObject(right({ listed: null }));
    const published = { survey, question, tally: aTally('options', 1, { yes: 1 }) };
    expect(await count('the list', published)).toMatchObject(right({ differences: [] }));
    expect(await find(survey, code)).toMatchObject(right({ listed: { answer: ['yes'] } }));
    expect(await find(surveyId('other'), code)).toEqual(
      right({ ballot: ballotId(`other ${code}`), listed: null }),
    );
  });

  it('of a budget can be shared out by other rules, in the words of a reader', async () => {
    const proposals = [
      aProposal('a', 60, { area: { es: 'Centro', va: 'Centre' } }),
      aProposal('b', 60, { title: { es: 'Banco', va: 'Banc' } }),
    ];
    const question = aBudget(100, proposals);
    const list = aCountedList(question, [['a'], ['b'], ['b']]);
    const { count, compare } = listCounter(readsAs(list));
    const reader = { language: 'va', realmDefault: 'es' } as const;
    const rules = [defaultByVotes, defaultPhragmen];
    expect(await compare(survey, rules, reader)).toEqual(left({ kind: 'notCounted' }));
    await count('', { survey, question, tally: aTally('budgetAmount', 3, { a: 1, b: 2 }) });
    expect(await compare(survey, rules, reader)).toMatchObject(
      right({
        rules: [{ fairness: { withNothing: 1 } }, { fairness: { withNothing: 1 } }],
        projects: [{ project: { title: 'Banc' }, agreement: 'all' }, { agreement: 'none' }],
        districts: [{ name: 'Centre' }, { name: null }],
      }),
    );
    const points = [defaultByVotes, { ...defaultByVotes, count: 'points' as const }];
    expect(await compare(survey, points, reader)).toEqual(
      left({ kind: 'refused', at: 1, refusal: { kind: 'pointsNeeded' } }),
    );
  });
});
