import type { DatabaseSync } from 'node:sqlite';
import {
  canUndo,
  censusEntryOf,
  manyPeople,
  type PersonChange,
  readUndo,
  writtenUndo,
} from '#adapters/driven/stores-shared/census-change.ts';
import { hashedPerson, namedPerson } from '#adapters/driven/stores-shared/census/stored-person.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import { importEntryOf } from '#adapters/driven/stores-shared/import-row.ts';
import {
  type CensusBook,
  type CensusUndone,
  mostCensusImports,
} from '#application/ports/server/imports/census-book.ts';
import { confirmStep, type ImportEntry, importSubject, undoStep } from '#domain/imports/import-entry.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { censusChanging, peopleWriting } from './census-people.ts';
import { censusVersions } from './census.table.ts';
import { stepWriting } from '../step.table.ts';

/** The entries of imports, with what each replaced. */
function entryWriting(database: DatabaseSync) {
  const add = database.prepare(
    'INSERT INTO census_imports (realm, id, made, version, body, changes) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const mark = database.prepare(
    'UPDATE census_imports SET body = ?, changes = NULL WHERE realm = ? AND id = ?',
  );
  const forget = database.prepare(`DELETE FROM census_imports WHERE realm = ? AND id NOT IN
    (SELECT id FROM census_imports WHERE realm = ? ORDER BY made DESC, id LIMIT ${mostCensusImports})`);
  const steps = stepWriting(database);
  return {
    add: (realm: RealmId, entry: ImportEntry, version: number, changes: readonly PersonChange[]) => {
      add.run(realm, entry.id, entry.at, version, JSON.stringify(entry), writtenUndo(changes));
      forget.run(realm, realm);
      steps.add(realm, importSubject(entry), [confirmStep(entry)]);
    },
    markUndone: (realm: RealmId, entry: ImportEntry, by: Changer) => {
      mark.run(JSON.stringify({ ...entry, undone: { by: by.by, at: by.at } }), realm, entry.id);
      steps.add(realm, importSubject(entry), [undoStep(entry, by)]);
    },
  };
}

/** Takes an import back; must run in a transaction. */
function taker(
  database: DatabaseSync,
  people: ReturnType<typeof peopleWriting>,
  entries: ReturnType<typeof entryWriting>,
) {
  const versions = censusVersions(database);
  const find = database.prepare(
    'SELECT body, version, changes FROM census_imports WHERE realm = ? AND id = ?',
  );
  return (realm: RealmId, id: string, by: Changer): CensusUndone => {
    const row = find.get(realm, id);
    const entry = row === undefined ? null : importEntryOf(row);
    if (row === undefined || entry === null || entry.undone !== null) return 'unknown';
    if (!canUndo(row, versions.of(realm))) return 'changed';
    for (const { person, before } of readUndo(row['changes'])) people.set(realm, person, before);
    versions.raise(realm);
    entries.markUndone(realm, entry, by);
    return 'done';
  };
}

/** Who may vote, as the office changes it, in the embedded database. */
export function sqlCensusBook(database: DatabaseSync, hashes: CensusHashes): CensusBook {
  const [people, entries, versions] = [
    peopleWriting(database),
    entryWriting(database),
    censusVersions(database),
  ];
  const { state, countsOf, changes: changesOf } = censusChanging(database);
  const takeBack = taker(database, people, entries);
  const list = database.prepare(`SELECT body, version, CASE WHEN changes IS NOT NULL THEN '' END AS changes
    FROM census_imports WHERE realm = ? ORDER BY made DESC, id LIMIT ${mostCensusImports}`);
  const forget = database.prepare(
    'UPDATE census_imports SET changes = NULL WHERE made <= ? AND changes IS NOT NULL',
  );
  return {
    state: async (realm) => ({ ...state(realm), version: versions.of(realm) }),
    version: async (realm) => versions.of(realm),
    compare: async (realm, change) => {
      const listed = await manyPeople(change.people, (row) => namedPerson(hashes, realm, row));
      const { counts, stray } = countsOf(realm, listed, change);
      return { counts, stray, version: versions.of(realm) };
    },
    write: async (realm, begun, change, version) => {
      const listed = await manyPeople(change.people, (row) => hashedPerson(hashes, realm, row));
      return writeWhenFree(database, () => {
        if (versions.of(realm) !== version) return null;
        const entry = { ...begun, counts: countsOf(realm, listed, change).counts };
        const changes = changesOf(realm, listed, change);
        for (const { person, after } of changes) people.set(realm, person, after);
        entries.add(realm, entry, versions.raise(realm), changes);
        return entry;
      });
    },
    list: async (realm) => {
      const version = versions.of(realm);
      return list.all(realm).map((row) => censusEntryOf(row, version));
    },
    takeBack: async (realm, id, by) => writeWhenFree(database, () => takeBack(realm, id, by)),
    forget: async (until) => writeWhenFree(database, () => void forget.run(until)),
  };
}
