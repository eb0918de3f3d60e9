import type { BallotChange } from '#adapters/driven/stores-shared/ballot-changes.ts';
import { isKeptWhole, questionPrint, tallyAfter } from '#adapters/driven/stores-shared/tally-change.ts';
import { readTally, writeTally } from '#adapters/driven/stores-shared/tally-row.ts';
import { type Tally, tally } from '#domain/scoring/tally.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Question } from '#domain/voting/survey.ts';
import { surveyLockSql } from '../locks.ts';
import type { RunStatement, Postgres } from '../postgres.ts';

const find = 'SELECT question, ballots, whole, body FROM tallies WHERE realm = $1 AND survey = $2';
const put = `
  INSERT INTO tallies (realm, survey, question, ballots, whole, body) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (realm, survey) DO UPDATE SET question = excluded.question, ballots = excluded.ballots,
    whole = excluded.whole, body = excluded.body`;
const drop = 'DELETE FROM tallies WHERE realm = $1 AND survey = $2';
const countUpTo =
  'SELECT count(*) AS n FROM (SELECT 1 FROM ballots WHERE realm = $1 AND survey = $2 LIMIT $3) AS found';

/** Keeps others from changing the tally of a survey until the transaction ends; what they have committed is visible. */
const lock = (ask: RunStatement, realm: RealmId, survey: SurveyId) =>
  ask(surveyLockSql, [`${realm}/${survey}`]);

/**
 * Waits for the votes that any process is committing in a survey. Votes that have not begun their commit will see
 * that it is closed: no vote is added to a list that is read after this.
 */
export const votesSettled = ({ transaction }: Postgres, realm: RealmId, survey: SurveyId): Promise<void> =>
  transaction(async (ask) => void (await lock(ask, realm, survey)));

/**
 * What was stored before a change. If a survey had ballots before any tally was stored, it has none until its first
 * recount.
 */
async function before(ask: RunStatement, { realm, survey, question, added, removed }: BallotChange) {
  const [row] = await ask(find, [realm, survey]);
  if (row !== undefined)
    return row['question'] === questionPrint(question) ? readTally(String(row['body'])) : null;
  const fresh = added.length - removed.length;
  const [counted] = await ask(countUpTo, [realm, survey, fresh + 1]);
  return Number(counted?.['n']) === fresh ? tally(question, []) : null;
}

const place = ({ realm, survey }: BallotChange) => `${realm}/${survey}`;

/**
 * Counts the ballots that a transaction has written. It is the last step of the transaction: from here to the commit
 * the processes wait for each other, survey by survey in the order of their names.
 */
export async function feedTallies(ask: RunStatement, changes: Iterable<BallotChange>): Promise<void> {
  for (const change of [...changes].toSorted((a, b) => (place(a) < place(b) ? -1 : 1))) {
    const { realm, survey } = change;
    await lock(ask, realm, survey);
    const counted = tallyAfter(await before(ask, change), change);
    if (counted === null) await ask(drop, [realm, survey]);
    else
      await ask(put, [
        realm,
        survey,
        questionPrint(change.question),
        counted.ballots,
        false,
        writeTally(counted),
      ]);
  }
}

/** The number of ballots of a survey, without reading them; null if no running tally is stored. */
export async function talliedBallots(
  ask: RunStatement,
  realm: RealmId,
  survey: SurveyId,
): Promise<number | null> {
  const [row] = await ask(find, [realm, survey]);
  return row === undefined ? null : Number(row['ballots']);
}

/** The tally stored for this very question; `final`, only one that was counted in full after the last vote. */
export async function findTally(
  ask: RunStatement,
  [realm, survey]: readonly [RealmId, SurveyId],
  question: Question,
  counted: 'running' | 'final',
): Promise<Tally | null> {
  const [row] = isKeptWhole(question) ? await ask(find, [realm, survey]) : [];
  const fits =
    row?.['question'] === questionPrint(question) && (counted === 'running' || row['whole'] === true);
  return fits ? readTally(String(row['body'])) : null;
}

/** Stores a full recount made by `count` in the same transaction; no vote can be added meanwhile. */
export async function keepRecount(
  ask: RunStatement,
  [realm, survey]: readonly [RealmId, SurveyId],
  question: Question,
  count: () => Promise<Tally | null>,
): Promise<Tally | null> {
  await lock(ask, realm, survey);
  const counted = await count();
  if (counted !== null && counted.ballots > 0)
    await ask(put, [realm, survey, questionPrint(question), counted.ballots, true, writeTally(counted)]);
  return counted;
}
