import type { DatabaseSync } from 'node:sqlite';
import type { CensusRegister, PersonKey } from '#application/ports/server/census-register.ts';
import type { CensusRow, Papers } from '#application/ports/server/town-keeper.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Hashes under the census key, which is not in the database: a stolen copy names no person. */
export interface CensusHashes {
  person(realm: RealmId, identity: IdentityNumber): PersonKey;
  secret(person: PersonKey, secret: string): string;
  papers(person: PersonKey, papers: Papers): string;
}

export interface SqlCensus extends CensusRegister {
  /** Replaces the census of a realm. Must run in the caller's transaction. */
  replace(realm: RealmId, rows: Iterable<CensusRow>): void;
}

export function sqlCensus(database: DatabaseSync, hashes: CensusHashes): SqlCensus {
  const find = database.prepare('SELECT secrets FROM census WHERE realm = ? AND person = ?');
  const clear = database.prepare('DELETE FROM census WHERE realm = ?');
  const add = database.prepare('INSERT INTO census (realm, person, secrets, papers) VALUES (?, ?, ?, ?)');
  return {
    match: async (realm, identity, secrets) => {
      const person = hashes.person(realm, identity);
      const row = find.get(realm, person)?.['secrets'];
      // An unknown person is compared with an empty list, so that the time of a refusal does not show whether a
      // person is known.
      const known: readonly string[] = row === undefined ? [] : JSON.parse(String(row));
      const given = secrets.map((secret) => hashes.secret(person, secret));
      return given.length > 0 && given.every((secret) => known.includes(secret)) ? person : null;
    },
    replace: (realm, rows) => {
      clear.run(realm);
      for (const { identity, secrets, papers } of rows) {
        const person = hashes.person(realm, identity);
        const hashed = JSON.stringify(secrets.map((secret) => hashes.secret(person, secret)));
        add.run(realm, person, hashed, papers === undefined ? null : hashes.papers(person, papers));
      }
    },
  };
}
