import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sqlBoxBook } from '#adapters/driven/sqlite/tables/paper/box-book.table.ts';
import { sqlClosingDesk } from '#adapters/driven/sqlite/tables/paper/closing-desk.table.ts';
import { sqlSteps } from '#adapters/driven/sqlite/tables/step.table.ts';
import { postgresBoxBook } from '#adapters/driven/postgres/tables/paper/box-book.table.ts';
import { postgresClosingDesk } from '#adapters/driven/postgres/tables/paper/closing-desk.table.ts';
import { postgresSteps } from '#adapters/driven/postgres/tables/step.table.ts';
import type { BoxBook } from '#application/ports/server/office/box-book.ts';
import type { ClosingDesk } from '#application/ports/server/office/closing-desk.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import { newSchema, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { killAfter } from './kept-in-step.ts';

const script = fileURLToPath(new URL('sign-records.ts', import.meta.url));
const realm = realmId('vilanova');
const votes = Array.from({ length: 12 }, (_, n) => `v${n}`);

interface Opened {
  readonly closing: ClosingDesk;
  readonly book: BoxBook;
  readonly steps: StepStore;
}

/** Signs until so many signatures are stored, and kills the process in the middle of what it does then; whether all were signed. */
const signUntil = async (place: string, signatures: number): Promise<boolean> =>
  (await killAfter(script, place, signatures)).said.includes('closed');

/** What was typed of two paper ballots of each vote. */
async function typeBallots(book: BoxBook): Promise<void> {
  for (const vote of votes)
    for (const number of [1, 2]) {
      const answers = { [vote]: { kind: 'blank' } } as const;
      const put = { box: 'b', number, person: 'p', name: 'P', settles: false, answers };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await book.changeEntries(realm, vote, 'b', () => ({
        act: { put, drop: null, boxes: null, join: [] },
        answer: null,
      }));
    }
}

/** How many signatures each vote has: its steps say the same, and its entries are there until there are two. */
async function signaturesIn({ closing, book, steps }: Opened): Promise<readonly number[]> {
  const found: number[] = [];
  for (const vote of votes) {
    // A server may still be at what the killed process sent last.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await closing.change(realm, vote, () => ({ act: null, answer: null }));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { waiting, signed } = await closing.find(realm, vote);
    const signatures = signed !== null ? 2 : waiting === null ? 0 : 1;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await steps.of(realm, `vote/${vote}`)).length).toBe(signatures);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { entries } = await book.entries(realm, vote, null);
    expect(entries.length).toBe(signatures === 2 ? 0 : 2);
    found.push(signatures);
  }
  return found;
}

/** Kills who signs twice, and gives what is signed in the end: between the two signatures of a record, and in the middle of one. */
async function killed(
  place: string,
  within: <T>(work: (opened: Opened) => Promise<T>) => Promise<T>,
): Promise<readonly number[]> {
  await within(({ book }) => typeBallots(book));
  let least = 0;
  for (const signatures of [1, 6]) {
    least += signatures;
    // oxlint-disable-next-line no-await-in-loop -- one process after the other
    expect(await signUntil(place, signatures)).toBe(false);
    // oxlint-disable-next-line no-await-in-loop -- what is there after each kill
    const found = await within(signaturesIn);
    expect(found.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(least);
    // One vote after the other: at most one record waits for its second signature.
    expect(found.filter((one) => one === 1).length).toBeLessThanOrEqual(1);
  }
  expect(await signUntil(place, Infinity)).toBe(true);
  return within(signaturesIn);
}

describe('a closing record whose process is killed between its two signatures', () => {
  it('waits for the second one in the embedded database, and the entries go with that', async () => {
    const file = join(scratchFolder(), 'concejo.sqlite');
    const signatures = await killed(file, async (work) => {
      const database = openSql(file);
      const opened = {
        closing: sqlClosingDesk(database),
        book: sqlBoxBook(database),
        steps: sqlSteps(database),
      };
      const done = await work(opened);
      database.close();
      return done;
    });
    expect(signatures).toEqual(votes.map(() => 2));
  });

  it('waits for the second one in PostgreSQL, and the entries go with that', async () => {
    const url = await newSchema();
    const database = await openTestPostgres(url);
    const opened = {
      closing: postgresClosingDesk(database),
      book: postgresBoxBook(database),
      steps: postgresSteps(database),
    };
    expect(await killed(url, (work) => work(opened))).toEqual(votes.map(() => 2));
  });
});
