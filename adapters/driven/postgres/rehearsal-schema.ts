import pg from 'pg';
import { StorageFailure } from '#application/ports/server/storage-failure.ts';
import { codeOf, failureOf } from './failure.ts';
import { beginSession } from './session.ts';

/** Does something outside of the pool of a council. */
async function aside<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await beginSession(client);
    return await work(client);
  } catch (error) {
    throw failureOf(error);
  } finally {
    await client.end();
  }
}

const noRight = '42501';

/** Makes the schema of a rehearsal; a StorageFailure if the user of the council may not. */
export const makeSchema = (url: string, schema: string): Promise<void> =>
  aside(url, async (client) => {
    try {
      await client.query(`CREATE SCHEMA ${client.escapeIdentifier(schema)}`);
    } catch (error) {
      if (codeOf(error) !== noRight) throw error;
      throw new StorageFailure(`A rehearsal needs the right CREATE on the database (${noRight})`);
    }
  });

/**
 * Keeps what the tables of a rehearsal get out of the write-ahead log, and so out of standbys and copies of the log, and out
 * of the statistics of the planner: what is dropped with the tables is everything. A crash of PostgreSQL empties them.
 */
export const keepOutOfLog = (url: string, schema: string): Promise<void> =>
  aside(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 ORDER BY tablename',
      [schema],
    );
    for (const { name } of rows) {
      const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
      // oxlint-disable-next-line no-await-in-loop -- one after the other, each on its own lock
      await client.query(`ALTER TABLE ${table} SET UNLOGGED, SET (autovacuum_enabled = false)`);
    }
  });

/** Drops the schema of a rehearsal with everything in it; there may be none. */
export const dropSchema = (url: string, schema: string): Promise<void> =>
  aside(url, async (client) => {
    await client.query(`DROP SCHEMA IF EXISTS ${client.escapeIdentifier(schema)} CASCADE`);
  });
