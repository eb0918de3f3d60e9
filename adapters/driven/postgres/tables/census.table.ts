import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { CensusRow } from '#application/ports/server/town-keeper.ts';
import type { CensusHashes } from '#adapters/driven/sqlite/tables/census.table.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { RunStatement, Postgres } from '../postgres.ts';

/** How many people are written to the database with one statement. */
const together = 5000;

export function postgresCensus({ ask }: Postgres, hashes: CensusHashes): CensusRegister {
  return {
    match: async (realm, identity, secrets) => {
      const person = hashes.person(realm, identity);
      const [row] = await ask('SELECT secrets FROM census WHERE realm = $1 AND person = $2', [realm, person]);
      // An unknown person is compared with an empty list, so that the time of a refusal does not show whether a
      // person is known.
      const known: readonly string[] = row === undefined ? [] : JSON.parse(String(row['secrets']));
      const given = secrets.map((secret) => hashes.secret(person, secret));
      return given.length > 0 && given.every((secret) => known.includes(secret)) ? person : null;
    },
  };
}

/** Replaces the census of a realm. Must run in the caller's transaction. */
export async function replaceCensus(
  ask: RunStatement,
  hashes: CensusHashes,
  realm: RealmId,
  rows: readonly CensusRow[],
): Promise<void> {
  await ask('DELETE FROM census WHERE realm = $1', [realm]);
  const text = `INSERT INTO census (realm, person, secrets, papers)
    SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[])`;
  for (let from = 0; from < rows.length; from += together) {
    const people = rows.slice(from, from + together).map(({ identity, secrets, papers }) => {
      const person = hashes.person(realm, identity);
      return {
        person,
        secrets: JSON.stringify(secrets.map((secret) => hashes.secret(person, secret))),
        papers: papers ? hashes.papers(person, papers) : null,
      };
    });
    const column = (name: 'person' | 'secrets' | 'papers') => people.map((row) => row[name]);
    await ask(text, [realm, column('person'), column('secrets'), column('papers')]);
  }
}
