import type { DatabaseSync } from 'node:sqlite';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { CensusRow } from '#domain/census/census-row.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import { isSamePeople } from '#adapters/driven/stores-shared/same-people.ts';
import { writtenPerson } from '#adapters/driven/stores-shared/census-change.ts';
import {
  storedAbout,
  hashedPerson,
  isSecretOf,
} from '#adapters/driven/stores-shared/census/stored-person.ts';
import { peopleReading, peopleWriting } from './census-people.ts';

export interface SqlCensus extends CensusRegister {
  /** Replaces the census of a realm. Must run in the caller's transaction. `keepsAbout`: as in `writtenPerson`. */
  replace(realm: RealmId, rows: Iterable<CensusRow>, keeping?: { readonly keepsAbout: boolean }): void;
  /** Whether a realm has exactly these people. */
  hasPeople(realm: RealmId, rows: readonly CensusRow[]): boolean;
}

/** The version of the census of each town, which differs as soon as the census does. */
export function censusVersions(database: DatabaseSync) {
  const find = database.prepare('SELECT version FROM census_versions WHERE realm = ?');
  const raise = database.prepare(`INSERT INTO census_versions (realm, version) VALUES (?, 1)
    ON CONFLICT (realm) DO UPDATE SET version = version + 1`);
  // What an earlier import replaced is needed no longer: it cannot be taken back.
  const forget = database.prepare(
    'UPDATE census_imports SET changes = NULL WHERE realm = ? AND changes IS NOT NULL',
  );
  const of = (realm: RealmId): number => Number(find.get(realm)?.['version'] ?? 0);
  return {
    of,
    /** The next version, in the caller's transaction. */
    raise: (realm: RealmId): number => {
      raise.run(realm);
      forget.run(realm);
      return of(realm);
    },
  };
}

export function sqlCensus(database: DatabaseSync, hashes: CensusHashes): SqlCensus {
  const find = database.prepare(
    'SELECT secrets, about, same_as FROM census WHERE realm = ? AND person = ? AND blocked = 0',
  );
  const all = database.prepare('SELECT person FROM census WHERE realm = ?');
  const clear = database.prepare('DELETE FROM census WHERE realm = ?');
  const [people, writing] = [peopleReading(database), peopleWriting(database)];
  const versions = censusVersions(database);
  return {
    match: async (realm, identity, secrets) => {
      const person = hashes.person(realm, identity);
      return isSecretOf(hashes, person, find.get(realm, person), secrets);
    },
    atDesk: async (realm, identity) => {
      const person = hashes.person(realm, identity);
      return find.get(realm, person) === undefined ? null : person;
    },
    about: async (realm, identity) => {
      const person = hashes.person(realm, identity);
      return storedAbout(hashes, person, find.get(realm, person));
    },
    hasPeople: (realm, rows) =>
      isSamePeople(
        all.all(realm).map(({ person }) => String(person)),
        rows.map(({ identity }) => hashes.person(realm, identity)),
      ),
    replace: (realm, rows, keeping) => {
      // A town's folder does not say who is blocked, or whose number was corrected.
      const known = keeping?.keepsAbout === true ? people.everybody(realm) : people.marked(realm);
      clear.run(realm);
      for (const row of rows) {
        const written = writtenPerson(hashedPerson(hashes, realm, row), known, keeping);
        writing.set(realm, written.person, written);
      }
      versions.raise(realm);
    },
  };
}
