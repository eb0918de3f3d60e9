import {
  censusCounts,
  type KnownPeople,
  type PersonChange,
  personChanges,
} from '#adapters/driven/stores-shared/census-change.ts';
import {
  type HashedPerson,
  type NamedPerson,
  type StoredPerson,
  storedPerson,
} from '#adapters/driven/stores-shared/census/stored-person.ts';
import type { CensusChange } from '#application/ports/server/imports/census-book.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { RunStatement } from '../../postgres.ts';
import { knownIn, personColumns, putPeople } from './census.table.ts';

/** The people of a change who are there, and their rows. */
export async function knownPeople(
  ask: RunStatement,
  realm: RealmId,
  listed: readonly NamedPerson[],
): Promise<{ readonly rows: readonly StoredPerson[]; readonly known: KnownPeople }> {
  const text = `SELECT ${personColumns} FROM census WHERE realm = $1`;
  const named = listed.flatMap(({ person, former }) => [person, ...(former === null ? [] : [former])]);
  const rows = (await ask(`${text} AND person = ANY($2)`, [realm, named])).map(storedPerson);
  const taken = (await ask(`${text} AND same_as IS NOT NULL`, [realm])).map(storedPerson);
  return { rows, known: knownIn(rows, taken) };
}

/** The version of the census of a town, which differs as soon as the census does. */
export async function censusVersion(ask: RunStatement, realm: RealmId): Promise<number> {
  const [row] = await ask('SELECT version FROM census_versions WHERE realm = $1', [realm]);
  return Number(row?.['version'] ?? 0);
}

/** How many people a census has, and how many of them are blocked. */
export async function peopleCount(ask: RunStatement, realm: RealmId) {
  const text = `SELECT count(*) AS people, coalesce(sum(blocked), 0) AS blocked FROM census WHERE realm = $1`;
  const [row] = await ask(text, [realm]);
  return { people: Number(row?.['people']), blocked: Number(row?.['blocked']) };
}

/** What a change does, in numbers. */
export async function countChange(
  ask: RunStatement,
  realm: RealmId,
  listed: readonly NamedPerson[],
  change: CensusChange,
) {
  const { rows } = await knownPeople(ask, realm, listed);
  const { people } = await peopleCount(ask, realm);
  const blockedOf = new Map(rows.map(({ person, blocked }) => [person, blocked]));
  return censusCounts(listed, blockedOf, { ...change, people, all: change.removesOthers });
}

/** What a change makes of each person. */
export async function peopleChanges(
  ask: RunStatement,
  realm: RealmId,
  listed: readonly HashedPerson[],
  change: CensusChange,
): Promise<readonly PersonChange[]> {
  const { rows, known } = await knownPeople(ask, realm, listed);
  const made = listed.flatMap((one) => personChanges(one, known, change));
  if (!change.removesOthers) return made;
  const text = `SELECT ${personColumns} FROM census WHERE realm = $1 AND NOT person = ANY($2)`;
  const others = await ask(text, [realm, rows.map(({ person }) => person)]);
  const gone = others.map(storedPerson);
  return [...made, ...gone.map((before) => ({ person: before.person, before, after: null }))];
}

/** Writes people, or removes those who go. It must run in the transaction of the change. */
export async function setPeople(
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
