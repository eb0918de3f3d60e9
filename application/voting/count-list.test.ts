import { describe, expect, it } from 'vitest';
import type { CheckedBallotList } from '#application/ports/ballot-list-reader.ts';
import { defaultByVotes, defaultPhragmen } from '#domain/budget/budget-rule.ts';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { aBudget, anOption, aProposal } from '#fixtures/builders/survey.ts';
import { aTally } from '#fixtures/builders/tally.ts';
import { listCounter } from './count-list.ts';

const code = 'ABCDEFGHIJKLMNOPQRSTUVWX';
const list: CheckedBallotList = {
  survey: surveyId('poll'),
  question: { kind: 'options', answers: [anOption('yes')] },
  claimed: 'f1',
  counted: 'f1',
  ballots: [{ id: ballotId(`poll ${code}`), answer: ['yes'] }],
};
const counter = () =>
  listCounter({
    read: async () => right(list),
    ballotOf: async (survey, typed) => ballotId(`${survey} ${typed}`),
  });

describe('a list that was counted', () => {
  it('is kept, to look for one’s own ballot in', async () => {
    const { count, find } = counter();
    expect(await find(list.survey, code)).toMatchObject(right({ listed: null }));
    const published = {
      survey: list.survey,
      question: list.question,
      tally: aTally('options', 1, { yes: 1 }),
    };
    expect(await count('', published)).toMatchObject(right({ differences: [] }));
    expect(await find(list.survey, code)).toMatchObject(right({ listed: { answer: ['yes'] } }));
    expect(await find(surveyId('other'), code)).toMatchObject(right({ listed: null }));
  });

  it('of a budget can be shared out by other rules, in the words of a reader', async () => {
    const proposals = [
      aProposal('a', 60, { area: { es: 'Centro', va: 'Centre' } }),
      aProposal('b', 60, { title: { es: 'Banco', va: 'Banc' } }),
    ];
    const question = aBudget(100, proposals);
    const ballots = [['a'], ['b'], ['b']].map((answer, at) => ({ id: ballotId(String(at)), answer }));
    const { count, compare } = listCounter({
      read: async () => right({ ...list, question, ballots }),
      ballotOf: async () => ballotId(''),
    });
    const reader = { language: 'va', realmDefault: 'es' } as const;
    const rules = [defaultByVotes, defaultPhragmen];
    expect(await compare(list.survey, rules, reader)).toEqual(left({ kind: 'notCounted' }));
    await count('', { survey: list.survey, question, tally: aTally('budgetAmount', 3, { a: 1, b: 2 }) });
    expect(await compare(list.survey, rules, reader)).toMatchObject(
      right({
        rules: [{ fairness: { withNothing: 1 } }, { fairness: { withNothing: 1 } }],
        projects: [{ project: { title: 'Banc' }, agreement: 'all' }, { agreement: 'none' }],
        districts: [{ name: 'Centre' }, { name: null }],
      }),
    );
    const points = [defaultByVotes, { ...defaultByVotes, count: 'points' as const }];
    expect(await compare(list.survey, points, reader)).toEqual(
      left({ kind: 'refused', at: 1, refusal: { kind: 'pointsNeeded' } }),
    );
  });
});
