import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { isPasswordOf } from '#adapters/driven/stores-shared/device-password.ts';
import { wholeDay } from '#adapters/driven/stores-shared/device-writes.ts';
import type { DeviceRegistry, DeviceUser } from '#application/ports/server/device-registry.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Postgres } from '../postgres.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** The secret id is never stored; a device of one realm is another device in the next. */
const keyOf = (realm: string, deviceId: string) => sha256(`${realm}/${deviceId}`);

export function postgresDevices({ ask }: Postgres): DeviceRegistry {
  const userOf = async (realm: RealmId, deviceId: string): Promise<DeviceUser | null> => {
    const text = 'SELECT user_id FROM devices WHERE device = $1 AND realm = $2';
    const [row] = await ask(text, [keyOf(realm, deviceId), realm]);
    return row === undefined ? null : { realm, userId: String(row['user_id']) };
  };
  return {
    isPasswordOf,
    register: async (realm, deviceId) => {
      const text = 'INSERT INTO devices (device, realm, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
      await ask(text, [keyOf(realm, deviceId), realm, randomBytes(16).toString('hex')]);
      const user = await userOf(realm, deviceId);
      assert(user !== null, 'a device that has just been registered is known');
      return user;
    },
    authenticate: async (realm, deviceId, password) => {
      const user = await userOf(realm, deviceId);
      return isPasswordOf(deviceId, password) ? user : null;
    },
    openSession: async (user, expires) => {
      const token = randomBytes(32).toString('base64url');
      const text = `WITH last AS (UPDATE devices SET last_session = $5 WHERE user_id = $3)
        INSERT INTO sessions (session, realm, user_id, expires) VALUES ($1, $2, $3, $4)`;
      await ask(text, [sha256(token), user.realm, user.userId, expires, wholeDay(expires)]);
      return token;
    },
    session: async (realm, token, now) => {
      const text = 'SELECT user_id FROM sessions WHERE session = $1 AND realm = $2 AND expires > $3';
      const [row] = await ask(text, [sha256(token), realm, now]);
      return row === undefined ? null : { realm, userId: String(row['user_id']) };
    },
    closeSession: async (token) => {
      await ask('DELETE FROM sessions WHERE session = $1', [sha256(token)]);
    },
  };
}
