import type {
  BallotEntry,
  BallotStore,
  Recorded,
  RecordRefusal,
  StoredBallot,
} from '#application/ports/ballot-store.ts';
import { StorageFailure } from '#application/ports/storage-failure.ts';
import { tally } from '#domain/scoring/tally.ts';
import { ballotId, type RealmId, type SurveyId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { KeyTaken } from './failure.ts';
import { type KeyPrints, oneKeyASurvey, WrongKey } from './key-prints.ts';
import type { Postgres } from './postgres.ts';

/**
 * Mark, device and ballot in one statement, which is one transaction. Of two votes under one mark the second waits for
 * the first, then marks nothing and so adds nothing; a ballot id that is taken refuses the whole statement, mark
 * included. The tables come in the order in which they are locked when they are mixed.
 */
const recordAll = `
  WITH marked AS (
    INSERT INTO marks (realm, survey, mark) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1
  ), device AS (
    INSERT INTO voted_devices (realm, survey, mark)
      SELECT $1, $2, $4::text FROM marked WHERE $4::text IS NOT NULL ON CONFLICT DO NOTHING
  )
  INSERT INTO ballots (realm, survey, id, answer) SELECT $1, $2, $5, $6 FROM marked RETURNING 1`;

export function postgresBallots(postgres: Postgres, keys: KeyPrints): BallotStore {
  const { ask } = postgres;
  const sureOfKey = oneKeyASurvey(postgres, keys);
  const has = async (statement: string, values: readonly unknown[]) =>
    (await ask(statement, values)).length > 0;
  const count = async (table: 'marks' | 'ballots', realm: string, survey: string) => {
    const rows = await ask(`SELECT count(*) AS n FROM ${table} WHERE realm = $1 AND survey = $2`, [
      realm,
      survey,
    ]);
    return Number(rows[0]?.['n']);
  };
  const answerOf = async (realm: string, survey: string, ballot: string): Promise<string | null> => {
    const text = 'SELECT answer FROM ballots WHERE realm = $1 AND survey = $2 AND id = $3';
    const [row] = await ask(text, [realm, survey, ballot]);
    return row === undefined ? null : String(row['answer']);
  };

  const decide = async (entry: BallotEntry): Promise<Either<RecordRefusal, Recorded>> => {
    const { realm, survey, mark, ballot, deviceMark } = entry;
    const answer = JSON.stringify(entry.answer);
    await sureOfKey(realm, survey);
    if (!entry.isOpen()) return left({ kind: 'closed' });
    if (await has(recordAll, [realm, survey, mark, deviceMark, ballot, answer])) return right('recorded');
    // The person has a mark, which nothing takes away again: from here on only their own ballot can be meant.
    const stored = await answerOf(realm, survey, ballot);
    if (stored === answer) return right('repeated');
    if (stored === null || !entry.mayChange) return left({ kind: 'alreadyVoted' });
    const change = 'UPDATE ballots SET answer = $4 WHERE realm = $1 AND survey = $2 AND id = $3';
    await ask(change, [realm, survey, ballot, answer]);
    return right('changed');
  };

  const list = async (realm: RealmId, survey: SurveyId): Promise<readonly StoredBallot[]> => {
    const text = 'SELECT id, answer FROM ballots WHERE realm = $1 AND survey = $2 ORDER BY id';
    return (await ask(text, [realm, survey])).map(({ id, answer }) => ({
      id: ballotId(String(id)),
      answer: JSON.parse(String(answer)) as RawAnswer,
    }));
  };

  return {
    record: async (entry) => {
      try {
        return await decide(entry);
      } catch (error) {
        if (error instanceof KeyTaken) return left({ kind: 'alreadyVoted' });
        if (error instanceof StorageFailure && !(error instanceof WrongKey))
          return left({ kind: 'storageFailed' });
        throw error;
      }
    },
    count: (realm, survey) => count('ballots', realm, survey),
    countMarks: (realm, survey) => count('marks', realm, survey),
    find: async (realm, survey, ballot) => {
      const answer = await answerOf(realm, survey, ballot);
      return answer === null ? null : { id: ballot, answer: JSON.parse(answer) as RawAnswer };
    },
    isMarked: (realm, survey, mark) =>
      has('SELECT 1 FROM marks WHERE realm = $1 AND survey = $2 AND mark = $3', [realm, survey, mark]),
    hasVoted: (realm, survey, deviceMark) =>
      has('SELECT 1 FROM voted_devices WHERE realm = $1 AND survey = $2 AND mark = $3', [
        realm,
        survey,
        deviceMark,
      ]),
    // Counted anew: one row a survey that every vote of every process changes would make them wait for each other.
    tally: async (realm, survey, question) =>
      tally(
        question,
        (await list(realm, survey)).map(({ answer }) => answer),
      ),
    list,
  };
}
