import type { BallotStore, StoredBallot } from '#application/ports/server/ballot-store.ts';
import { isKeptWhole } from '#adapters/driven/stores-shared/tally-change.ts';
import { tally } from '#domain/scoring/tally.ts';
import { ballotId, type RealmId, type SurveyId } from '#domain/shared/ids.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { KeyPrints } from '../tables/key-prints.ts';
import type { RunStatement, Postgres } from '../postgres.ts';
import { ballotRecording } from './record-ballots.ts';
import { findTally, keepRecount, talliedBallots, votesSettled } from './tally.table.ts';

async function answerOf(
  ask: RunStatement,
  realm: string,
  survey: string,
  ballot: string,
): Promise<string | null> {
  const text = 'SELECT answer FROM ballots WHERE realm = $1 AND survey = $2 AND id = $3';
  const [row] = await ask(text, [realm, survey, ballot]);
  return row === undefined ? null : String(row['answer']);
}

async function listThrough(
  ask: RunStatement,
  realm: RealmId,
  survey: SurveyId,
): Promise<readonly StoredBallot[]> {
  const text = 'SELECT id, answer FROM ballots WHERE realm = $1 AND survey = $2 ORDER BY id';
  return (await ask(text, [realm, survey])).map(({ id, answer }) => ({
    id: ballotId(String(id)),
    answer: JSON.parse(String(answer)) as RawAnswer,
  }));
}

const recount = async (ask: RunStatement, realm: RealmId, survey: SurveyId, question: Question) =>
  tally(
    question,
    (await listThrough(ask, realm, survey)).map(({ answer }) => answer),
  );

/** Who has voted, by the marks of a census and of devices. */
function voters(ask: RunStatement): Pick<BallotStore, 'isMarked' | 'hasVoted'> {
  const has = async (table: 'marks' | 'voted_devices', values: readonly unknown[]) =>
    (await ask(`SELECT 1 FROM ${table} WHERE realm = $1 AND survey = $2 AND mark = $3`, values)).length > 0;
  return {
    isMarked: (realm, survey, mark) => has('marks', [realm, survey, mark]),
    hasVoted: (realm, survey, deviceMark) => has('voted_devices', [realm, survey, deviceMark]),
  };
}

/** How many there are: ballots, marks, and the votes on each answer. */
function counts(postgres: Postgres): Pick<BallotStore, 'count' | 'countMarks' | 'tally'> {
  const { ask } = postgres;
  const count = async (table: 'marks' | 'ballots', realm: string, survey: string) => {
    const text = `SELECT count(*) AS n FROM ${table} WHERE realm = $1 AND survey = $2`;
    return Number((await ask(text, [realm, survey]))[0]?.['n']);
  };
  return {
    count: async (realm, survey) =>
      (await talliedBallots(ask, realm, survey)) ?? (await count('ballots', realm, survey)),
    countMarks: (realm, survey) => count('marks', realm, survey),
    tally: async (realm, survey, question, counted) => {
      if (counted === 'final') await votesSettled(postgres, realm, survey);
      if (!isKeptWhole(question)) return recount(ask, realm, survey, question);
      const known = await findTally(ask, [realm, survey], question, counted);
      if (known !== null) return known;
      return postgres.transaction((within) =>
        keepRecount(within, [realm, survey], question, () => recount(within, realm, survey, question)),
      );
    },
  };
}

/** Ballots in PostgreSQL, shared by all processes of a council. */
export function postgresBallots(postgres: Postgres, keys: KeyPrints): BallotStore {
  const { ask } = postgres;
  return {
    ...voters(ask),
    ...counts(postgres),
    record: ballotRecording(postgres, keys),
    find: async (realm, survey, ballot) => {
      const answer = await answerOf(ask, realm, survey, ballot);
      return answer === null ? null : { id: ballot, answer: JSON.parse(answer) as RawAnswer };
    },
    list: async (realm, survey) => {
      await votesSettled(postgres, realm, survey);
      return listThrough(ask, realm, survey);
    },
  };
}
