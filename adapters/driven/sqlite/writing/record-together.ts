import type { DatabaseSync } from 'node:sqlite';
import type { BallotEntry, RecordRefusal } from '#application/ports/server/ballot-store.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { Recorded } from '#domain/voting/decide-ballot.ts';
import { changesIn } from '../../stores-shared/ballot-changes.ts';
import { ballotDecision, type Decision } from '../../stores-shared/ballot-decision.ts';
import { ballotMixer } from '../ballots/ballot-mixer.ts';
import { cutLog } from '../cut-log.ts';
import { inTransaction } from '../database.ts';
import { type DeviceWrite, deviceWriting } from '../../stores-shared/device-writes.ts';
import { logCutter } from '../log-cutter.ts';
import { noteUnmixed } from '../ballots/mixed-state.ts';
import { sqlTallies } from '../ballots/tally.table.ts';

export type RecordOutcome = Either<RecordRefusal, Recorded>;

/** What waits to be written: a vote, or what its voter's device needs before it. */
export type WaitingWrite = BallotEntry | DeviceWrite;

/** Votes have no `kind`. */
export const isDeviceWrite = (entry: object): entry is DeviceWrite => 'kind' in entry;

/** Writes votes through one connection, and cuts the write-ahead log afterwards. */
export interface BallotRecorder {
  /**
   * The outcome of each entry, in their order; a device's entry has nothing to decide: it is recorded, or the commit
   * fails.
   */
  readonly record: (entries: readonly WaitingWrite[]) => readonly RecordOutcome[];
  /** Cuts the log now. */
  readonly truncateLog: () => void;
  /** Removes the order of arrival now, from the tables and from the log. */
  readonly forgetOrder: () => void;
}

/** Records votes that wait together, through this connection and in this thread; a benchmark may mix in another way. */
export function ballotRecorder(database: DatabaseSync, mixing = ballotMixer): BallotRecorder {
  const decide = ballotDecision(database);
  const keepDevice = deviceWriting(database);
  const tallies = sqlTallies(database);
  const log = logCutter(() => cutLog(database, mixer.isDone()));
  const mixer = mixing(database, log.cutNow);
  return {
    truncateLog: log.cutNow,
    forgetOrder: () => {
      mixer.mixNow();
      log.cutNow();
    },
    /**
     * Stores votes that wait together, in one transaction: the pages of one commit show no order among its votes. The
     * content of a vote makes nothing in it fail, so a failure is one of the storage, for all of them.
     */
    record: (entries) => {
      const votes: Decision[] = [];
      try {
        const outcomes = inTransaction(database, () => {
          const written = entries.map((entry): RecordOutcome => {
            if (isDeviceWrite(entry)) {
              keepDevice(entry);
              return right('recorded');
            }
            const decision = decide(entry);
            votes.push(decision);
            return decision.outcome;
          });
          for (const change of changesIn(votes)) tallies.feed(change);
          if (votes.length > 0) noteUnmixed(database);
          return written;
        });
        mixer.voted(votes);
        if (votes.length > 0) log.committed(votes.length);
        return outcomes;
      } catch (error) {
        return entries.map(() => left({ kind: 'storageFailed', why: String(error) }));
      }
    },
  };
}
