import { profileOf, profileValues } from '#adapters/driven/stores-shared/profile-row.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import { profileLockSql } from '../locks.ts';
import type { Postgres } from '../postgres.ts';

/** Profiles in PostgreSQL, for several processes at once. */
export function postgresProfiles({ ask, transaction }: Postgres): ProfileStore {
  const find = 'SELECT body FROM profiles WHERE realm = $1 AND user_id = $2';
  return {
    find: async (realm, userId) => profileOf((await ask(find, [realm, userId]))[0]),
    verified: async (realm, email) => {
      const text = 'SELECT body FROM profiles WHERE realm = $1 AND email = $2 ORDER BY changed DESC LIMIT 1';
      return profileOf((await ask(text, [realm, email]))[0]);
    },
    proven: async (realm, account) => {
      const text = 'SELECT body FROM profiles WHERE realm = $1 AND account = $2';
      return profileOf((await ask(text, [realm, account]))[0]);
    },
    change: (realm, userId, work) =>
      transaction(async (within) => {
        // Also serialises changes to a profile that does not exist yet, which has no row to lock.
        await within(profileLockSql, [`${realm}/${userId}`]);
        const after = work(profileOf((await within(find, [realm, userId]))[0]));
        if (after === null) {
          await within('DELETE FROM profiles WHERE realm = $1 AND user_id = $2', [realm, userId]);
        } else {
          const put = `INSERT INTO profiles (realm, user_id, email, account, changed, body)
            VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (realm, user_id) DO UPDATE
            SET email = excluded.email, account = excluded.account, changed = excluded.changed, body = excluded.body`;
          await within(put, profileValues(after));
        }
        return after;
      }),
  };
}
