import type { StaffPeople, StaffSessions } from '#application/ports/server/office/staff-people.ts';
import {
  accountColumns,
  newAccount,
  newSecret,
  overBefore,
  staffPersonOf,
  secretHash,
  sessionColumns,
  staffSessionOf,
  sessionValues,
} from '#adapters/driven/stores-shared/staff-row.ts';
import { personSteps, personSubject, sessionsEndedStep } from '#domain/office/access/person-steps.ts';
import { staffLockSql } from '../locks.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Postgres, RunStatement } from '../postgres.ts';
import { addSteps } from './step.table.ts';

const findPerson = 'SELECT body FROM staff_people WHERE realm = $1 AND id = $2';
const findOwner = 'SELECT body FROM staff_people WHERE realm = $1 AND issuer = $2 AND subject = $3';
const putPerson = `INSERT INTO staff_people (realm, id, created, body, issuer, subject) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (realm, id) DO UPDATE
  SET body = excluded.body, issuer = excluded.issuer, subject = excluded.subject`;

/** Whether somebody has an account; until the transaction ends nobody else can be given it. */
async function isTaken(
  within: RunStatement,
  realm: RealmId,
  { issuer, subject }: NonNullable<StaffPerson['identity']>,
): Promise<boolean> {
  await within(staffLockSql, [JSON.stringify([realm, issuer, subject])]);
  return (await within(findOwner, [realm, issuer, subject])).length > 0;
}

/** People of staff in PostgreSQL, for several processes at once. */
export function postgresStaffPeople({ ask, transaction }: Postgres): StaffPeople {
  return {
    list: async (realm) => {
      const text = 'SELECT body FROM staff_people WHERE realm = $1 ORDER BY created, id';
      return (await ask(text, [realm])).flatMap((row) => staffPersonOf(row) ?? []);
    },
    find: async (realm, id) => staffPersonOf((await ask(findPerson, [realm, id]))[0]),
    owner: async (realm, { issuer, subject }) =>
      staffPersonOf((await ask(findOwner, [realm, issuer, subject]))[0]),
    change: (realm, id, work, by) =>
      transaction(async (within) => {
        // Also serialises changes of a person who does not exist yet, and the chain of their steps.
        await within(staffLockSql, [`${realm}/${id}`]);
        const before = staffPersonOf((await within(findPerson, [realm, id]))[0]);
        const after = work(before);
        if (after === null || after === before) return before;
        const account = newAccount(before, after);
        if (account && (await isTaken(within, realm, account))) return before;
        const row = [realm, id, after.createdAt, JSON.stringify(after), ...accountColumns(after)];
        await within(putPerson, row);
        await addSteps(within, { realm, subject: personSubject(after) }, personSteps(before, after, by));
        if (after.endedAt !== null)
          await within('DELETE FROM staff_sessions WHERE realm = $1 AND person = $2', [realm, id]);
        return after;
      }),
  };
}

/** Their sessions in PostgreSQL. */
export function postgresStaffSessions({ ask, transaction }: Postgres): StaffSessions {
  const look = `SELECT ${sessionColumns} FROM staff_sessions WHERE realm = $1`;
  return {
    open: async (session) => {
      const token = newSecret();
      const add = `WITH over AS (DELETE FROM staff_sessions WHERE realm = $2 AND opened <= $9)
        INSERT INTO staff_sessions (session, ${sessionColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
      await ask(add, [secretHash(token), ...sessionValues(session), overBefore(session)]);
      return token;
    },
    find: async (realm, token) =>
      staffSessionOf((await ask(`${look} AND session = $2`, [realm, secretHash(token)]))[0]),
    use: async (realm, id, at) => {
      await ask('UPDATE staff_sessions SET used = greatest(used, $1) WHERE realm = $2 AND id = $3', [
        at,
        realm,
        id,
      ]);
    },
    of: async (realm, person) =>
      (await ask(`${look} AND person = $2 ORDER BY used DESC, id`, [realm, person])).flatMap(
        (row) => staffSessionOf(row) ?? [],
      ),
    end: (realm, person, id, by) =>
      transaction(async (within) => {
        await within(staffLockSql, [`${realm}/${person}`]);
        const text = `DELETE FROM staff_sessions WHERE realm = $1 AND person = $2 AND ($3::text IS NULL OR id = $3)
          RETURNING id`;
        if ((await within(text, [realm, person, id])).length === 0) return false;
        await addSteps(within, { realm, subject: personSubject({ id: person }) }, [sessionsEndedStep(by)]);
        return true;
      }),
    signOut: async (realm, token) => {
      await ask('DELETE FROM staff_sessions WHERE realm = $1 AND session = $2', [realm, secretHash(token)]);
    },
  };
}
