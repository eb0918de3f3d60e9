import type { DatabaseSync } from 'node:sqlite';
import type { BallotEntry, RecordRefusal } from '#application/ports/server/ballot-store.ts';
import type { PaperMarks } from '#application/ports/server/office/voting-desk.ts';
import { type Either, isRight, left, right } from '#domain/shared/result.ts';
import type { Recorded } from '#domain/voting/decide-ballot.ts';
import { changesIn } from '../../stores-shared/ballot-changes.ts';
import { ballotDecision, type Decision } from '../../stores-shared/ballot-decision.ts';
import { deskCounting, paperDecision, type PaperDecision } from '../../stores-shared/desk/paper-decision.ts';
import { ballotMixer } from '../ballots/ballot-mixer.ts';
import { cuttingLog } from '../cut-log.ts';
import { inTransaction } from '../database.ts';
import { type DeviceWrite, deviceWriting } from '../../stores-shared/device-writes.ts';
import { logCutter } from '../log-cutter.ts';
import { noteUnmixed } from '../ballots/mixed-state.ts';
import { sqlTallies } from '../ballots/tally.table.ts';

export type RecordOutcome = Either<RecordRefusal, Recorded>;

/** What waits to be written: a vote, marks of a paper ballot, or what its voter's device needs before it. */
export type WaitingWrite = BallotEntry | PaperMarks | DeviceWrite;

/** Votes have no `kind`. */
export const isVote = <Entry extends object>(
  entry: Entry,
): entry is Exclude<Entry, { readonly kind: string }> => !('kind' in entry);

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

/** What the entries of one commit were decided to be. */
interface Decisions {
  readonly votes: Decision[];
  readonly papers: PaperDecision[];
}

/** Decides and writes entries one after the other. Must run in a transaction. */
function entryWriting(database: DatabaseSync) {
  const decide = ballotDecision(database);
  const decidePaper = paperDecision(database);
  const keepDevice = deviceWriting(database);
  const count = deskCounting(database);
  const written = (entry: BallotEntry, { votes }: Decisions): RecordOutcome => {
    const decision = decide(entry);
    votes.push(decision);
    const { realm, assistedIn: vote } = entry;
    if (vote !== undefined && isRight(decision.outcome) && decision.outcome.right === 'recorded')
      count({ realm, vote, channel: 'kiosk', box: '' });
    return decision.outcome;
  };
  return (entry: WaitingWrite, decisions: Decisions): RecordOutcome => {
    if (isVote(entry)) return written(entry, decisions);
    if (entry.kind !== 'paper') {
      keepDevice(entry);
      return right('recorded');
    }
    const decision = decidePaper(entry);
    decisions.papers.push(decision);
    return decision.outcome;
  };
}

/** Records votes that wait together, through this connection and in this thread; a benchmark may mix in another way. */
export function ballotRecorder(database: DatabaseSync, mixing = ballotMixer): BallotRecorder {
  const write = entryWriting(database);
  const tallies = sqlTallies(database);
  const log = logCutter(() => cuttingLog(database, mixer.isDone()));
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
      const decisions: Decisions = { votes: [], papers: [] };
      const decided = () => decisions.votes.length + decisions.papers.length;
      try {
        const outcomes = inTransaction(database, () => {
          const written = entries.map((entry) => write(entry, decisions));
          for (const change of changesIn(decisions.votes)) tallies.feed(change);
          if (decided() > 0) noteUnmixed(database);
          return written;
        });
        mixer.voted(decisions.votes, decisions.papers);
        if (decided() > 0) log.committed(decided());
        return outcomes;
      } catch (error) {
        return entries.map(() => left({ kind: 'storageFailed', why: String(error) }));
      }
    },
  };
}
