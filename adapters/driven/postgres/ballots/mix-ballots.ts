import { lockSql } from '../locks.ts';
import type { Postgres } from '../postgres.ts';

/** In the order in which a vote locks them, so that mixing and voting cannot deadlock. */
const tables = [
  ['marks', 'realm, survey, mark'],
  ['voted_devices', 'realm, survey, mark'],
  ['ballots', 'realm, survey, id'],
  // Its former rows would show in which order ballots of which answer came.
  ['tallies', 'realm, survey'],
  // Those of one transaction with a mark would show that it is of a person with a paper ballot.
  ['desk_tries', 'realm, vote, attempt'],
  ['desk_counts', 'realm, vote, channel, box'],
] as const;

/** Whether two transactions have written the rows of this table: then the rows can be distinguished by them. */
const isUnmixed = (table: string) =>
  `EXISTS (SELECT 1 FROM ${table} WHERE xmin::text <> (SELECT xmin::text FROM ${table} LIMIT 1))`;

/**
 * Removes from the database what links a mark with its ballot. PostgreSQL writes the number of its transaction
 * (`xmin`) into each row, and stores rows in the order of arrival; a mark and the ballot of the same vote have both
 * in common. Neither VACUUM FULL nor CLUSTER removes the number. So all rows are rewritten, sorted by their random
 * keys, in one transaction and into new files (TRUNCATE drops the old ones); voting waits meanwhile. Returns whether
 * there was anything to mix.
 */
export function mixBallots({ transaction }: Postgres): Promise<boolean> {
  const anyUnmixed = `SELECT ${tables.map(([table]) => isUnmixed(table)).join(' OR ')} AS unmixed`;
  return transaction(async (ask) => {
    // One process at a time; the second finds nothing left to do, or leaves it to the first.
    const [lock] = await ask(lockSql('mixing', 'try_'));
    if (lock?.['mine'] !== true) return false;
    if ((await ask(anyUnmixed))[0]?.['unmixed'] !== true) return false;
    // Does not wait for a long reader (a copy being made): voters would wait behind the mixing.
    await ask("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '2s'");
    await ask(`LOCK TABLE ${tables.map(([table]) => table).join(', ')} IN ACCESS EXCLUSIVE MODE`);
    for (const [table, key] of tables) {
      await ask(
        `CREATE TEMPORARY TABLE mixed_${table} ON COMMIT DROP AS SELECT * FROM ${table} ORDER BY ${key}`,
      );
      await ask(`TRUNCATE ${table}`);
      await ask(`INSERT INTO ${table} SELECT * FROM mixed_${table} ORDER BY ${key}`);
    }
    return true;
  });
}
