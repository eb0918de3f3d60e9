import {
  canUndo,
  censusCounts,
  censusEntryOf,
  type HashedPerson,
  hashedPerson,
  manyPeople,
  type PersonChange,
  personChange,
  readUndo,
  type StoredPerson,
  storedPerson,
  writtenUndo,
} from '#adapters/driven/stores-shared/census-change.ts';
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
import { lockCensus, putPeople, raiseCensus } from './census.table.ts';
import { addSteps } from '../step.table.ts';

const versionOf = async (ask: RunStatement, realm: RealmId): Promise<number> => {
  const [row] = await ask('SELECT version FROM census_versions WHERE realm = $1', [realm]);
  return Number(row?.['version'] ?? 0);
};

const columns = 'person, secrets, papers, blocked';

/** The people of a change who are there, by their hash. */
async function knownPeople(
  ask: RunStatement,
  realm: RealmId,
  listed: readonly Pick<HashedPerson, 'person'>[],
): Promise<ReadonlyMap<string, StoredPerson>> {
  const text = `SELECT ${columns} FROM census WHERE realm = $1 AND person = ANY($2)`;
  const rows = await ask(text, [realm, listed.map(({ person }) => person)]);
  return new Map(rows.map(storedPerson).map((one) => [one.person, one]));
}

async function stateOf(ask: RunStatement, realm: RealmId) {
  const text = `SELECT count(*) AS people, coalesce(sum(blocked), 0) AS blocked FROM census WHERE realm = $1`;
  const [row] = await ask(text, [realm]);
  return { people: Number(row?.['people']), blocked: Number(row?.['blocked']) };
}

async function countsOf(
  ask: RunStatement,
  realm: RealmId,
  listed: readonly Pick<HashedPerson, 'person' | 'blocked'>[],
  change: CensusChange,
) {
  const known = await knownPeople(ask, realm, listed);
  const { people } = await stateOf(ask, realm);
  const blockedOf = new Map([...known.values()].map(({ person, blocked }) => [person, blocked]));
  const counts = censusCounts(listed, blockedOf, { ...change, people, all: change.removesOthers });
  return { counts, known };
}

async function setPeople(
  ask: RunStatement,
  realm: RealmId,
  people: readonly { readonly person: string; readonly to: StoredPerson | null }[],
): Promise<void> {
  const gone = people.filter(({ to }) => to === null).map(({ person }) => person);
  await ask('DELETE FROM census WHERE realm = $1 AND person = ANY($2)', [realm, gone]);
  await putPeople(
    ask,
    realm,
    people.flatMap(({ to }) => to ?? []),
  );
}

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
  const { counts, known } = await countsOf(ask, realm, listed, change);
  const entry = { ...begun, counts };
  const changes: PersonChange[] = listed.flatMap(
    (one) => personChange(one, known.get(one.person) ?? null, change) ?? [],
  );
  if (change.removesOthers) {
    const text = `SELECT ${columns} FROM census WHERE realm = $1 AND NOT person = ANY($2)`;
    const others = await ask(text, [realm, [...known.keys()]]);
    for (const before of others.map(storedPerson))
      changes.push({ person: before.person, before, after: null });
  }
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
  state: async (realm) => ({ ...(await stateOf(ask, realm)), version: await versionOf(ask, realm) }),
  compare: async (realm, change) => {
    const listed = await manyPeople(change.people, ({ identity, isBlocked }) => ({
      person: hashes.person(realm, identity),
      blocked: isBlocked === undefined ? null : Number(isBlocked),
    }));
    // The version first: if the census changes meanwhile, what is confirmed is refused.
    const version = await versionOf(ask, realm);
    const { counts } = await countsOf(ask, realm, listed, change);
    return { counts, version };
  },
  write: async (realm, begun, change, version) => {
    const listed = await manyPeople(change.people, (row) => hashedPerson(hashes, realm, row));
    return transaction((within) => write(within, realm, { begun, listed, change, version }));
  },
  list: async (realm) => {
    const version = await versionOf(ask, realm);
    const text = `SELECT body, version, CASE WHEN changes IS NOT NULL THEN '' END AS changes
      FROM census_imports WHERE realm = $1 ORDER BY made DESC, id LIMIT ${mostCensusImports}`;
    return (await ask(text, [realm])).map((row) => censusEntryOf(row, version));
  },
  takeBack: (realm, id, by) => transaction((within) => takeBack(within, realm, id, by)),
  forget: async (until) => {
    await ask('UPDATE census_imports SET changes = NULL WHERE made <= $1 AND changes IS NOT NULL', [until]);
  },
});
