import type { DatabaseSync } from 'node:sqlite';

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
export function tryToBegin(database: DatabaseSync): unknown {
  try {
    withoutWaiting(database, () => database.exec('BEGIN IMMEDIATE'));
    return null;
  } catch (error) {
    if (isBusy(error)) return error;
    throw error;
  }
}

/** Milliseconds between two tries of a thread that waits. */
const pause = 0.5;
const clock = new Int32Array(new SharedArrayBuffer(4));

/**
 * Tries until it is done or as long as the database waits; returns whether it is. The thread waits. SQLite itself sleeps
 * longer after each try, up to a tenth of a second: while others write one after the other, as in a rush, each time to
 * write would go by while it sleeps.
 */
export function untilDone(database: DatabaseSync, isDone: () => boolean): boolean {
  const until = performance.now() + waitOf(database);
  while (!isDone()) {
    if (performance.now() >= until) return false;
    Atomics.wait(clock, 0, 0, pause);
  }
  return true;
}

/** Begins a transaction that may write, as soon as no other connection writes. Throws the error of SQLite if it may not in time. */
export function beginNext(database: DatabaseSync): void {
  let error: unknown = null;
  const hasBegun = untilDone(database, () => {
    error = tryToBegin(database);
    return error === null;
  });
  if (!hasBegun) throw error;
}
