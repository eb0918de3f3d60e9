import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sqlBallotStore } from '#adapters/driven/sqlite/ballots/ballot.table.ts';
import { sqlBoxBook } from '#adapters/driven/sqlite/tables/paper/box-book.table.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { killAfter } from './kept-in-step.ts';

const script = fileURLToPath(new URL('count-box.ts', import.meta.url));
const realm = realmId('vilanova');

/** Counts on until `steps` more are stored, and kills the process in the middle of what it does then; how many were. */
async function countUntil(file: string, steps: number): Promise<{ stored: number; isCounted: boolean }> {
  const { said, stored } = await killAfter(script, file, steps);
  return { stored, isCounted: said.includes('counted') };
}

it('a box is counted on from where it was, however its process was killed, and no stored entry is lost or doubled', async () => {
  const file = join(scratchFolder(), 'concejo.sqlite');
  let least = 0;
  for (const steps of [3, 30]) {
    // oxlint-disable-next-line no-await-in-loop -- one process after the other
    const { stored } = await countUntil(file, steps);
    least += stored;
    const database = openSql(file);
    // oxlint-disable-next-line no-await-in-loop -- what is there after each kill
    const { boxes, entries } = await sqlBoxBook(database).entries(realm, 'gent', null);
    database.close();
    expect(boxes[0]?.state).not.toBe('counted');
    // Five steps lead to the first entry. One more may be stored than the process came to say.
    expect(entries.length + Math.min(5, least)).toBeGreaterThanOrEqual(least);
    expect(new Set(entries.map(({ person, number }) => `${person} ${number}`)).size).toBe(entries.length);
  }
  expect((await countUntil(file, Infinity)).isCounted).toBe(true);
  const database = openSql(file);
  const ballots = sqlBallotStore(database);
  expect(await ballots.count(realm, surveyId('gent'))).toBe(40);
  const answers = (await ballots.list(realm, surveyId('gent'))).map(({ answer }) => answer);
  expect(answers.filter((answer) => answer === 'no')).toHaveLength(13);
  expect((await sqlBoxBook(database).all(realm, 'gent'))[0]?.count).toEqual({
    ballots: 40,
    blank: 0,
    spoiled: 0,
  });
  database.close();
});
