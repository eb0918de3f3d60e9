import { lockSql } from '../locks.ts';
import type { Postgres } from '../postgres.ts';

/** In the order in which a vote locks them, so that mixing and voting cannot wait for each other in a ring. */
const tables = [
  ['marks', 'realm, survey, mark'],
  ['voted_devices', 'realm, survey, mark'],
  ['ballots', 'realm, survey, id'],
  // Its former rows would tell in which order ballots of which answer came.
  ['tallies', 'realm, survey'],
] as const;

/** Two transactions have written the rows of this table: they can be told apart. */
const isUnmixed = (table: string) =>
  `EXISTS (SELECT 1 FROM ${table} WHERE xmin::text <> (SELECT xmin::text FROM ${table} LIMIT 1))`;

/**
 * Makes the database forget which mark came with which ballot. PostgreSQL writes the number of its transaction (`xmin`)
 * into each row, and puts rows down in the order they come; a mark and the ballot of the same vote share both. Neither
 * VACUUM FULL nor CLUSTER takes the number away. So all rows are written anew, sorted by their random keys, in one
 * transaction and into new files (TRUNCATE drops the old ones); voting waits meanwhile. Gives whether there was
 * anything to mix.
 */
export function mixBallots({ transaction }: Postgres): Promise<boolean> {
  const anyUnmixed = `SELECT ${tables.map(([table]) => isUnmixed(table)).join(' OR ')} AS unmixed`;
  return transaction(async (ask) => {
    // One process at a time; the second finds nothing left to do, or leaves it to the first.
    const [lock] = await ask(lockSql('mixing', 'try_'));
    if (lock?.['mine'] !== true) return false;
    if ((await ask(anyUnmixed))[0]?.['unmixed'] !== true) return false;
    // Who reads for long (a copy being made) is not waited for: voters would wait behind us.
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
