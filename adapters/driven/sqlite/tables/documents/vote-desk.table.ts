import type { DatabaseSync } from 'node:sqlite';
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
import type { RealmId } from '#domain/shared/ids.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { censusVersions } from '../census/census.table.ts';
import { stepWriting } from '../step.table.ts';
import { documentWriting } from './document-desk.table.ts';

/** Reads votes as they are found. */
function voteReading(
  database: DatabaseSync,
  hashes: CensusHashes,
  findDocument: ReturnType<typeof documentWriting>['find'],
) {
  const one = database.prepare('SELECT body FROM vote_records WHERE realm = ? AND vote = ?');
  const opened = database.prepare(`SELECT survey, vote FROM opened_surveys
    WHERE realm = ? AND survey IN (SELECT value FROM json_each(?))`);
  const people = database.prepare(
    'SELECT person, about, same_as FROM census WHERE realm = ? AND blocked = 0',
  );
  const ballots = database.prepare(`SELECT count(*) AS n FROM ballots
    WHERE realm = ? AND survey IN (SELECT value FROM json_each(?))`);
  const marks = database.prepare(`SELECT (SELECT count(*) FROM marks WHERE realm = ?1 AND survey IN
      (SELECT value FROM json_each(?2))) + (SELECT count(*) FROM voted_devices WHERE realm = ?1 AND survey IN
      (SELECT value FROM json_each(?2))) AS n`);
  return (realm: RealmId, vote: string, { surveys, withCensus }: AskedSurveys): FoundVote => {
    const ids = JSON.stringify(surveys);
    return {
      record: recordOfRow(one.get(realm, vote)),
      documents: surveys.map((id) => findDocument(realm, surveyRef(id))),
      people: withCensus ? people.all(realm).map((row) => censusMember(hashes, row)) : [],
      ballots: Number(ballots.get(realm, ids)?.['n']),
      marks: Number(marks.get(realm, ids)?.['n']),
      openedWith: votesOfRows(opened.all(realm, ids)),
    };
  };
}

/** Who opened which vote, in the embedded database. */
export function sqlVoteDesk(database: DatabaseSync, clock: Clock, hashes: CensusHashes): VoteDesk {
  const all = database.prepare('SELECT vote, body FROM vote_records WHERE realm = ?');
  const openedWith = database.prepare(`SELECT o.vote, r.body FROM opened_surveys o
    JOIN vote_records r ON r.realm = o.realm AND r.vote = o.vote WHERE o.realm = ? AND o.survey = ?`);
  const put = database.prepare('INSERT OR REPLACE INTO vote_records (realm, vote, body) VALUES (?, ?, ?)');
  const noteOpened = database.prepare(
    'INSERT OR IGNORE INTO opened_surveys (realm, survey, vote) VALUES (?, ?, ?)',
  );
  const forgetOpened = database.prepare('DELETE FROM opened_surveys WHERE realm = ? AND vote = ?');
  const documents = documentWriting(database, clock);
  const find = voteReading(database, hashes, documents.find);
  const steps = stepWriting(database);
  const versions = censusVersions(database);
  const write = (realm: RealmId, vote: string, act: VoteAct, before: FoundVote) => {
    // What was looked at of the census before is not done to one that is fixed.
    if (isOpeningOf(before, act)) versions.raise(realm);
    if (act.record !== null) put.run(realm, vote, JSON.stringify(act.record));
    if (act.record !== null && act.record.opened !== null)
      for (const survey of act.record.surveys) noteOpened.run(realm, survey, vote);
    if (isCancelling(before, act)) forgetOpened.run(realm, vote);
    for (const change of act.documents)
      if (change.document !== null) documents.write(realm, change.document.ref, change);
    steps.add(realm, voteSubject(vote), act.steps);
  };
  return {
    all: async (realm) => recordsOfRows(all.all(realm)),
    openedVote: async (realm, survey) => {
      const row = openedWith.get(realm, survey);
      const record = recordOfRow(row);
      return record === null ? null : { vote: String(row?.['vote']), record };
    },
    find: async (realm, vote, asked) => find(realm, vote, asked),
    change: async (realm, vote, asked, decide) =>
      writeWhenFree(database, () => {
        const found = find(realm, vote, asked);
        const { act, answer } = decide(found);
        if (act !== null) write(realm, vote, act, found);
        return answer;
      }),
  };
}
