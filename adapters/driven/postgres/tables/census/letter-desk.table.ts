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
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { voteLockSql } from '../../locks.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';
import { addSteps } from '../step.table.ts';
import { censusVersion, knownPeople } from './census-people.ts';
import { lockCensus, putPeople, raiseCensus } from './census.table.ts';

async function findRecord(ask: RunStatement, realm: RealmId, vote: string) {
  const [row] = await ask('SELECT body FROM letter_records WHERE realm = $1 AND vote = $2', [realm, vote]);
  return letterRecordOf(row);
}

async function writeAct(ask: RunStatement, realm: RealmId, vote: string, act: LetterAct): Promise<void> {
  const put = `INSERT INTO letter_records (realm, vote, body) VALUES ($1, $2, $3)
    ON CONFLICT (realm, vote) DO UPDATE SET body = excluded.body`;
  await ask(put, [realm, vote, JSON.stringify(act.record)]);
  await addSteps(ask, { realm, subject: lettersSubject(vote) }, act.steps);
}

/** The letters of votes, in PostgreSQL. */
export function postgresLetterDesk({ ask, transaction }: Postgres, hashes: CensusHashes): LetterDesk {
  const storedOf = async (realm: RealmId, identities: readonly IdentityNumber[]) => {
    const named = identities.map((identity) => ({
      person: hashes.person(realm, identity),
      blocked: null,
      former: null,
    }));
    return (await knownPeople(ask, realm, named)).known;
  };
  return {
    find: (realm, vote) => findRecord(ask, realm, vote),
    change: (realm, vote, decide) =>
      transaction(async (within) => {
        await within(voteLockSql, [JSON.stringify([realm, vote])]);
        const { act, answer } = decide(await findRecord(within, realm, vote));
        if (act !== null) await writeAct(within, realm, vote, act);
        return answer;
      }),
    look: async (realm, identities, years) => {
      const version = await censusVersion(ask, realm);
      const known = await storedOf(realm, identities);
      const people = await manyPeople(
        identities,
        (identity) => letterPerson(hashes, known.find(hashes.person(realm, identity)), years),
        lettersTogether,
      );
      return { people, version };
    },
    renew: async (realm, vote, { codes, years, version }, act) => {
      const known = await storedOf(
        realm,
        codes.map(({ identity }) => identity),
      );
      const made = await manyPeople(
        codes,
        ({ identity, code }) => {
          const stored = known.find(hashes.person(realm, identity));
          return stored === null ? null : withCode(hashes, stored, code, years);
        },
        lettersTogether,
      );
      const people = made.filter((person) => person !== null);
      return transaction(async (within) => {
        await within(voteLockSql, [JSON.stringify([realm, vote])]);
        if ((await lockCensus(within, realm)) !== version) return false;
        await putPeople(within, realm, people);
        await raiseCensus(within, realm);
        await writeAct(within, realm, vote, act(await findRecord(within, realm, vote)));
        return true;
      });
    },
  };
}
