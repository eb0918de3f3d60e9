import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { CensusRow } from '#domain/census/census-row.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type KnownPeople, writtenPerson } from '#adapters/driven/stores-shared/census-change.ts';
import {
  storedAbout,
  hashedPerson,
  isSecretOf,
  type StoredPerson,
  storedPerson,
} from '#adapters/driven/stores-shared/census/stored-person.ts';
import { isSamePeople } from '#adapters/driven/stores-shared/same-people.ts';
import type { RunStatement, Postgres } from '../../postgres.ts';

/** How many people are written to the database with one statement. */
const together = 5000;

export function postgresCensus({ ask }: Postgres, hashes: CensusHashes): CensusRegister {
  return {
    match: async (realm, identity, secrets) => {
      const person = hashes.person(realm, identity);
      const [row] = await ask(
        'SELECT secrets, same_as FROM census WHERE realm = $1 AND person = $2 AND blocked = 0',
        [realm, person],
      );
      return isSecretOf(hashes, person, row, secrets);
    },
    atDesk: async (realm, identity) => {
      const person = hashes.person(realm, identity);
      const one = 'SELECT 1 FROM census WHERE realm = $1 AND person = $2 AND blocked = 0';
      return (await ask(one, [realm, person])).length === 0 ? null : person;
    },
    about: async (realm, identity) => {
      const person = hashes.person(realm, identity);
      const one = 'SELECT about, same_as FROM census WHERE realm = $1 AND person = $2 AND blocked = 0';
      const [row] = await ask(one, [realm, person]);
      return storedAbout(hashes, person, row);
    },
  };
}

/** The version of the census of a town; whoever changes the census waits here until this transaction ends. */
export async function lockCensus(ask: RunStatement, realm: RealmId): Promise<number> {
  // Many people take longer than the time limit of a vote.
  await ask('SET LOCAL statement_timeout = 0');
  const begin = 'INSERT INTO census_versions (realm, version) VALUES ($1, 0) ON CONFLICT (realm) DO NOTHING';
  await ask(begin, [realm]);
  const [row] = await ask('SELECT version FROM census_versions WHERE realm = $1 FOR UPDATE', [realm]);
  return Number(row?.['version']);
}

/** The next version. What earlier imports replaced is needed no longer: they cannot be taken back. */
export async function raiseCensus(ask: RunStatement, realm: RealmId): Promise<number> {
  const raise = 'UPDATE census_versions SET version = version + 1 WHERE realm = $1 RETURNING version';
  const [row] = await ask(raise, [realm]);
  await ask('UPDATE census_imports SET changes = NULL WHERE realm = $1 AND changes IS NOT NULL', [realm]);
  return Number(row?.['version']);
}

/** Writes people, new ones or those that are there. Must run in the caller's transaction. */
export async function putPeople(
  ask: RunStatement,
  realm: RealmId,
  people: readonly StoredPerson[],
): Promise<void> {
  const text = `INSERT INTO census (realm, person, secrets, papers, about, blocked, same_as)
    SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::text[])
    ON CONFLICT (realm, person) DO UPDATE SET secrets = excluded.secrets, papers = excluded.papers,
      about = excluded.about,
      blocked = excluded.blocked, same_as = excluded.same_as`;
  for (let from = 0; from < people.length; from += together) {
    const some = people.slice(from, from + together);
    const column = (name: keyof StoredPerson) => some.map((row) => row[name]);
    const columns = [
      column('person'),
      column('secrets'),
      column('papers'),
      column('about'),
      column('blocked'),
    ];
    // oxlint-disable-next-line no-await-in-loop -- one part after the other, in one transaction
    await ask(text, [realm, ...columns, column('sameAs')]);
  }
}

/** Whether a realm has exactly these people. */
export async function hasPeople(
  ask: RunStatement,
  hashes: CensusHashes,
  realm: RealmId,
  rows: readonly CensusRow[],
): Promise<boolean> {
  const stored = await ask('SELECT person FROM census WHERE realm = $1', [realm]);
  return isSamePeople(
    stored.map(({ person }) => String(person)),
    rows.map(({ identity }) => hashes.person(realm, identity)),
  );
}

/** What people are found by: their rows, and the keys of those whose number is another one. */
export const knownIn = (rows: readonly StoredPerson[], taken: readonly StoredPerson[]): KnownPeople => {
  const byKey = new Map(rows.map((one) => [one.person, one]));
  return {
    find: (person) => byKey.get(person) ?? null,
    taken: new Set(taken.flatMap(({ sameAs }) => sameAs ?? [])),
  };
};

export const personColumns = 'person, secrets, papers, about, blocked, same_as';

/** Those who are blocked or have another key. */
async function markedPeople(ask: RunStatement, realm: RealmId): Promise<KnownPeople> {
  const text = `SELECT ${personColumns} FROM census WHERE realm = $1 AND (blocked = 1 OR same_as IS NOT NULL)`;
  const rows = (await ask(text, [realm])).map(storedPerson);
  return knownIn(rows, rows);
}

/** All people of a census. */
async function everybody(ask: RunStatement, realm: RealmId): Promise<KnownPeople> {
  const rows = (await ask(`SELECT ${personColumns} FROM census WHERE realm = $1`, [realm])).map(storedPerson);
  return knownIn(rows, rows);
}

/** Replaces the census of a realm. `keepsAbout`: as in `writtenPerson`. Must run in the caller's transaction. */
export async function replaceCensus(
  { ask, hashes }: { readonly ask: RunStatement; readonly hashes: CensusHashes },
  realm: RealmId,
  rows: readonly CensusRow[],
  keeping: { readonly keepsAbout?: boolean } = {},
): Promise<void> {
  await lockCensus(ask, realm);
  // A town's folder does not say who is blocked, or whose number was corrected.
  const known = await (keeping.keepsAbout === true ? everybody : markedPeople)(ask, realm);
  await ask('DELETE FROM census WHERE realm = $1', [realm]);
  for (let from = 0; from < rows.length; from += together) {
    const people = rows
      .slice(from, from + together)
      .map((row) => writtenPerson(hashedPerson(hashes, realm, row), known, keeping));
    // oxlint-disable-next-line no-await-in-loop -- one part after the other, in one transaction
    await putPeople(ask, realm, people);
  }
  await raiseCensus(ask, realm);
}
