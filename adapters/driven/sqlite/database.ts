import { DatabaseSync } from 'node:sqlite';
import { type Either, left, right } from '#domain/shared/result.ts';
import { migrations } from './migrations.ts';

/** Why a database file cannot be used. */
export type DatabaseFault =
  | { readonly kind: 'notWritable'; readonly file: string; readonly why: string }
  | { readonly kind: 'notADatabase'; readonly file: string }
  | {
      readonly kind: 'fromTheFuture';
      readonly file: string;
      readonly version: number;
      readonly known: number;
    };

/**
 * What is set on every connection. The cache, in KiB, has room for every page that a batch of votes touches: no page is written before its commit.
 * Temporary tables stay in memory: a temporary file would be deleted with its contents still on the disk.
 */
export const databaseSettings = `
  PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
  PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY;
`;

/**
 * Opens the embedded database and brings it to the current schema. Every commit is synced to disk (WAL,
 * synchronous=FULL) before it is acknowledged, and what is replaced is overwritten: the earlier answer of a vote, or
 * the tally before the last vote, would otherwise stay readable in the file. `:memory:` keeps nothing.
 */
export function openDatabase(
  file: string,
  steps: readonly string[] = migrations,
): Either<DatabaseFault, DatabaseSync> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec(databaseSettings);
    if (!isSound(database)) return closing(database, { kind: 'notADatabase', file });
    const version = numberOf(database, 'user_version');
    if (version > steps.length) {
      return closing(database, { kind: 'fromTheFuture', file, version, known: steps.length });
    }
    for (const [index, step] of steps.entries()) {
      if (index >= version)
        database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${index + 1}; COMMIT;`);
    }
    return right(database);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const fault: DatabaseFault = /not a database|malformed|corrupt/iu.test(why)
      ? { kind: 'notADatabase', file }
      : { kind: 'notWritable', file, why };
    return closing(database, fault);
  }
}

/**
 * One more connection to a database that is open already, for writing votes. Half the cache is more than enough for
 * the pages of 256 votes. Throws the error of SQLite.
 */
export function connectTo(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(`${databaseSettings} PRAGMA cache_size = -8192;`);
  return database;
}

const numberOf = (database: DatabaseSync, pragma: string): number =>
  Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);

/** Checking every page of a larger file would take longer than a start may take. */
const largestLookedThrough = 64 * 1024 * 1024;

/** Whether the file is sound. Of a large one only the first page is read: damage beyond it is found when it is read. */
function isSound(database: DatabaseSync): boolean {
  if (numberOf(database, 'page_count') * numberOf(database, 'page_size') > largestLookedThrough) return true;
  return database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] === 'ok';
}

function closing(database: DatabaseSync | undefined, fault: DatabaseFault): Either<DatabaseFault, never> {
  if (database?.isOpen) database.close();
  return left(fault);
}

/**
 * Runs work in one immediate transaction: all of it is stored, or nothing. The work must be synchronous. The thread waits
 * while another connection writes: a thread that answers requests writes with `writeWhenFree`.
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  return committed(database, work);
}

/** Runs work in the transaction that has just begun, and ends it. */
export function committed<T>(database: DatabaseSync, work: () => T): T {
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Whether the database holds hashes of persons under keys that are not in it: such a database needs its own secrets.
 */
export const holdsPeople = (database: DatabaseSync): boolean =>
  Object.values(
    database.prepare('SELECT EXISTS (SELECT 1 FROM census) OR EXISTS (SELECT 1 FROM marks)').get() ?? {},
  ).includes(1);
