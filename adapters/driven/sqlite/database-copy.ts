import { DatabaseSync } from 'node:sqlite';
import type { SurveyCounts } from '#application/operating/backup-manifest.ts';
import { cutLog } from './cut-log.ts';

/** The counts of a database that a backup reports. */
export interface DatabaseFacts {
  readonly schema: number;
  readonly people: number;
  readonly surveys: readonly SurveyCounts[];
}

/**
 * Copies a database that may be in use. `VACUUM INTO` writes a new file from the state of one moment, table by table
 * in the order of the keys: no deleted row, no earlier page and no log is copied, so the copy shows nothing of the
 * order in which votes came. (SQLite's other way, its backup of pages, copies all of these and starts again at each
 * vote.) No step of the schema is applied: the copy is what the running program wrote. Throws the error of SQLite.
 */
export function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: 10_000 });
  try {
    cutLog(database);
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
  forgetKeys(to);
}

/**
 * Erases the keys of identity photos from a copy, and overwrites them: a key that is destroyed later must not be left in
 * an older backup. What a backup has of the photos is never read again.
 */
function forgetKeys(copy: string): void {
  const database = new DatabaseSync(copy);
  try {
    const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'voucher_keys'").get();
    if (table !== undefined) database.exec('PRAGMA secure_delete = ON; DELETE FROM voucher_keys');
  } finally {
    database.close();
  }
}

type Counted = Readonly<Record<string, unknown>>;

function surveysIn(database: DatabaseSync): readonly SurveyCounts[] {
  return database
    .prepare(
      `SELECT realm, survey, sum(ballots) AS ballots, sum(marks) AS marks FROM (
         SELECT realm, survey, count(*) AS ballots, 0 AS marks FROM ballots GROUP BY realm, survey
         UNION ALL SELECT realm, survey, 0, count(*) FROM marks GROUP BY realm, survey
       ) GROUP BY realm, survey ORDER BY realm, survey`,
    )
    .all()
    .map((row: Counted) => ({
      realm: String(row['realm']),
      survey: String(row['survey']),
      ballots: Number(row['ballots']),
      marks: Number(row['marks']),
    }));
}

/** Counts the rows of a database, without changing it; null if it is damaged or not one of Concejo's. */
export function databaseFacts(file: string): DatabaseFacts | null {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const one = (sql: string) => Object.values(database?.prepare(sql).get() ?? {})[0];
    if (one('PRAGMA quick_check(1)') !== 'ok') return null;
    return {
      schema: Number(one('PRAGMA user_version')),
      people: Number(one('SELECT count(*) FROM census')),
      surveys: surveysIn(database),
    };
  } catch {
    return null;
  } finally {
    if (database?.isOpen) database.close();
  }
}
