import type { DatabaseSync } from 'node:sqlite';
import { cutLog } from '../cut-log.ts';
import { mixAllBallots } from './mix-ballots.ts';
import { isMixed } from './mixed-state.ts';

/** Changes with each commit of another connection. */
const versionOf = (database: DatabaseSync): unknown =>
  database.prepare('PRAGMA data_version').get()?.['data_version'];

/**
 * Mixes what is not mixed; returns whether that was done, with no other write meanwhile. A full disk, another writer
 * or an older schema may prevent it.
 */
function mixedNow(database: DatabaseSync): boolean {
  try {
    if (isMixed(database)) return false;
    const before = versionOf(database);
    mixAllBallots(database);
    return versionOf(database) === before;
  } catch {
    return false;
  }
}

/**
 * Removes what a process that was killed, or an older program, has left: rows in the order in which they came, and a
 * log of them. That order is no longer needed. What cannot be mixed now is mixed after the next vote.
 */
export const forgetFormerOrder = (database: DatabaseSync): boolean => cutLog(database, mixedNow(database));
