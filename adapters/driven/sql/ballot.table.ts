import type { DatabaseSync } from 'node:sqlite';
import type { BallotEntry, BallotStore, Recorded, RecordRefusal } from '#application/ports/ballot-store.ts';
import { ballotId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { inTransaction } from './database.ts';

/** The write-ahead log keeps the order of arrival until it is truncated: at least once every so many votes. */
const votesBetweenTruncations = 25;

/** A store that can also forget the order of arrival now: when idle, at the close, before a copy. */
export interface SqlBallotStore extends BallotStore {
  truncateLog(): void;
}

export function sqlBallotStore(database: DatabaseSync): SqlBallotStore {
  const findMark = database.prepare('SELECT 1 FROM marks WHERE realm = ? AND survey = ? AND mark = ?');
  const addMark = database.prepare('INSERT INTO marks (realm, survey, mark) VALUES (?, ?, ?)');
  const addDevice = database.prepare(
    'INSERT OR IGNORE INTO voted_devices (realm, survey, mark) VALUES (?, ?, ?)',
  );
  const findDevice = database.prepare(
    'SELECT 1 FROM voted_devices WHERE realm = ? AND survey = ? AND mark = ?',
  );
  const findBallot = database.prepare('SELECT answer FROM ballots WHERE realm = ? AND survey = ? AND id = ?');
  const addBallot = database.prepare('INSERT INTO ballots (realm, survey, id, answer) VALUES (?, ?, ?, ?)');
  const change = database.prepare('UPDATE ballots SET answer = ? WHERE realm = ? AND survey = ? AND id = ?');
  const countBallots = database.prepare('SELECT count(*) AS n FROM ballots WHERE realm = ? AND survey = ?');
  const countMarks = database.prepare('SELECT count(*) AS n FROM marks WHERE realm = ? AND survey = ?');
  const listBallots = database.prepare(
    'SELECT id, answer FROM ballots WHERE realm = ? AND survey = ? ORDER BY id',
  );
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  let votesInLog = 0;

  /** Everything between the look and the insert happens here, in one transaction without a wait. */
  const decide = (entry: BallotEntry): Either<RecordRefusal, Recorded> => {
    const key = [entry.realm, entry.survey] as const;
    const answer = JSON.stringify(entry.answer);
    const marked = findMark.get(...key, entry.mark) !== undefined;
    const stored = findBallot.get(...key, entry.ballot)?.['answer'];
    if (!marked && stored === undefined) {
      if (entry.deviceMark !== null) addDevice.run(...key, entry.deviceMark);
      addMark.run(...key, entry.mark);
      addBallot.run(...key, entry.ballot, answer);
      return right('recorded');
    }
    if (!marked || stored === undefined) return left({ kind: 'alreadyVoted' });
    if (stored === answer) return right('repeated');
    if (!entry.mayChange) return left({ kind: 'alreadyVoted' });
    change.run(answer, ...key, entry.ballot);
    return right('changed');
  };

  /** The votes are safe already: a log that cannot be cut now (a full disk, a reader) is cut after the next one. */
  const truncateLog = () => {
    try {
      votesInLog = checkpoint.get()?.['busy'] === 0 ? 0 : votesBetweenTruncations;
    } catch {
      votesInLog = votesBetweenTruncations;
    }
  };

  return {
    truncateLog,
    record: async (entry) => {
      let recorded: Either<RecordRefusal, Recorded>;
      try {
        recorded = inTransaction(database, () => decide(entry));
      } catch {
        return left({ kind: 'storageFailed' });
      }
      votesInLog += 1;
      if (votesInLog >= votesBetweenTruncations) truncateLog();
      return recorded;
    },
    count: async (realm, survey) => Number(countBallots.get(realm, survey)?.['n']),
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
