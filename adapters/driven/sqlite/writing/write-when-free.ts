import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';
import { committed } from '../database.ts';

/** Milliseconds that a write waits for those who write now; as long as a vote waits in the writer's thread. */
const patience = 5000;

/** Milliseconds between two tries: a commit of votes is over soon, another program's work is not. */
const pauses = [1, 2, 5, 10, 20] as const;
const longestPause = 50;

/** The last of the writes that wait for each database. They are carried out in the order in which they came. */
const lastInLine = new WeakMap<DatabaseSync, Promise<void>>();

/** SQLite's BUSY, in the lowest byte of its codes. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 255) === 5;

/** How long each database waits by itself: asked once, since every write sets it to zero for a moment. */
const usualWaits = new WeakMap<DatabaseSync, number>();

function waitOf(database: DatabaseSync): number {
  const known = usualWaits.get(database);
  if (known !== undefined) return known;
  const wait = Number(database.prepare('PRAGMA busy_timeout').get()?.['timeout']);
  usualWaits.set(database, wait);
  return wait;
}

/** Carries out work without waiting in this thread for those who write now. */
export function withoutWaiting<T>(database: DatabaseSync, work: () => T): T {
  const usual = waitOf(database);
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return work();
  } finally {
    if (database.isOpen) database.exec(`PRAGMA busy_timeout = ${usual}`);
  }
}

/** Begins a transaction that may write. Null if it began, the error of SQLite if another connection writes. */
function tryToBegin(database: DatabaseSync): unknown {
  try {
    withoutWaiting(database, () => database.exec('BEGIN IMMEDIATE'));
    return null;
  } catch (error) {
    if (isBusy(error)) return error;
    throw error;
  }
}

async function begunInTime(database: DatabaseSync, until: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const error = tryToBegin(database);
    if (error === null) return;
    if (performance.now() >= until) throw error;
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await after(pauses[tries] ?? longestPause);
  }
}

/**
 * Runs work in one immediate transaction, as `inTransaction` does, as soon as no other connection writes. It waits with
 * timers, so that this thread goes on answering others meanwhile, and gives up after five seconds with the error of
 * SQLite. If nobody writes now, it is done before this returns. The work must be synchronous.
 */
export async function writeWhenFree<T>(database: DatabaseSync, work: () => T): Promise<T> {
  const before = lastInLine.get(database);
  if (before === undefined && tryToBegin(database) === null) return committed(database, work);
  const until = performance.now() + patience;
  const { promise: done, resolve: leave } = Promise.withResolvers<void>();
  lastInLine.set(database, done);
  try {
    await before;
    await begunInTime(database, until);
    return committed(database, work);
  } finally {
    leave();
    if (lastInLine.get(database) === done) lastInLine.delete(database);
  }
}
