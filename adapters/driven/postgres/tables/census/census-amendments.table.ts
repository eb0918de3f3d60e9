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
import type {
  AmendmentAct,
  CensusAmendments,
  FoundAmendment,
} from '#application/ports/server/imports/census-amendments.ts';
import { confirmStep, importSubject } from '#domain/imports/import-entry.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { voteLockSql } from '../../locks.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';
import { addSteps } from '../step.table.ts';
import { peopleChanges, countChange, setPeople } from './census-people.ts';
import { lockCensus, raiseCensus } from './census.table.ts';

async function waitingIn(ask: RunStatement, realm: RealmId): Promise<FoundAmendment | null> {
  const text = `SELECT a.body, a.version, coalesce(v.version, 0) AS now FROM census_amendments a
    LEFT JOIN census_versions v ON v.realm = a.realm WHERE a.realm = $1`;
  const [row] = await ask(text, [realm]);
  return row === undefined ? null : foundAmendment(row, Number(row['now']));
}

/** The records of the votes of a town, locked one after the other as their own acts lock them, and then the census. */
async function lockedRecords(ask: RunStatement, realm: RealmId) {
  const list = 'SELECT vote, body FROM vote_records WHERE realm = $1 ORDER BY vote';
  // oxlint-disable-next-line no-await-in-loop -- in one order, so that nobody waits in a circle
  for (const { vote } of await ask(list, [realm])) await ask(voteLockSql, [JSON.stringify([realm, vote])]);
  await lockCensus(ask, realm);
  return recordsOfRows(await ask(list, [realm]));
}

/** Writes an amendment that both people signed. It must run in a transaction that has its locks. */
async function writeAct(ask: RunStatement, realm: RealmId, { entry, votes }: AmendmentAct): Promise<void> {
  const [row] = await ask('DELETE FROM census_amendments WHERE realm = $1 RETURNING changes', [realm]);
  const changes = row === undefined ? [] : readChanges(row);
  await setPeople(
    ask,
    realm,
    changes.map(({ person, after }) => ({ person, to: after })),
  );
  const version = await raiseCensus(ask, realm);
  const add = `INSERT INTO census_imports (realm, id, made, version, body, changes) VALUES ($1, $2, $3, $4, $5, NULL)`;
  await ask(add, [realm, entry.id, entry.at, version, JSON.stringify(entry)]);
  await addSteps(ask, { realm, subject: importSubject(entry) }, [confirmStep(entry)]);
  for (const { vote, record, steps } of votes) {
    const put = 'UPDATE vote_records SET body = $3 WHERE realm = $1 AND vote = $2';
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in one transaction
    await ask(put, [realm, vote, JSON.stringify(record)]);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in one transaction
    await addSteps(ask, { realm, subject: voteSubject(vote) }, steps);
  }
}

/** The amendment of a fixed census that waits, in PostgreSQL. */
export const postgresCensusAmendments = (
  { ask, transaction }: Postgres,
  hashes: CensusHashes,
): CensusAmendments => ({
  propose: async (realm, begun, change, version, print) => {
    const listed = await manyPeople(change.people, (row) => hashedPerson(hashes, realm, row));
    return transaction(async (within) => {
      if ((await lockCensus(within, realm)) !== version) return null;
      const changes = await peopleChanges(within, realm, listed, change);
      const now = await within('SELECT person, about, same_as FROM census WHERE realm = $1 AND blocked = 0', [
        realm,
      ]);
      const { people } = await countChange(within, realm, listed, change);
      const waiting = waitingAmendment(begun, people, print(peopleAfter(hashes, now, changes)));
      const put = `INSERT INTO census_amendments (realm, version, body, changes) VALUES ($1, $2, $3, $4)
        ON CONFLICT (realm) DO UPDATE
          SET version = excluded.version, body = excluded.body, changes = excluded.changes`;
      await within(put, [realm, version, JSON.stringify(waiting), writtenChanges(changes)]);
      await addSteps(within, { realm, subject: amendmentSubject }, [proposeStep(begun)]);
      return waiting;
    });
  },
  waiting: (realm) => waitingIn(ask, realm),
  takeBack: (realm, id, step) =>
    transaction(async (within) => {
      await lockCensus(within, realm);
      if ((await waitingIn(within, realm))?.id !== id) return false;
      await within('DELETE FROM census_amendments WHERE realm = $1', [realm]);
      await addSteps(within, { realm, subject: amendmentSubject }, [step]);
      return true;
    }),
  confirm: (realm, decide) =>
    transaction(async (within) => {
      const records = await lockedRecords(within, realm);
      const { act, answer } = decide({ waiting: await waitingIn(within, realm), records });
      if (act !== null) await writeAct(within, realm, act);
      return answer;
    }),
});
