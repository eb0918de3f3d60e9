import { expect, it } from 'vitest';
import { voteOf } from '#contract-tests/faults/link-attack/voters.ts';
import { openBoxOfPapers, paperOf } from '#fixtures/builders/data/paper-marks.ts';
import { emptyPostgres } from '#fixtures/builders/databases/empty-postgres.ts';
import { sameKey } from '#fixtures/memory/voting-keys.ts';
import { postgresVotingDesk } from '../tables/desk/voting-desk.table.ts';
import { postgresBoxBook } from '../tables/paper/box-book.table.ts';
import { postgresBallots } from './ballot.table.ts';
import { mixBallots } from './mix-ballots.ts';

it('marks of paper ballots in PostgreSQL have no transaction in common with a try or a counter once they are mixed', async () => {
  const postgres = await emptyPostgres();
  await openBoxOfPapers(postgresBoxBook(postgres));
  const [desk, ballots] = [postgresVotingDesk(postgres, sameKey), postgresBallots(postgres, sameKey)];
  for (let n = 0; n < 5; n += 1) {
    await desk.give(paperOf(n));
    await ballots.record(voteOf(n));
  }
  const writers = async () => {
    const tables = ['marks', 'ballots', 'desk_tries', 'desk_counts'];
    const all = tables.map((table) => postgres.ask(`SELECT DISTINCT xmin::text FROM ${table}`));
    return (await Promise.all(all)).map((rows) => rows.map(({ xmin }) => xmin));
  };
  expect((await writers()).map((some) => some.length)).toEqual([10, 5, 5, 1]);
  await mixBallots(postgres);
  expect(new Set((await writers()).flat()).size).toBe(1);
});
