import { hash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { DeviceRegistry } from '#application/ports/device-registry.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { inTransaction } from './database.ts';

const sha256 = (text: string) => hash('sha256', text, 'hex');
/** The secret id is never stored; a device of one realm is another device in the next. */
const keyOf = (realm: string, deviceId: string) => sha256(`${realm}/${deviceId}`);

const day = 86_400_000;
/** The hour does not matter for when a device is erased, and so is not kept. */
export const wholeDay = (instant: Instant): Instant => instant - (instant % day);

export function sqlDevices(database: DatabaseSync): DeviceRegistry {
  const find = database.prepare('SELECT user_id FROM devices WHERE device = ? AND realm = ?');
  const add = database.prepare('INSERT OR IGNORE INTO devices (device, realm, user_id) VALUES (?, ?, ?)');
  const open = database.prepare(
    'INSERT INTO sessions (session, realm, user_id, expires) VALUES (?, ?, ?, ?)',
  );
  const lastUntil = database.prepare('UPDATE devices SET last_session = ? WHERE user_id = ?');
  const look = database.prepare(
    'SELECT user_id FROM sessions WHERE session = ? AND realm = ? AND expires > ?',
  );
  const close = database.prepare('DELETE FROM sessions WHERE session = ?');
  const userOf = (realm: string, deviceId: string) => find.get(keyOf(realm, deviceId), realm)?.['user_id'];
  return {
    register: async (realm, deviceId) => {
      add.run(keyOf(realm, deviceId), realm, randomBytes(16).toString('hex'));
      return { realm, userId: String(userOf(realm, deviceId)) };
    },
    authenticate: async (realm, deviceId, password) => {
      const userId = userOf(realm, deviceId);
      return userId !== undefined && password === sha256(deviceId) ? { realm, userId: String(userId) } : null;
    },
    openSession: async (user, expires) => {
      const token = randomBytes(32).toString('base64url');
      inTransaction(database, () => {
        open.run(sha256(token), user.realm, user.userId, expires);
        lastUntil.run(wholeDay(expires), user.userId);
      });
      return token;
    },
    session: async (realm, token, now) => {
      const userId = look.get(sha256(token), realm, now)?.['user_id'];
      return userId === undefined ? null : { realm, userId: String(userId) };
    },
    closeSession: async (token) => {
      close.run(sha256(token));
    },
  };
}
