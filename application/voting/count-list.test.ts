import { describe, expect, it } from 'vitest';
import type { CheckedBallotList } from '#application/ports/ballot-list-reader.ts';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { right } from '#domain/shared/result.ts';
import { anOption } from '#fixtures/builders/survey.ts';
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
});
