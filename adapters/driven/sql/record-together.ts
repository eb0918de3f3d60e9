import type { DatabaseSync } from 'node:sqlite';
import type { BallotEntry, Recorded, RecordRefusal } from '#application/ports/ballot-store.ts';
import { type Either, left } from '#domain/shared/result.ts';
import { changesIn } from './ballot-changes.ts';
import { ballotDecision } from './ballot-decision.ts';
import { cutLog, inTransaction } from './database.ts';
import { logCutter } from './log-cutter.ts';
import { sqlTallies } from './tally.table.ts';

export type Outcome = Either<RecordRefusal, Recorded>;

/** Writes votes through one connection, and cuts the write-ahead log behind them. */
export interface BallotRecorder {
  readonly record: (entries: readonly BallotEntry[]) => readonly Outcome[];
  /** Forgets the order of arrival now. */
  readonly truncateLog: () => void;
}

/** Records votes that wait together, through this connection and in this thread. */
export function ballotRecorder(database: DatabaseSync): BallotRecorder {
  const decide = ballotDecision(database);
  const tallies = sqlTallies(database);
  const log = logCutter(() => cutLog(database));
  return {
    truncateLog: log.cutNow,
    /**
     * Votes that wait together, in one transaction: the pages of one commit tell no order among its votes. Nothing in
     * it fails for what a vote says, so that what fails is the storage, for all of them.
     */
    record: (entries) => {
      try {
        const decisions = inTransaction(database, () => {
          const decided = entries.map(decide);
          for (const change of changesIn(decided)) tallies.feed(change);
          return decided;
        });
        log.committed(entries.length);
        return decisions.map(({ outcome }) => outcome);
      } catch (error) {
        return entries.map(() => left({ kind: 'storageFailed', why: String(error) }));
      }
    },
  };
}
