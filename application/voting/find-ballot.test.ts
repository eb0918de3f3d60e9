import { describe, expect, it } from 'vitest';
import type { CheckedBallotList } from '#application/ports/ballot-list-reader.ts';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { findBallot } from './find-ballot.ts';

const code = 'ABCDEFGHIJKLMNOPQRSTUVWX';
const find = findBallot({
  read: async () => left({ kind: 'unreadableList', line: 1 }),
  ballotOf: async (survey, typed) => ballotId(`${survey} ${typed}`),
});
const list: CheckedBallotList = {
  survey: surveyId('poll'),
  question: { kind: 'unknown', displayType: 'dice' },
  claimed: '',
  counted: '',
  ballots: [{ id: ballotId(`poll ${code}`), answer: ['yes'] }],
};

describe('one’s own ballot', () => {
  it('is found by its code, however it is typed', async () => {
    const found = right({ ballot: `poll ${code}`, listed: { answer: ['yes'] } });
    expect(await find(list, code)).toEqual(found);
    expect(await find(list, ' abcd-efgh ijkl mnop qrst uvwx ')).toEqual(found);
  });

  it('is told missing when the list does not have it', async () => {
    expect(await find({ ...list, ballots: [] }, code)).toEqual(
      right({ ballot: `poll ${code}`, listed: null }),
    );
  });

  it('is found where it is blank, which is not the same as missing', async () => {
    const blank = { ...list, ballots: [{ id: ballotId(`poll ${code}`), answer: null }] };
    expect(await find(blank, code)).toEqual(right({ ballot: `poll ${code}`, listed: { answer: null } }));
  });

  it('is not looked for under something that is no code', async () => {
    expect(await find(list, '1984')).toEqual(left({ kind: 'notACode' }));
  });
});
