import { profileOf, profileValues } from '#adapters/driven/stores-shared/profile-row.ts';
import type { KeptProfile, ProfileStore } from '#application/ports/server/profile-store.ts';
import { profileLockSql } from '../locks.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Postgres, RunStatement } from '../postgres.ts';

const find = 'SELECT body FROM profiles WHERE realm = $1 AND user_id = $2';
const put = `INSERT INTO profiles (realm, user_id, email, account, changed, body) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (realm, user_id) DO UPDATE
  SET email = excluded.email, account = excluded.account, changed = excluded.changed, body = excluded.body`;

type User = readonly [RealmId, string];

/** Waits until nobody else changes the profile, which may not exist yet and then has no row to lock, and reads it. */
async function locked(within: RunStatement, [realm, userId]: User): Promise<KeptProfile | null> {
  await within(profileLockSql, [`${realm}/${userId}`]);
  return profileOf((await within(find, [realm, userId]))[0]);
}

/** Profiles in PostgreSQL, for several processes at once. */
export function postgresProfiles({ ask, transaction }: Postgres): ProfileStore {
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
        const after = work(await locked(within, [realm, userId]));
        if (after !== null) await within(put, profileValues(after));
        else await within('DELETE FROM profiles WHERE realm = $1 AND user_id = $2', [realm, userId]);
        return after;
      }),
    changeProven: (realm, { account, userId }, work) =>
      transaction(async (within) => {
        await within(profileLockSql, [`${realm} account ${account}`]);
        const text = 'SELECT user_id FROM profiles WHERE realm = $1 AND account = $2';
        const [owner] = await within(text, [realm, account]);
        const user = owner === undefined ? userId : String(owner['user_id']);
        const after = work(await locked(within, [realm, user]));
        if (after !== null) await within(put, profileValues(after));
        return after;
      }),
  };
}
