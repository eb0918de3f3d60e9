import type { DatabaseSync } from 'node:sqlite';
import { type Tally, tally } from '#domain/scoring/tally.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { BallotChange } from '../../stores-shared/ballot-changes.ts';
import { isKeptWhole, questionPrint, tallyAfter } from '../../stores-shared/tally-change.ts';
import { readTally, writeTally } from '../../stores-shared/tally-row.ts';

/**
 * The running tallies, one for each survey: derived from the ballots in the transaction that writes them, never
 * before it.
 */
export interface SqlTallies {
  /** Counts a change that has just been written. Must run in its transaction. */
  feed(change: BallotChange): void;
  /** The number of ballots of a survey, without reading them; null if no running tally is stored. */
  ballots(realm: RealmId, survey: SurveyId): number | null;
  /** The tally stored for this very question; `final`, only one that was counted in full after the last vote. */
  find(realm: RealmId, survey: SurveyId, question: Question, counted: 'running' | 'final'): Tally | null;
  /** Stores a full recount. Must run in the transaction that counted. */
  keep(realm: RealmId, survey: SurveyId, question: Question, counted: Tally): void;
}

export function sqlTallies(database: DatabaseSync): SqlTallies {
  const find = database.prepare(
    'SELECT question, ballots, whole, body FROM tallies WHERE realm = ? AND survey = ?',
  );
  const put = database.prepare(
    'INSERT OR REPLACE INTO tallies (realm, survey, question, ballots, whole, body) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const drop = database.prepare('DELETE FROM tallies WHERE realm = ? AND survey = ?');
  const countUpTo = database.prepare(
    'SELECT count(*) AS n FROM (SELECT 1 FROM ballots WHERE realm = ? AND survey = ? LIMIT ?)',
  );

  const begins = (realm: RealmId, survey: SurveyId, fresh: number) =>
    Number(countUpTo.get(realm, survey, fresh + 1)?.['n']) === fresh;
  /**
   * What was stored before a change. If a survey had ballots before any tally was stored, it has none until its first
   * recount.
   */
  const before = ({ realm, survey, question, added, removed }: BallotChange) => {
    const row = find.get(realm, survey);
    if (row === undefined) {
      return begins(realm, survey, added.length - removed.length) ? tally(question, []) : null;
    }
    return row['question'] === questionPrint(question) ? readTally(String(row['body'])) : null;
  };
  const write = (realm: RealmId, survey: SurveyId, question: Question, counted: Tally, whole: 0 | 1) =>
    put.run(realm, survey, questionPrint(question), counted.ballots, whole, writeTally(counted));

  return {
    feed: (change) => {
      const { realm, survey } = change;
      const counted = tallyAfter(before(change), change);
      if (counted === null) drop.run(realm, survey);
      else write(realm, survey, change.question, counted, 0);
    },
    ballots: (realm, survey) => {
      const ballots = find.get(realm, survey)?.['ballots'];
      return ballots === undefined ? null : Number(ballots);
    },
    find: (realm, survey, question, counted) => {
      const row = isKeptWhole(question) ? find.get(realm, survey) : undefined;
      const fits =
        row?.['question'] === questionPrint(question) && (counted === 'running' || row['whole'] === 1);
      return fits ? readTally(String(row['body'])) : null;
    },
    keep: (realm, survey, question, counted) => {
      write(realm, survey, question, counted, 1);
    },
  };
}
