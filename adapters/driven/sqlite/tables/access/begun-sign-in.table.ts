import type { DatabaseSync } from 'node:sqlite';
import type { BegunSignIns } from '#application/ports/server/sessions/identity-provider.ts';
import { begunSignInOf } from '../../../stores-shared/staff-row.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';

/** Those who went to an identity provider, in the embedded database. */
export function sqlBegunSignIns(database: DatabaseSync): BegunSignIns {
  const add = database.prepare('INSERT INTO begun_sign_ins (id, realm, until, body) VALUES (?, ?, ?, ?)');
  const forget = database.prepare('DELETE FROM begun_sign_ins WHERE until <= ?');
  const take = database.prepare(
    'DELETE FROM begun_sign_ins WHERE realm = ? AND id = ? AND until > ? RETURNING body',
  );
  return {
    put: async (begun, now) =>
      writeWhenFree(database, () => {
        forget.run(now);
        add.run(begun.id, begun.realm, begun.until, JSON.stringify(begun));
      }),
    take: async (realm, id, now) => writeWhenFree(database, () => begunSignInOf(take.get(realm, id, now))),
  };
}
