import pg from 'pg';
import type { DatabaseFault } from '#adapters/driven/sqlite/database.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { codeOf } from './failure.ts';
import { lockSql } from './locks.ts';
import { migrations } from './migrations.ts';
import { takeSession } from './session.ts';
import { shownAddress } from './tables/shown-address.ts';
import { type PoolSettings, type RunStatement, type Postgres, postgresAt } from './postgres.ts';

/** Why a database server cannot be used. */
export type ServerFault =
  | Extract<DatabaseFault, { readonly kind: 'fromTheFuture' }>
  | { readonly kind: 'noDatabase'; readonly file: string; readonly why: string };

/**
 * Opens the database at that address and brings it to the current schema. Processes that start at once wait for each
 * other: the first one creates the schema, the others find it there.
 */
export async function openPostgres(
  url: string,
  settings: PoolSettings = {},
): Promise<Either<ServerFault, Postgres>> {
  const file = shownAddress(url);
  const closed = await whyClosed(url);
  if (closed !== null) return left({ kind: 'noDatabase', file, why: closed });
  const postgres = postgresAt(url, settings);
  try {
    const version = await postgres.transaction(migrate);
    if (version <= migrations.length) return right(postgres);
    await postgres.close();
    return left({ kind: 'fromTheFuture', file, version, known: migrations.length });
  } catch (error) {
    await postgres.close();
    return left({ kind: 'noDatabase', file, why: wordsOf(error) });
  }
}

/**
 * Why the connection fails, in the words of the server or the system: no data has been read yet that they could
 * quote.
 */
async function whyClosed(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    // A pooler that shares sessions gives this one to the first connection of the pool, which refuses it.
    await client.query(takeSession);
    return null;
  } catch (error) {
    return wordsOf(error);
  } finally {
    await client.end();
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error)) || codeOf(error);

/** Applies the missing steps; returns the version that the database had before. */
async function migrate(ask: RunStatement): Promise<number> {
  await ask(lockSql('shape'));
  await ask('CREATE TABLE IF NOT EXISTS concejo_shape (version integer NOT NULL)');
  const found = await ask('SELECT version FROM concejo_shape');
  const version = Number(found[0]?.['version'] ?? 0);
  for (const step of migrations.slice(version)) await ask(step);
  if (found.length === 0) await ask('INSERT INTO concejo_shape VALUES ($1)', [migrations.length]);
  else if (version < migrations.length)
    await ask('UPDATE concejo_shape SET version = $1', [migrations.length]);
  return version;
}

/**
 * Whether the database holds hashes of persons under keys that are not in it: such a database needs its own secrets.
 */
export async function holdsPeople({ ask }: Postgres): Promise<boolean> {
  const rows = await ask('SELECT EXISTS (SELECT 1 FROM census) OR EXISTS (SELECT 1 FROM marks) AS people');
  return rows[0]?.['people'] === true;
}
