import { hash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { DeviceRegistry } from '#application/ports/server/device-registry.ts';
import { isPasswordOf } from '../../stores-shared/device-password.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { type DeviceWrite, deviceWriting } from '../../stores-shared/device-writes.ts';

const sha256 = (text: string) => hash('sha256', text, 'hex');
/** The secret id is never stored; a device of one realm is another device in the next. */
const keyOf = (realm: string, deviceId: string) => sha256(`${realm}/${deviceId}`);

/** What writes devices and sessions: a thread of its own, or the registry's own connection. */
export interface DeviceWriter {
  /** Settles when it is on disk; rejects with a `StorageFailure` if it is not stored. */
  readonly write: (write: DeviceWrite) => Promise<void>;
}

function sameThreadDevices(database: DatabaseSync): DeviceWriter {
  const keep = deviceWriting(database);
  return { write: async (write) => writeWhenFree(database, () => keep(write)) };
}

/** Reads through this connection, writes through the writer. */
export function sqlDevices(
  database: DatabaseSync,
  { write }: DeviceWriter = sameThreadDevices(database),
): DeviceRegistry {
  const find = database.prepare('SELECT user_id FROM devices WHERE device = ? AND realm = ?');
  const look = database.prepare(
    'SELECT user_id FROM sessions WHERE session = ? AND realm = ? AND expires > ?',
  );
  const close = database.prepare('DELETE FROM sessions WHERE session = ?');
  const userOf = (realm: string, deviceId: string) => find.get(keyOf(realm, deviceId), realm)?.['user_id'];
  return {
    isPasswordOf,
    register: async (realm, deviceId) => {
      const known = userOf(realm, deviceId);
      if (known !== undefined) return { realm, userId: String(known) };
      const userId = randomBytes(16).toString('hex');
      await write({ kind: 'device', device: keyOf(realm, deviceId), realm, userId });
      // The same device may have registered at the same moment: the user that is stored is its user.
      return { realm, userId: String(userOf(realm, deviceId)) };
    },
    authenticate: async (realm, deviceId, password) => {
      const userId = userOf(realm, deviceId);
      return userId !== undefined && isPasswordOf(deviceId, password)
        ? { realm, userId: String(userId) }
        : null;
    },
    openSession: async (user, expires) => {
      const token = randomBytes(32).toString('base64url');
      await write({ kind: 'session', session: sha256(token), ...user, expires });
      return token;
    },
    session: async (realm, token, now) => {
      const userId = look.get(sha256(token), realm, now)?.['user_id'];
      return userId === undefined ? null : { realm, userId: String(userId) };
    },
    closeSession: async (token) => writeWhenFree(database, () => void close.run(sha256(token))),
  };
}
