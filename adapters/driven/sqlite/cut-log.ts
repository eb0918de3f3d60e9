import type { DatabaseSync } from 'node:sqlite';
import { eraseDeadFrames, generationOf, isCut } from './dead-frames.ts';
import { inTransaction } from './database.ts';
import { noteMixed, rewriteState } from './ballots/mixed-state.ts';

/** Writes all of the log into the file; returns whether no other connection prevented it. */
const emptied = (database: DatabaseSync): boolean =>
  database.prepare('PRAGMA wal_checkpoint(RESTART)').get()?.['busy'] === 0;

/**
 * Cuts the write-ahead log, which keeps commits in their order; returns whether it could be cut now. Its votes are
 * safe either way. SQLite would only shorten the file, and leave the contents on the disk. So all of it is written
 * into the database, the log is restarted by a commit that changes nothing, and what follows that commit is
 * overwritten and synced before it is cut off. A long log is overwritten piece by piece: others may write between two
 * steps. `isMixed` says that the rows of all votes have been mixed.
 */
export function* cuttingLog(database: DatabaseSync, isMixed = false): Generator<void, boolean> {
  const file = database.isOpen ? database.location() : null;
  if (file === null) return database.isOpen;
  const log = `${file}-wal`;
  try {
    if (isCut(log)) return true;
    const before = generationOf(log);
    if (!emptied(database)) return false;
    inTransaction(database, () => (isMixed ? noteMixed(database) : rewriteState(database)));
    while (inTransaction(database, () => eraseDeadFrames(log))) yield;
    return generationOf(log) !== before;
  } catch {
    return false;
  }
}

/** Cuts the write-ahead log before it returns whether it could. */
export function cutLog(database: DatabaseSync, isMixed = false): boolean {
  const cutting = cuttingLog(database, isMixed);
  for (;;) {
    const step = cutting.next();
    if (step.done === true) return step.value;
  }
}
