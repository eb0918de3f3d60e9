import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { type SurveyId, surveyId } from '#domain/shared/ids.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { emptyCensus } from '../identity/census-form.ts';
import { askEarlierVote } from './ask-earlier-vote.ts';
import { aVisit } from '../samples/sample-visit.ts';
import { openVisit } from '../visit.ts';

const code = 'ABCD EFGH IJKL MNOP QRST UVWX';
const who = { id: '12345678Z', secrets: ['1984'], authorised: true };
const main = aSurvey('main', {
  census: true,
  canChangeVote: true,
  chain: [surveyId('second'), surveyId('fixed')],
});
const chain = [main, aSurvey('second', { canChangeVote: true }), aSurvey('fixed')];

async function ask(
  earlier: Readonly<Record<string, RawAnswer>>,
  typed: { readonly census?: typeof emptyCensus; readonly earlierCode?: string } = {},
) {
  const { council } = aVisit(chain, {
    earlier: new Map(
      Object.entries(earlier).map(([id, answer]): [SurveyId, RawAnswer] => [surveyId(id), answer]),
    ),
  });
  const visit = await openVisit(council, 'p');
  if (isLeft(visit)) throw new Error('no visit');
  return askEarlierVote(council, {
    visit: visit.right,
    census: who,
    identity: null,
    earlierCode: code,
    ...typed,
  });
}

/** The search in these surveys, and the order in which they were asked. */
async function asking(surveys: readonly Survey[], earlier: Readonly<Record<string, RawAnswer>>) {
  const { council } = aVisit(surveys);
  const visit = await openVisit(council, 'p');
  if (isLeft(visit)) throw new Error('no visit');
  const asked: string[] = [];
  const ballotBox: typeof council.ballotBox = {
    ...council.ballotBox,
    previous: async (_, { survey }) => {
      asked.push(survey);
      const answer = earlier[survey];
      return answer === undefined ? left({ kind: 'censusInvalid' }) : right(answer);
    },
  };
  const found = await askEarlierVote(
    { ...council, ballotBox },
    { visit: visit.right, census: who, identity: null, earlierCode: code },
  );
  return { found, asked };
}

describe('the earlier vote', () => {
  it('is fetched for the whole chain, with the answers that cannot be changed', async () => {
    const found = await ask({ main: 'yes', second: 'no', fixed: 'yes' });
    expect(found).toEqual(
      right(
        new Map([
          ['main', 'yes'],
          ['second', 'no'],
          ['fixed', 'yes'],
        ]),
      ),
    );
  });

  it('is guessed at twice with a census, and the rest is asked for once another question was found', async () => {
    const ids = ['q1', 'q2', 'q3', 'open'].map(surveyId);
    const long = aSurvey('main', { census: true, canChangeVote: true, chain: ids });
    const rest = ids.map((id) => aSurvey(id, { census: id !== 'open' }));
    const search = (earlier: Readonly<Record<string, RawAnswer>>) => asking([long, ...rest], earlier);
    const wrong = await search({});
    expect([wrong.found, wrong.asked]).toEqual([left({ kind: 'censusInvalid' }), ['main', 'q1', 'open']]);
    const mixed = await search({ q3: 'no', open: 'yes' });
    expect(mixed.asked).toEqual(['main', 'q1', 'open', 'q2', 'q3']);
    expect(mixed.found).toEqual(
      right(
        new Map([
          ['open', 'yes'],
          ['q3', 'no'],
        ]),
      ),
    );
    const first = await search({ main: 'yes' });
    expect(first.asked).toEqual(['main', 'q1', 'q2', 'q3', 'open']);
  });

  it('is not found in part: a refusal that says nothing of the code ends the search', async () => {
    const { council } = aVisit(chain);
    const visit = await openVisit(council, 'p');
    if (isLeft(visit)) throw new Error('no visit');
    for (const at of [0, 3]) {
      let [n, asked] = [0, 0];
      const ballotBox: typeof council.ballotBox = {
        ...council.ballotBox,
        previous: async () => {
          asked += 1;
          n += 1;
          if (n > at) return left({ kind: 'noAnswer' });
          return n === at ? right('yes') : left({ kind: 'censusInvalid' });
        },
      };
      const many = aSurvey('main', { census: true, canChangeVote: true });
      const surveys = [many, aSurvey('b', { census: true }), aSurvey('c'), aSurvey('d', { census: true })];
      const found = await askEarlierVote(
        { ...council, ballotBox },
        {
          visit: { ...visit.right, main: many, chain: surveys },
          census: who,
          identity: null,
          earlierCode: code,
        },
      );
      expect([found, asked]).toEqual([left({ kind: 'noAnswer' }), at + 1]);
    }
  });

  it('may have left some of them unanswered', async () => {
    expect(await ask({ second: 'no' })).toEqual(right(new Map([['second', 'no']])));
  });

  it('is not asked for with something that is not a code, nor before the voter’s identity is known', async () => {
    expect(await ask({ main: 'yes' }, { earlierCode: '1984' })).toEqual(left({ kind: 'notACode' }));
    const missing = left({ kind: 'censusMissing' });
    expect(await ask({ main: 'yes' }, { census: emptyCensus })).toEqual(missing);
    expect(await ask({ main: 'yes' }, { census: { ...who, authorised: false } })).toEqual(missing);
  });

  it('is reported missing if the council does not find it', async () => {
    expect(await ask({})).toEqual(left({ kind: 'censusInvalid' }));
  });
});
