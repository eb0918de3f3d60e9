import type { DatabaseSync } from 'node:sqlite';
import type { BallotEntry, BallotStore } from '#application/ports/server/ballot-store.ts';
import { startTally, type Tally } from '#domain/scoring/tally.ts';
import { ballotId, type RealmId, type SurveyId } from '#domain/shared/ids.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import { inTransaction } from '../database.ts';
import { gather } from '../../stores-shared/gather.ts';
import type { PaperMarks } from '#application/ports/server/office/voting-desk.ts';
import { ballotRecorder, type RecordOutcome, type WaitingWrite } from '../writing/record-together.ts';
import { withoutWaiting } from '../writing/write-when-free.ts';
import { isKeptWhole } from '../../stores-shared/tally-change.ts';
import { sqlTallies } from './tally.table.ts';

/** A store that can also remove the order of arrival now: when idle, at the close, before a copy. */
export interface SqlBallotStore extends BallotStore {
  truncateLog(): Promise<void>;
}

/** What writes the votes of a store: a thread of its own, or the store's own connection. */
export interface BallotWriter {
  readonly record: (entry: BallotEntry) => Promise<RecordOutcome>;
  /** Writes the marks of a paper ballot, as a vote is written. */
  readonly give: (marks: PaperMarks) => Promise<RecordOutcome>;
  readonly truncateLog: () => Promise<void>;
  /** Settles when the votes that are being committed now are committed. */
  readonly settled: () => Promise<void>;
}

/**
 * Writes through a connection of this thread; a benchmark may commit each vote by itself, to measure what that costs.
 */
export function sameThreadWriter(database: DatabaseSync, together: typeof gather = gather): BallotWriter {
  const recorder = ballotRecorder(database);
  const write = together<WaitingWrite, RecordOutcome>(recorder.record);
  return {
    record: write,
    give: write,
    truncateLog: async () => recorder.truncateLog(),
    settled: async () => {},
  };
}

/** What has to be committed before ballots are read. */
type Settled = Pick<BallotWriter, 'settled'>;

/** Counts of all ballots of a survey, from the table that the votes keep or by counting again. */
function countedBallots(database: DatabaseSync, { settled }: Settled): Pick<BallotStore, 'count' | 'tally'> {
  const tallies = sqlTallies(database);
  const countBallots = database.prepare('SELECT count(*) AS n FROM ballots WHERE realm = ? AND survey = ?');
  const answers = database.prepare('SELECT answer FROM ballots WHERE realm = ? AND survey = ? ORDER BY id');

  const recount = (realm: RealmId, survey: SurveyId, question: Question): Tally | null => {
    const running = startTally(question);
    for (const { answer } of answers.iterate(realm, survey)) {
      running?.add(JSON.parse(String(answer)) as RawAnswer);
    }
    return running?.result() ?? null;
  };
  /** Counts all ballots and stores the count, unless another connection writes now or a full disk prevents it. */
  const recountOnce = (realm: RealmId, survey: SurveyId, question: Question): Tally | null => {
    try {
      return withoutWaiting(database, () =>
        inTransaction(database, () => {
          const counted = recount(realm, survey, question);
          if (counted !== null && counted.ballots > 0) tallies.keep(realm, survey, question, counted);
          return counted;
        }),
      );
    } catch {
      return recount(realm, survey, question);
    }
  };
  return {
    count: async (realm, survey) => {
      await settled();
      return tallies.ballots(realm, survey) ?? Number(countBallots.get(realm, survey)?.['n']);
    },
    tally: async (realm, survey, question, counted) => {
      await settled();
      if (!isKeptWhole(question)) return recount(realm, survey, question);
      return tallies.find(realm, survey, question, counted) ?? recountOnce(realm, survey, question);
    },
  };
}

/** Who has voted, by the marks of a census and of devices. */
function voters(
  database: DatabaseSync,
  { settled }: Settled,
): Pick<BallotStore, 'isMarked' | 'countMarks' | 'hasVoted'> {
  const findMark = database.prepare('SELECT 1 FROM marks WHERE realm = ? AND survey = ? AND mark = ?');
  const findDevice = database.prepare(
    'SELECT 1 FROM voted_devices WHERE realm = ? AND survey = ? AND mark = ?',
  );
  const countMarks = database.prepare('SELECT count(*) AS n FROM marks WHERE realm = ? AND survey = ?');
  return {
    isMarked: async (realm, survey, mark) => findMark.get(realm, survey, mark) !== undefined,
    countMarks: async (realm, survey) => {
      await settled();
      return Number(countMarks.get(realm, survey)?.['n']);
    },
    hasVoted: async (realm, survey, deviceMark) => findDevice.get(realm, survey, deviceMark) !== undefined,
  };
}

/**
 * Reads through this connection, writes through the writer. What reads all ballots waits for the votes under way: they
 * were accepted before the call, and no vote may be added to a list that has been read.
 */
export function sqlBallotStore(
  database: DatabaseSync,
  writer: BallotWriter = sameThreadWriter(database),
): SqlBallotStore {
  const findBallot = database.prepare('SELECT answer FROM ballots WHERE realm = ? AND survey = ? AND id = ?');
  const listBallots = database.prepare(
    'SELECT id, answer FROM ballots WHERE realm = ? AND survey = ? ORDER BY id',
  );
  return {
    ...countedBallots(database, writer),
    ...voters(database, writer),
    truncateLog: writer.truncateLog,
    record: writer.record,
    find: async (realm, survey, ballot) => {
      const answer = findBallot.get(realm, survey, ballot)?.['answer'];
      return answer === undefined ? null : { id: ballot, answer: JSON.parse(String(answer)) as RawAnswer };
    },
    list: async (realm, survey) => {
      await writer.settled();
      return listBallots.all(realm, survey).map((row) => ({
        id: ballotId(String(row['id'])),
        answer: JSON.parse(String(row['answer'])) as RawAnswer,
      }));
    },
  };
}
