import { DatabaseSync } from 'node:sqlite';
import { type Either, left, right } from '#domain/shared/result.ts';
import { migrations } from './migrations.ts';

/** Why a database file cannot serve. */
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
 * Opens the embedded database and brings it to today's shape. Every commit is synced to disk (WAL, synchronous=FULL)
 * before it is acknowledged; what is deleted or replaced is overwritten, not only let go of. `:memory:` keeps nothing.
 */
export function openDatabase(
  file: string,
  steps: readonly string[] = migrations,
): Either<DatabaseFault, DatabaseSync> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
    database.exec('PRAGMA secure_delete = ON;');
    const check = database.prepare('PRAGMA quick_check(1)').get();
    if (check?.['quick_check'] !== 'ok') return closing(database, { kind: 'notADatabase', file });
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
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

function closing(database: DatabaseSync | undefined, fault: DatabaseFault): Either<DatabaseFault, never> {
  if (database?.isOpen) database.close();
  return left(fault);
}

/** Runs work in one immediate transaction: all of it is kept, or nothing. The work must not wait for anything. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Whether persons stand in this database under keys that are not in it: such a database needs its own secrets. */
export const holdsPeople = (database: DatabaseSync): boolean =>
  Object.values(
    database.prepare('SELECT EXISTS (SELECT 1 FROM census) OR EXISTS (SELECT 1 FROM marks)').get() ?? {},
  ).includes(1);
