import type { DatabaseSync } from 'node:sqlite';
import type { StaffPeople, StaffSessions } from '#application/ports/server/office/staff-people.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import { personSteps, personSubject, sessionsEndedStep } from '#domain/office/access/person-steps.ts';
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
} from '../../stores-shared/staff-row.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { stepWriting } from './step.table.ts';

/** People of staff in the embedded database. */
export function sqlStaffPeople(database: DatabaseSync): StaffPeople {
  const all = database.prepare('SELECT body FROM staff_people WHERE realm = ? ORDER BY created, id');
  const find = database.prepare('SELECT body FROM staff_people WHERE realm = ? AND id = ?');
  const put = database.prepare(
    `INSERT INTO staff_people (realm, id, created, body, issuer, subject) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (realm, id) DO UPDATE
     SET body = excluded.body, issuer = excluded.issuer, subject = excluded.subject`,
  );
  const owner = database.prepare(
    'SELECT body FROM staff_people WHERE realm = ? AND issuer = ? AND subject = ?',
  );
  const endSessions = database.prepare('DELETE FROM staff_sessions WHERE realm = ? AND person = ?');
  const steps = stepWriting(database);
  return {
    list: async (realm) => all.all(realm).map((row) => staffPersonOf(row) as StaffPerson),
    find: async (realm, id) => staffPersonOf(find.get(realm, id)),
    owner: async (realm, { issuer, subject }) => staffPersonOf(owner.get(realm, issuer, subject)),
    change: async (realm, id, work, by) =>
      writeWhenFree(database, () => {
        const before = staffPersonOf(find.get(realm, id));
        const after = work(before);
        if (after === null || after === before) return before;
        const account = newAccount(before, after);
        if (account && owner.get(realm, account.issuer, account.subject)) return before;
        put.run(realm, id, after.createdAt, JSON.stringify(after), ...accountColumns(after));
        steps.add(realm, personSubject(after), personSteps(before, after, by));
        if (after.endedAt !== null) endSessions.run(realm, id);
        return after;
      }),
  };
}

/** Their sessions in the embedded database. */
export function sqlStaffSessions(database: DatabaseSync): StaffSessions {
  const add = database.prepare(
    `INSERT INTO staff_sessions (session, ${sessionColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const forget = database.prepare('DELETE FROM staff_sessions WHERE realm = ? AND opened <= ?');
  const look = `SELECT ${sessionColumns} FROM staff_sessions WHERE realm = ?`;
  const find = database.prepare(`${look} AND session = ?`);
  const of = database.prepare(`${look} AND person = ? ORDER BY used DESC, id`);
  const use = database.prepare('UPDATE staff_sessions SET used = max(used, ?) WHERE realm = ? AND id = ?');
  const end = database.prepare(
    'DELETE FROM staff_sessions WHERE realm = ?1 AND person = ?2 AND (?3 IS NULL OR id = ?3)',
  );
  const signOut = database.prepare('DELETE FROM staff_sessions WHERE realm = ? AND session = ?');
  const steps = stepWriting(database);
  return {
    open: async (session) => {
      const token = newSecret();
      await writeWhenFree(database, () => {
        forget.run(session.realm, overBefore(session));
        add.run(secretHash(token), ...sessionValues(session));
      });
      return token;
    },
    find: async (realm, token) => staffSessionOf(find.get(realm, secretHash(token))),
    use: async (realm, id, at) => writeWhenFree(database, () => void use.run(at, realm, id)),
    of: async (realm, person) => of.all(realm, person).flatMap((row) => staffSessionOf(row) ?? []),
    end: async (realm, person, id, by) =>
      writeWhenFree(database, () => {
        if (Number(end.run(realm, person, id).changes) === 0) return false;
        steps.add(realm, personSubject({ id: person }), [sessionsEndedStep(by)]);
        return true;
      }),
    signOut: async (realm, token) =>
      writeWhenFree(database, () => void signOut.run(realm, secretHash(token))),
  };
}
