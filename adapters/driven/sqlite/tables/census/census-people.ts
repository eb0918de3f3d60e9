import type { DatabaseSync } from 'node:sqlite';
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
import type { AnyRow } from '#adapters/driven/stores-shared/request-row.ts';
import type { CensusChange } from '#application/ports/server/imports/census-book.ts';
import type { RealmId } from '#domain/shared/ids.ts';

const columns = 'person, secrets, papers, about, blocked, same_as';

/** People as they are now, whatever becomes of their rows. */
function asNow(rows: readonly AnyRow[], taken: KnownPeople['taken']): KnownPeople {
  const people = new Map(rows.map((row) => [String(row['person']), storedPerson(row)]));
  return { find: (person) => people.get(person) ?? null, taken };
}

/** The people of a census as a change finds them. */
export function peopleReading(database: DatabaseSync) {
  const find = database.prepare(`SELECT ${columns} FROM census WHERE realm = ? AND person = ?`);
  const marked = database.prepare(
    `SELECT ${columns} FROM census WHERE realm = ? AND (blocked = 1 OR same_as IS NOT NULL)`,
  );
  const same = database.prepare('SELECT same_as FROM census WHERE realm = ? AND same_as IS NOT NULL');
  const all = database.prepare(`SELECT ${columns} FROM census WHERE realm = ?`);
  const taken = (realm: RealmId) => new Set(same.all(realm).map((row) => String(row['same_as'])));
  return {
    all: (realm: RealmId): readonly StoredPerson[] => all.all(realm).map(storedPerson),
    known: (realm: RealmId): KnownPeople => ({
      find: (person) => {
        const row = find.get(realm, person);
        return row === undefined ? null : storedPerson(row);
      },
      taken: taken(realm),
    }),
    /** Those who are blocked or have another key, as they are now, whatever becomes of the rows. */
    marked: (realm: RealmId): KnownPeople => asNow(marked.all(realm), taken(realm)),
    /** All of them as they are now. */
    everybody: (realm: RealmId): KnownPeople => asNow(all.all(realm), taken(realm)),
  };
}

/** Writes people. It must run in the transaction of the change. */
export function peopleWriting(database: DatabaseSync) {
  const remove = database.prepare('DELETE FROM census WHERE realm = ? AND person = ?');
  const put = database.prepare(
    `INSERT OR REPLACE INTO census (realm, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  return {
    set: (realm: RealmId, person: string, to: PersonChange['after']) => {
      if (to === null) remove.run(realm, person);
      else put.run(realm, person, to.secrets, to.papers, to.about, to.blocked, to.sameAs);
    },
  };
}

/** What a change makes of a census, and how many people it is about. */
export function censusChanging(database: DatabaseSync) {
  const people = peopleReading(database);
  const count = database.prepare(
    'SELECT count(*) AS people, coalesce(sum(blocked), 0) AS blocked FROM census WHERE realm = ?',
  );
  const state = (realm: RealmId) => {
    const row = count.get(realm);
    return { people: Number(row?.['people']), blocked: Number(row?.['blocked']) };
  };
  return {
    state,
    changes: (realm: RealmId, listed: readonly HashedPerson[], change: CensusChange) => {
      const known = people.known(realm);
      const made = listed.flatMap((one) => personChanges(one, known, change));
      if (!change.removesOthers) return made;
      const named = new Set(listed.flatMap(({ person, former }) => [person, former]));
      const gone = people.all(realm).filter(({ person }) => !named.has(person));
      return [...made, ...gone.map((before) => ({ person: before.person, before, after: null }))];
    },
    countsOf: (realm: RealmId, listed: readonly NamedPerson[], change: CensusChange) => {
      const { find } = people.known(realm);
      const named = new Set(
        listed.flatMap(({ person, former }) => [person, ...(former === null ? [] : [former])]),
      );
      const known = [...named].flatMap((person) => {
        const one = find(person);
        return one === null ? [] : [[person, one.blocked] as const];
      });
      const around = { ...change, people: state(realm).people, all: change.removesOthers };
      return censusCounts(listed, new Map(known), around);
    },
  };
}
