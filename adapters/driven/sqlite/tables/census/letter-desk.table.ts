import type { DatabaseSync } from 'node:sqlite';
import { manyPeople } from '#adapters/driven/stores-shared/census-change.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import {
  letterPerson,
  letterRecordOf,
  lettersTogether,
  lettersSubject,
  withCode,
} from '#adapters/driven/stores-shared/census/letter-row.ts';
import type { LetterAct, LetterDesk } from '#application/ports/server/letters/letter-desk.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { stepWriting } from '../step.table.ts';
import { peopleReading, peopleWriting } from './census-people.ts';
import { censusVersions } from './census.table.ts';

/** The letters of votes, in the embedded database. */
export function sqlLetterDesk(database: DatabaseSync, hashes: CensusHashes): LetterDesk {
  const one = database.prepare('SELECT body FROM letter_records WHERE realm = ? AND vote = ?');
  const put = database.prepare('INSERT OR REPLACE INTO letter_records (realm, vote, body) VALUES (?, ?, ?)');
  const [census, people] = [peopleReading(database), peopleWriting(database)];
  const [versions, steps] = [censusVersions(database), stepWriting(database)];
  const find = (realm: RealmId, vote: string) => letterRecordOf(one.get(realm, vote));
  const write = (realm: RealmId, vote: string, act: LetterAct) => {
    put.run(realm, vote, JSON.stringify(act.record));
    steps.add(realm, lettersSubject(vote), act.steps);
  };
  return {
    find: async (realm, vote) => find(realm, vote),
    change: async (realm, vote, decide) =>
      writeWhenFree(database, () => {
        const { act, answer } = decide(find(realm, vote));
        if (act !== null) write(realm, vote, act);
        return answer;
      }),
    look: async (realm, identities, years) => {
      const version = versions.of(realm);
      const known = census.known(realm);
      const found = await manyPeople(
        identities,
        (identity) => letterPerson(hashes, known.find(hashes.person(realm, identity)), years),
        lettersTogether,
      );
      return { people: found, version };
    },
    renew: async (realm, vote, { codes, years, version }, act) => {
      const known = census.known(realm);
      const made = await manyPeople(
        codes,
        ({ identity, code }) => {
          const stored = known.find(hashes.person(realm, identity));
          return stored === null ? null : withCode(hashes, stored, code, years);
        },
        lettersTogether,
      );
      return writeWhenFree(database, () => {
        if (versions.of(realm) !== version) return false;
        for (const person of made) if (person !== null) people.set(realm, person.person, person);
        versions.raise(realm);
        write(realm, vote, act(find(realm, vote)));
        return true;
      });
    },
  };
}
