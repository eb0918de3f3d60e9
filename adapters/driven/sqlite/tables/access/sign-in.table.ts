import type { DatabaseSync } from 'node:sqlite';
import type { SignInLog } from '#application/ports/server/office/sign-in-log.ts';
import { signInOf, signInValues } from '../../../stores-shared/staff-row.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';

/** When people of staff came in, in the embedded database. */
export function sqlSignIns(database: DatabaseSync): SignInLog {
  const add = database.prepare(
    'INSERT INTO staff_sign_ins (realm, person, at, way, device, let_in) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const list = database.prepare(
    'SELECT * FROM staff_sign_ins WHERE realm = ? AND person = ? AND at >= ? ORDER BY at DESC',
  );
  const forget = database.prepare('DELETE FROM staff_sign_ins WHERE at < ?');
  return {
    note: async (entry) => writeWhenFree(database, () => void add.run(...signInValues(entry))),
    of: async (realm, person, since) => list.all(realm, person, since).map(signInOf),
    forget: async (before) => writeWhenFree(database, () => void forget.run(before)),
  };
}
