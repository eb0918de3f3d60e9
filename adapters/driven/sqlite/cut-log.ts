import type { DatabaseSync } from 'node:sqlite';
import { eraseDeadFrames, generationOf, isCut } from './dead-frames.ts';
import { inTransaction } from './database.ts';
import { noteMixed, rewriteState } from './ballots/mixed-state.ts';

/** Brings all that the log holds into the file; whether nobody stood in the way. */
const emptied = (database: DatabaseSync): boolean =>
  database.prepare('PRAGMA wal_checkpoint(RESTART)').get()?.['busy'] === 0;

/**
 * Cuts the write-ahead log, which keeps commits in their order; whether it could be cut now. What it holds is safe either
 * way. SQLite would only shorten the file, and leave what stood in it on the disk. So all of it is brought into the
 * database, the log is begun anew by a commit that changes nothing, and what lies behind that commit is overwritten and
 * synced before it is cut off. `isMixed` tells that the rows of all votes have been mixed.
 */
export function cutLog(database: DatabaseSync, isMixed = false): boolean {
  const file = database.isOpen ? database.location() : null;
  if (file === null) return database.isOpen;
  const log = `${file}-wal`;
  try {
    if (isCut(log)) return true;
    const before = generationOf(log);
    if (!emptied(database)) return false;
    inTransaction(database, () => (isMixed ? noteMixed(database) : rewriteState(database)));
    inTransaction(database, () => eraseDeadFrames(log));
    return generationOf(log) !== before;
  } catch {
    return false;
  }
}
