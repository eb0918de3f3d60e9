import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { type SurveyId, surveyId } from '#domain/shared/ids.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
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

describe('the earlier vote', () => {
  it('is fetched for the surveys of the chain whose votes may be changed', async () => {
    const found = await ask({ main: 'yes', second: 'no', fixed: 'yes' });
    expect(found).toEqual(
      right(
        new Map([
          ['main', 'yes'],
          ['second', 'no'],
        ]),
      ),
    );
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
