import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { aBallotEntry as vote, smallBudget } from '#fixtures/builders/data/ballot-entry.ts';
import { openSql as opened } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { memoryBallots } from '#fixtures/memory/ballot-store.ts';
import { sqlBallotStore } from './ballot.table.ts';
import { ballotRecorder } from '../writing/record-together.ts';

const newFile = () => `${scratchFolder()}/concejo.sqlite`;

describe('votes that wait together', () => {
  it('have the same outcome as if they had come one after the other', async () => {
    const aVote = fc.record({
      mark: fc.constantFrom('ana', 'pau', 'eva'),
      ballot: fc.constantFrom('b1', 'b2', 'b3', 'b4').map(ballotId),
      answer: fc.subarray(['p-1', 'p-2', 'p-3'], { minLength: 1 }),
      mayChange: fc.boolean(),
      realm: fc.constantFrom('vilanova', 'benialt').map(realmId),
      survey: fc.constantFrom('budget', 'poll').map(surveyId),
      isOpen: fc.boolean().map((isOpen) => () => isOpen),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(aVote, { maxLength: 20 }), { maxLength: 4 }), async (rounds) => {
        const [store, model] = [sqlBallotStore(opened(':memory:')), memoryBallots()];
        for (const together of rounds) {
          const entries = together.map(({ mark, ...more }) => vote(mark, more));
          const decided = await Promise.all(entries.map((entry) => store.record(entry)));
          const one: unknown[] = [];
          for (const entry of entries) one.push(await model.record(entry));
          expect(decided).toEqual(one);
        }
        for (const realm of ['vilanova', 'benialt'].map(realmId)) {
          for (const survey of ['budget', 'poll'].map(surveyId)) {
            expect(await store.list(realm, survey)).toEqual(await model.list(realm, survey));
            expect(await store.countMarks(realm, survey)).toBe(await model.countMarks(realm, survey));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('are one transaction with the devices and sessions that came between them', () => {
    const database = opened(':memory:');
    const { record } = ballotRecorder(database);
    const executed = vi.spyOn(database, 'exec');
    const realm = realmId('vilanova');
    const outcomes = record([
      { kind: 'device', device: 'd', realm, userId: 'u' },
      vote('ana'),
      { kind: 'session', session: 's', realm, userId: 'u', expires: 2 * 86_400_000 + 1 },
      vote('ana', { ballot: ballotId('other') }),
    ]);
    expect(outcomes).toEqual([
      right('recorded'),
      right('recorded'),
      right('recorded'),
      left({ kind: 'alreadyVoted' }),
    ]);
    expect(executed.mock.calls).toEqual([['BEGIN IMMEDIATE'], ['COMMIT']]);
    expect(database.prepare('SELECT user_id, last_session FROM devices').get()).toEqual({
      user_id: 'u',
      last_session: 2 * 86_400_000,
    });
  });

  it('are refused together if the disk refuses, and none of them is stored', async () => {
    const database = opened(newFile());
    const store = sqlBallotStore(database);
    const everybody = Array.from({ length: 200 }, (_, n) => vote(`voter ${n}`));
    await store.record(vote('first'));
    const pages = Number(database.prepare('PRAGMA page_count').get()?.['page_count']);
    database.exec(`PRAGMA max_page_count = ${pages + 1}`);
    const refused = await Promise.all(everybody.map((entry) => store.record(entry)));
    expect(refused).toEqual(
      everybody.map(() => left({ kind: 'storageFailed', why: expect.stringContaining('full') })),
    );
    expect(await store.list(realmId('vilanova'), surveyId('budget'))).toHaveLength(1);
    expect(await store.countMarks(realmId('vilanova'), surveyId('budget'))).toBe(1);
    expect(await store.tally(realmId('vilanova'), surveyId('budget'), smallBudget, 'running')).toMatchObject({
      ballots: 1,
    });
    database.exec('PRAGMA max_page_count = 4294967294');
    const again = await Promise.all(everybody.map((entry) => store.record(entry)));
    expect(again).toEqual(everybody.map(() => right('recorded')));
  });
});
