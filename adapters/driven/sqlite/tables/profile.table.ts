import type { DatabaseSync } from 'node:sqlite';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { profileOf, profileValues } from '../../stores-shared/profile-row.ts';

/** Profiles in the embedded database. */
export function sqlProfiles(database: DatabaseSync): ProfileStore {
  const find = database.prepare('SELECT body FROM profiles WHERE realm = ? AND user_id = ?');
  const verified = database.prepare(
    'SELECT body FROM profiles WHERE realm = ? AND email = ? ORDER BY changed DESC LIMIT 1',
  );
  const proven = database.prepare('SELECT body FROM profiles WHERE realm = ? AND account = ?');
  const put = database.prepare(
    `INSERT INTO profiles (realm, user_id, email, account, changed, body) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (realm, user_id) DO UPDATE
     SET email = excluded.email, account = excluded.account, changed = excluded.changed, body = excluded.body`,
  );
  const erase = database.prepare('DELETE FROM profiles WHERE realm = ? AND user_id = ?');
  return {
    find: async (realm, userId) => profileOf(find.get(realm, userId)),
    verified: async (realm, email) => profileOf(verified.get(realm, email)),
    proven: async (realm, account) => profileOf(proven.get(realm, account)),
    change: async (realm, userId, work) =>
      writeWhenFree(database, () => {
        const after = work(profileOf(find.get(realm, userId)));
        if (after === null) erase.run(realm, userId);
        else put.run(...profileValues(after));
        return after;
      }),
    changeProven: async (realm, { account, userId }, work) =>
      writeWhenFree(database, () => {
        const after = work(profileOf(proven.get(realm, account) ?? find.get(realm, userId)));
        if (after !== null) put.run(...profileValues(after));
        return after;
      }),
  };
}
