import { describe, expect, it } from 'vitest';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { findBallot } from './find-ballot.ts';

const code = 'ABCDEFGHIJKLMNOPQRSTUVWX';
const survey = surveyId('poll');
/** Lists by their text, each with its one ballot. */
const lists: Readonly<Record<string, RawAnswer>> = { mine: ['yes'], blank: null };
const find = findBallot({
  answerOf: (text, ballot) => {
    const answer = ballot === `poll ${code}` ? lists[text] : undefined;
    return answer === undefined ? null : { answer };
  },
  ballotOf: async (of, typed) => ballotId(`${of} ${typed}`),
});
const list = { survey, text: 'mine' };

describe('one’s own ballot', () => {
  it('is found by its code, however it is typed', async () => {
    const found = right({ ballot: `poll ${code}`, listed: { answer: ['yes'] } });
    expect(await find(list, code)).toEqual(found);
    expect(await find(list, ' abcd-efgh ijkl mnop qrst uvwx ')).toEqual(found);
  });

  it('is reported missing if the list does not have it', async () => {
    expect(await find({ ...list, text: 'another' }, code)).toEqual(
      right({ ballot: `poll ${code}`, listed: null }),
    );
  });

  it('is found if it is blank, which is not the same as missing', async () => {
    expect(await find({ ...list, text: 'blank' }, code)).toEqual(
      right({ ballot: `poll ${code}`, listed: { answer: null } }),
    );
  });

  it('is not looked for if the text is not a code', async () => {
    expect(await find(list, '1984')).toEqual(left({ kind: 'notACode' }));
  });
});
