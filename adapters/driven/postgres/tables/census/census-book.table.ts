import {
  canUndo,
  censusEntryOf,
  manyPeople,
  readUndo,
  writtenUndo,
} from '#adapters/driven/stores-shared/census-change.ts';
import {
  type HashedPerson,
  hashedPerson,
  namedPerson,
} from '#adapters/driven/stores-shared/census/stored-person.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import { importEntryOf } from '#adapters/driven/stores-shared/import-row.ts';
import {
  type CensusBook,
  type CensusChange,
  type CensusUndone,
  mostCensusImports,
} from '#application/ports/server/imports/census-book.ts';
import { confirmStep, type ImportEntry, importSubject, undoStep } from '#domain/imports/import-entry.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';
import { censusVersion, peopleChanges, countChange, peopleCount, setPeople } from './census-people.ts';
import { lockCensus, raiseCensus } from './census.table.ts';
import { addSteps } from '../step.table.ts';

interface Writing {
  readonly begun: Omit<ImportEntry, 'counts'>;
  readonly listed: readonly HashedPerson[];
  readonly change: CensusChange;
  readonly version: number;
}

async function write(
  ask: RunStatement,
  realm: RealmId,
  { begun, listed, change, version }: Writing,
): Promise<ImportEntry | null> {
  if ((await lockCensus(ask, realm)) !== version) return null;
  const { counts } = await countChange(ask, realm, listed, change);
  const entry = { ...begun, counts };
  const changes = await peopleChanges(ask, realm, listed, change);
  await setPeople(
    ask,
    realm,
    changes.map(({ person, after }) => ({ person, to: after })),
  );
  const next = await raiseCensus(ask, realm);
  const add = `INSERT INTO census_imports (realm, id, made, version, body, changes) VALUES ($1, $2, $3, $4, $5, $6)`;
  await ask(add, [realm, entry.id, entry.at, next, JSON.stringify(entry), writtenUndo(changes)]);
  const forget = `DELETE FROM census_imports WHERE realm = $1 AND id NOT IN
    (SELECT id FROM census_imports WHERE realm = $1 ORDER BY made DESC, id LIMIT ${mostCensusImports})`;
  await ask(forget, [realm]);
  await addSteps(ask, { realm, subject: importSubject(entry) }, [confirmStep(entry)]);
  return entry;
}

async function takeBack(ask: RunStatement, realm: RealmId, id: string, by: Changer): Promise<CensusUndone> {
  const version = await lockCensus(ask, realm);
  const find = 'SELECT body, version, changes FROM census_imports WHERE realm = $1 AND id = $2';
  const [row] = await ask(find, [realm, id]);
  const entry = row === undefined ? null : importEntryOf(row);
  if (row === undefined || entry === null || entry.undone !== null) return 'unknown';
  if (!canUndo(row, version)) return 'changed';
  const back = readUndo(row['changes']).map(({ person, before }) => ({ person, to: before }));
  await setPeople(ask, realm, back);
  await raiseCensus(ask, realm);
  const mark = 'UPDATE census_imports SET body = $3 WHERE realm = $1 AND id = $2';
  await ask(mark, [realm, id, JSON.stringify({ ...entry, undone: { by: by.by, at: by.at } })]);
  await addSteps(ask, { realm, subject: importSubject(entry) }, [undoStep(entry, by)]);
  return 'done';
}

/** Who may vote, as the office changes it, in PostgreSQL. */
export const postgresCensusBook = ({ ask, transaction }: Postgres, hashes: CensusHashes): CensusBook => ({
  state: async (realm) => ({ ...(await peopleCount(ask, realm)), version: await censusVersion(ask, realm) }),
  version: (realm) => censusVersion(ask, realm),
  compare: async (realm, change) => {
    const listed = await manyPeople(change.people, (row) => namedPerson(hashes, realm, row));
    // The version first: if the census changes meanwhile, what is confirmed is refused.
    const version = await censusVersion(ask, realm);
    const { counts, stray } = await countChange(ask, realm, listed, change);
    return { counts, stray, version };
  },
  write: async (realm, begun, change, version) => {
    const listed = await manyPeople(change.people, (row) => hashedPerson(hashes, realm, row));
    return transaction((within) => write(within, realm, { begun, listed, change, version }));
  },
  list: async (realm) => {
    const version = await censusVersion(ask, realm);
    const text = `SELECT body, version, CASE WHEN changes IS NOT NULL THEN '' END AS changes
      FROM census_imports WHERE realm = $1 ORDER BY made DESC, id LIMIT ${mostCensusImports}`;
    return (await ask(text, [realm])).map((row) => censusEntryOf(row, version));
  },
  takeBack: (realm, id, by) => transaction((within) => takeBack(within, realm, id, by)),
  forget: async (until) => {
    await ask('UPDATE census_imports SET changes = NULL WHERE made <= $1 AND changes IS NOT NULL', [until]);
  },
});
