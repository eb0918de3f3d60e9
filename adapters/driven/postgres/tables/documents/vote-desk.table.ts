import {
  isCancelling,
  isOpeningOf,
  recordOfRow,
  recordsOfRows,
  surveyRef,
  voteSubject,
  votesOfRows,
} from '#adapters/driven/stores-shared/vote-row.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import { censusMember } from '#adapters/driven/stores-shared/census/stored-person.ts';
import type { Clock } from '#application/ports/clock.ts';
import type {
  AskedSurveys,
  FoundVote,
  VoteAct,
  VoteDesk,
} from '#application/ports/server/office/vote-desk.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { surveyLockSql, voteLockSql } from '../../locks.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';
import { lockCensus, raiseCensus } from '../census/census.table.ts';
import { raiseVersion } from '../content-version.table.ts';
import { addSteps } from '../step.table.ts';
import { findDocument, lockDocuments, writeDocument } from './document-desk.table.ts';

async function findVote(
  ask: RunStatement,
  hashes: CensusHashes,
  realm: RealmId,
  vote: string,
  { surveys, withCensus }: AskedSurveys,
): Promise<FoundVote> {
  const [row] = await ask('SELECT body FROM vote_records WHERE realm = $1 AND vote = $2', [realm, vote]);
  const documents = [];
  for (const id of surveys) documents.push(await findDocument(ask, realm, surveyRef(id)));
  const ofThese = 'WHERE realm = $1 AND survey = ANY($2::text[])';
  const [ballots] = await ask(`SELECT count(*) AS n FROM ballots ${ofThese}`, [realm, surveys]);
  const [marks] = await ask(
    `SELECT (SELECT count(*) FROM marks ${ofThese}) + (SELECT count(*) FROM voted_devices ${ofThese}) AS n`,
    [realm, surveys],
  );
  const opened = await ask(`SELECT survey, vote FROM opened_surveys ${ofThese}`, [realm, surveys]);
  const people = withCensus
    ? await ask('SELECT person, about, same_as FROM census WHERE realm = $1 AND blocked = 0', [realm])
    : [];
  return {
    record: recordOfRow(row),
    documents,
    people: people.map((row) => censusMember(hashes, row)),
    ballots: Number(ballots?.['n']),
    marks: Number(marks?.['n']),
    openedWith: votesOfRows(opened),
  };
}

/** Writes an act on a vote. Must run in a transaction that has its locks. */
async function writeAct(
  ask: RunStatement,
  realm: RealmId,
  vote: string,
  { act, before, now }: { readonly act: VoteAct; readonly before: FoundVote; readonly now: Instant },
): Promise<void> {
  const { record } = act;
  const put = `INSERT INTO vote_records (realm, vote, body) VALUES ($1, $2, $3)
    ON CONFLICT (realm, vote) DO UPDATE SET body = excluded.body`;
  if (record !== null) await ask(put, [realm, vote, JSON.stringify(record)]);
  if (record !== null && record.opened !== null) {
    const note = `INSERT INTO opened_surveys (realm, survey, vote) SELECT $1, unnest($2::text[]), $3
      ON CONFLICT DO NOTHING`;
    await ask(note, [realm, record.surveys, vote]);
  }
  if (isCancelling(before, act))
    await ask('DELETE FROM opened_surveys WHERE realm = $1 AND vote = $2', [realm, vote]);
  for (const change of act.documents)
    if (change.document !== null) await writeDocument(ask, realm, change.document.ref, { change, now });
  await addSteps(ask, { realm, subject: voteSubject(vote) }, act.steps);
  // Last, because others who change contents of the town wait for this row until the transaction ends.
  if (act.documents.some(({ portal }) => portal !== 'same')) await raiseVersion(ask, realm);
}

async function voteOpenedWith(ask: RunStatement, realm: RealmId, survey: string) {
  const one = `SELECT o.vote, r.body FROM opened_surveys o JOIN vote_records r
    ON r.realm = o.realm AND r.vote = o.vote WHERE o.realm = $1 AND o.survey = $2`;
  const [row] = await ask(one, [realm, survey]);
  const record = recordOfRow(row);
  return record === null ? null : { vote: String(row?.['vote']), record };
}

/** Who opened which vote, in PostgreSQL. */
export const postgresVoteDesk = (
  { ask, transaction }: Postgres,
  clock: Clock,
  hashes: CensusHashes,
): VoteDesk => ({
  all: async (realm) => {
    const rows = await ask('SELECT vote, body FROM vote_records WHERE realm = $1', [realm]);
    return recordsOfRows(rows);
  },
  openedVote: (realm, survey) => voteOpenedWith(ask, realm, survey),
  find: (realm, vote, asked) => findVote(ask, hashes, realm, vote, asked),
  change: (realm, vote, asked, decide) =>
    transaction(async (within) => {
      // Documents first, as everywhere: who changes one waits for no vote.
      await lockDocuments(within, realm, asked.surveys.map(surveyRef));
      await within(voteLockSql, [JSON.stringify([realm, vote])]);
      // A ballot that is being recorded is counted before anything is decided.
      for (const survey of asked.surveys.toSorted()) await within(surveyLockSql, [`${realm}/${survey}`]);
      // Nobody changes the census between its fingerprint and the opening.
      if (asked.withCensus) await lockCensus(within, realm);
      const found = await findVote(within, hashes, realm, vote, asked);
      const { act, answer } = decide(found);
      if (act !== null && isOpeningOf(found, act)) await raiseCensus(within, realm);
      if (act !== null) await writeAct(within, realm, vote, { act, before: found, now: clock.now() });
      return answer;
    }),
});
