import type { DatabaseSync } from 'node:sqlite';
import { manyPeople } from '#adapters/driven/stores-shared/census-change.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import {
  amendmentSubject,
  foundAmendment,
  peopleAfter,
  proposeStep,
  readChanges,
  waitingAmendment,
  writtenChanges,
} from '#adapters/driven/stores-shared/census/amendment-row.ts';
import { hashedPerson } from '#adapters/driven/stores-shared/census/stored-person.ts';
import { recordsOfRows, voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import type { AmendmentAct, CensusAmendments } from '#application/ports/server/imports/census-amendments.ts';
import { confirmStep, importSubject } from '#domain/imports/import-entry.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { stepWriting } from '../step.table.ts';
import { censusChanging, peopleWriting } from './census-people.ts';
import { censusVersions } from './census.table.ts';

/** Writes an amendment that both people signed. It must run in a transaction. */
function actWriting(database: DatabaseSync) {
  const find = database.prepare('SELECT changes FROM census_amendments WHERE realm = ?');
  const remove = database.prepare('DELETE FROM census_amendments WHERE realm = ?');
  const addEntry = database.prepare(
    'INSERT INTO census_imports (realm, id, made, version, body, changes) VALUES (?, ?, ?, ?, ?, NULL)',
  );
  const putRecord = database.prepare('UPDATE vote_records SET body = ? WHERE realm = ? AND vote = ?');
  const people = peopleWriting(database);
  const versions = censusVersions(database);
  const steps = stepWriting(database);
  return (realm: RealmId, { entry, votes }: AmendmentAct) => {
    const row = find.get(realm);
    for (const { person, after } of row === undefined ? [] : readChanges(row))
      people.set(realm, person, after);
    addEntry.run(realm, entry.id, entry.at, versions.raise(realm), JSON.stringify(entry));
    steps.add(realm, importSubject(entry), [confirmStep(entry)]);
    for (const { vote, record, steps: ofVote } of votes) {
      putRecord.run(JSON.stringify(record), realm, vote);
      steps.add(realm, voteSubject(vote), ofVote);
    }
    remove.run(realm);
  };
}

/** The amendment of a fixed census that waits, in the embedded database. */
export function sqlCensusAmendments(database: DatabaseSync, hashes: CensusHashes): CensusAmendments {
  const find = database.prepare('SELECT body, version FROM census_amendments WHERE realm = ?');
  const put = database.prepare(
    'INSERT OR REPLACE INTO census_amendments (realm, version, body, changes) VALUES (?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM census_amendments WHERE realm = ?');
  const voters = database.prepare(
    'SELECT person, about, same_as FROM census WHERE realm = ? AND blocked = 0',
  );
  const records = database.prepare('SELECT vote, body FROM vote_records WHERE realm = ?');
  const [versions, census, steps] = [
    censusVersions(database),
    censusChanging(database),
    stepWriting(database),
  ];
  const write = actWriting(database);
  const waitingIn = (realm: RealmId) => {
    const row = find.get(realm);
    return row === undefined ? null : foundAmendment(row, versions.of(realm));
  };
  return {
    propose: async (realm, begun, change, version, print) => {
      const listed = await manyPeople(change.people, (row) => hashedPerson(hashes, realm, row));
      return writeWhenFree(database, () => {
        if (versions.of(realm) !== version) return null;
        const changes = census.changes(realm, listed, change);
        const { people } = census.countsOf(realm, listed, change);
        const waiting = waitingAmendment(
          begun,
          people,
          print(peopleAfter(hashes, voters.all(realm), changes)),
        );
        put.run(realm, version, JSON.stringify(waiting), writtenChanges(changes));
        steps.add(realm, amendmentSubject, [proposeStep(begun)]);
        return waiting;
      });
    },
    waiting: async (realm) => waitingIn(realm),
    takeBack: async (realm, id, step) =>
      writeWhenFree(database, () => {
        if (waitingIn(realm)?.id !== id) return false;
        remove.run(realm);
        steps.add(realm, amendmentSubject, [step]);
        return true;
      }),
    confirm: async (realm, decide) =>
      writeWhenFree(database, () => {
        const found = { waiting: waitingIn(realm), records: recordsOfRows(records.all(realm)) };
        const { act, answer } = decide(found);
        if (act !== null) write(realm, act);
        return answer;
      }),
  };
}
