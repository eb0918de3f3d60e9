import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const script = fileURLToPath(new URL('private-postgres.js', import.meta.url));

/** The prefix of every database of a run: what tests leave on a server that is not theirs is removed after the run. */
const run = `concejo_test_${randomBytes(4).toString('hex')}`;

async function dropDatabases(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT datname FROM pg_database WHERE datname LIKE $1', [`${run}%`]);
  for (const { datname } of rows as { datname: string }[])
    await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
  await client.end();
}

/**
 * Before the tests: starts a private PostgreSQL, unless CONCEJO_TEST_POSTGRES names one. The tests read its address
 * there and create databases of their own in it. After the tests it is removed, also if they fail or the runner is
 * killed; on a server that was named, only their databases are removed.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Another project of the same run has it already.
  if (process.env['CONCEJO_TEST_RUN']) return undefined;
  process.env['CONCEJO_TEST_RUN'] = run;
  const named = process.env['CONCEJO_TEST_POSTGRES'];
  if (named) return () => dropDatabases(named);
  const keeper = spawn(process.execPath, [script, '--unsynced'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(keeper, 'exit');
  const address = once(createInterface({ input: keeper.stdout }), 'line');
  const [first] = await Promise.race([address, ended]);
  if (typeof first !== 'string') throw new Error('The PostgreSQL of the tests did not start; see above.');
  process.env['CONCEJO_TEST_POSTGRES'] = first;
  return async () => {
    delete process.env['CONCEJO_TEST_POSTGRES'];
    keeper.stdin.end();
    await ended;
  };
}
