import type { DatabaseSync } from 'node:sqlite';
import { cutLog } from './cut-log.ts';
import { mixAllBallots } from './mix-ballots.ts';
import { isMixed } from './mixed-state.ts';

/** Mixes what is not mixed; whether all is now. A full disk, somebody who writes or an older schema may stand in the way. */
function mixed(database: DatabaseSync): boolean {
  try {
    if (!isMixed(database)) mixAllBallots(database);
    return true;
  } catch {
    return false;
  }
}

/**
 * What a process that was killed, or an older program, has left: rows in the order in which they came, and a log of
 * them. Nobody needs that order any more. What cannot be mixed now is mixed after the next vote.
 */
export const forgetFormerOrder = (database: DatabaseSync): boolean => cutLog(database, mixed(database));
