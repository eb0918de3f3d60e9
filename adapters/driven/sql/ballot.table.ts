import type { DatabaseSync } from 'node:sqlite';
import type { BallotEntry, BallotStore, Recorded, RecordRefusal } from '#application/ports/ballot-store.ts';
import { startTally, type Tally } from '#domain/scoring/tally.ts';
import { ballotId, type RealmId, type SurveyId } from '#domain/shared/ids.ts';
import { type Either, left } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import { changesIn } from './ballot-changes.ts';
import { ballotDecision } from './ballot-decision.ts';
import { inTransaction } from './database.ts';
import { gather } from './gather.ts';
import { isKeptWhole, sqlTallies } from './tally.table.ts';

/** The write-ahead log keeps the order of arrival until it is truncated: at least once every so many votes. */
const votesBetweenTruncations = 25;

/** A store that can also forget the order of arrival now: when idle, at the close, before a copy. */
export interface SqlBallotStore extends BallotStore {
  truncateLog(): void;
}

type Outcome = Either<RecordRefusal, Recorded>;

/** `together` gathers the votes of one commit; a measurement may commit each by itself, to see what that costs. */
export function sqlBallotStore(database: DatabaseSync, together: typeof gather = gather): SqlBallotStore {
  const decide = ballotDecision(database);
  const tallies = sqlTallies(database);
  const findMark = database.prepare('SELECT 1 FROM marks WHERE realm = ? AND survey = ? AND mark = ?');
  const findDevice = database.prepare(
    'SELECT 1 FROM voted_devices WHERE realm = ? AND survey = ? AND mark = ?',
  );
  const findBallot = database.prepare('SELECT answer FROM ballots WHERE realm = ? AND survey = ? AND id = ?');
  const countBallots = database.prepare('SELECT count(*) AS n FROM ballots WHERE realm = ? AND survey = ?');
  const countMarks = database.prepare('SELECT count(*) AS n FROM marks WHERE realm = ? AND survey = ?');
  const listBallots = database.prepare(
    'SELECT id, answer FROM ballots WHERE realm = ? AND survey = ? ORDER BY id',
  );
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  let votesInLog = 0;

  /** The votes are safe already: a log that cannot be cut now (a full disk, a reader) is cut after the next one. */
  const truncateLog = () => {
    try {
      votesInLog = checkpoint.get()?.['busy'] === 0 ? 0 : votesBetweenTruncations;
    } catch {
      votesInLog = votesBetweenTruncations;
    }
  };

  /**
   * Votes that wait together, in one transaction: the pages of one commit tell no order among its votes. Nothing in it
   * fails for what a vote says, so that what fails is the storage, for all of them.
   */
  const record = together<BallotEntry, Outcome>((entries) => {
    try {
      const decisions = inTransaction(database, () => {
        const decided = entries.map(decide);
        for (const change of changesIn(decided)) tallies.feed(change);
        return decided;
      });
      votesInLog += entries.length;
      if (votesInLog >= votesBetweenTruncations) truncateLog();
      return decisions.map(({ outcome }) => outcome);
    } catch (error) {
      return entries.map(() => left({ kind: 'storageFailed', why: String(error) }));
    }
  });

  const recount = (realm: RealmId, survey: SurveyId, question: Question): Tally | null => {
    const running = startTally(question);
    for (const { answer } of listBallots.iterate(realm, survey)) {
      running?.add(JSON.parse(String(answer)) as RawAnswer);
    }
    return running?.result() ?? null;
  };
  /** Counts all ballots and keeps the count, unless votes of another process or a full disk stand in the way. */
  const recountOnce = (realm: RealmId, survey: SurveyId, question: Question): Tally | null => {
    try {
      return inTransaction(database, () => {
        const counted = recount(realm, survey, question);
        if (counted !== null && counted.ballots > 0) tallies.keep(realm, survey, question, counted);
        return counted;
      });
    } catch {
      return recount(realm, survey, question);
    }
  };

  return {
    truncateLog,
    record,
    count: async (realm, survey) =>
      tallies.ballots(realm, survey) ?? Number(countBallots.get(realm, survey)?.['n']),
    tally: async (realm, survey, question, counted) => {
      if (!isKeptWhole(question)) return recount(realm, survey, question);
      return tallies.find(realm, survey, question, counted) ?? recountOnce(realm, survey, question);
    },
    find: async (realm, survey, ballot) => {
      const answer = findBallot.get(realm, survey, ballot)?.['answer'];
      return answer === undefined ? null : { id: ballot, answer: JSON.parse(String(answer)) as RawAnswer };
    },
    isMarked: async (realm, survey, mark) => findMark.get(realm, survey, mark) !== undefined,
    countMarks: async (realm, survey) => Number(countMarks.get(realm, survey)?.['n']),
    hasVoted: async (realm, survey, deviceMark) => findDevice.get(realm, survey, deviceMark) !== undefined,
    list: async (realm, survey) =>
      listBallots.all(realm, survey).map((row) => ({
        id: ballotId(String(row['id'])),
        answer: JSON.parse(String(row['answer'])) as RawAnswer,
      })),
  };
}
