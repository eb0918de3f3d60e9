import type { DatabaseSync } from 'node:sqlite';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { CensusRow } from '#domain/census/census-row.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import { isSamePeople } from '#adapters/driven/stores-shared/same-people.ts';
import { hashedPerson } from '#adapters/driven/stores-shared/census-change.ts';

export interface SqlCensus extends CensusRegister {
  /** Replaces the census of a realm. Must run in the caller's transaction. */
  replace(realm: RealmId, rows: Iterable<CensusRow>): void;
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
  const find = database.prepare('SELECT secrets FROM census WHERE realm = ? AND person = ? AND blocked = 0');
  const all = database.prepare('SELECT person FROM census WHERE realm = ?');
  const blocked = database.prepare('SELECT person FROM census WHERE realm = ? AND blocked = 1');
  const clear = database.prepare('DELETE FROM census WHERE realm = ?');
  const add = database.prepare(
    'INSERT INTO census (realm, person, secrets, papers, blocked) VALUES (?, ?, ?, ?, ?)',
  );
  const versions = censusVersions(database);
  return {
    match: async (realm, identity, secrets) => {
      const person = hashes.person(realm, identity);
      const row = find.get(realm, person)?.['secrets'];
      // An unknown or blocked person is compared with an empty list, so that the time of a refusal does not show whether a
      // person is known.
      const known: readonly string[] = row === undefined ? [] : JSON.parse(String(row));
      const given = secrets.map((secret) => hashes.secret(person, secret));
      return given.length > 0 && given.every((secret) => known.includes(secret)) ? person : null;
    },
    hasPeople: (realm, rows) =>
      isSamePeople(
        all.all(realm).map(({ person }) => String(person)),
        rows.map(({ identity }) => hashes.person(realm, identity)),
      ),
    replace: (realm, rows) => {
      // A town's folder does not say who is blocked.
      const kept = new Set(blocked.all(realm).map(({ person }) => String(person)));
      clear.run(realm);
      for (const row of rows) {
        const { person, secrets, papers, blocked: said } = hashedPerson(hashes, realm, row);
        add.run(realm, person, secrets, papers, said ?? Number(kept.has(person)));
      }
      versions.raise(realm);
    },
  };
}
