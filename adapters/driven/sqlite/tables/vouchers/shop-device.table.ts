import type { DatabaseSync } from 'node:sqlite';
import {
  foundDevice,
  shopDeviceOf,
  writtenPasskey,
} from '#adapters/driven/stores-shared/vouchers/shop-row.ts';
import type { ShopDevices, ShopSession } from '#application/ports/server/vouchers/shop-devices.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';

/** Sessions of devices; the caller opens the transaction. */
function sessions(database: DatabaseSync) {
  const overSessions = database.prepare('DELETE FROM shop_sessions WHERE until <= ?');
  const overCodes = database.prepare('DELETE FROM shop_devices WHERE until <= ?');
  const add = database.prepare('INSERT INTO shop_sessions (realm, token, device, until) VALUES (?, ?, ?, ?)');
  const forget = (now: Instant) => {
    overSessions.run(now);
    overCodes.run(now);
  };
  return {
    open: (realm: string, device: string, { token, until }: ShopSession, now: Instant) => {
      forget(now);
      add.run(realm, token, device, until);
    },
  };
}

/** Devices of shops in the embedded database. */
export function sqlShopDevices(database: DatabaseSync): ShopDevices {
  const add = database.prepare(
    'INSERT INTO shop_devices (realm, id, shop, name, since, code, until) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const start = database.prepare(
    `UPDATE shop_devices SET code = NULL, until = NULL WHERE realm = ? AND shop = ? AND code = ? AND until > ?
     RETURNING *`,
  );
  const ofToken = database.prepare(
    `SELECT d.* FROM shop_sessions s JOIN shop_devices d ON d.realm = s.realm AND d.id = s.device
     WHERE s.realm = ? AND s.token = ? AND s.until > ?`,
  );
  const ofPasskey = database.prepare('SELECT * FROM shop_devices WHERE realm = ? AND passkey_id = ?');
  const ofShop = database.prepare(
    'SELECT * FROM shop_devices WHERE realm = ? AND shop = ? AND code IS NULL ORDER BY name, id',
  );
  const count = database.prepare('SELECT COUNT(*) AS n FROM shop_devices WHERE realm = ? AND code IS NULL');
  const key = database.prepare(
    `UPDATE OR IGNORE shop_devices SET passkey_id = ?, passkey = ? WHERE realm = ? AND id = ? AND code IS NULL`,
  );
  const signOut = database.prepare('DELETE FROM shop_sessions WHERE realm = ? AND token = ?');
  const endSessions = database.prepare(
    `DELETE FROM shop_sessions WHERE realm = ?1 AND device IN
     (SELECT id FROM shop_devices WHERE realm = ?1 AND shop = ?2 AND (?3 IS NULL OR id = ?3))`,
  );
  const end = database.prepare(
    'DELETE FROM shop_devices WHERE realm = ?1 AND shop = ?2 AND (?3 IS NULL OR id = ?3)',
  );
  const { open } = sessions(database);
  return {
    issue: (realm, { id, shop, name, since }, { digest, until }) =>
      writeWhenFree(database, () => void add.run(realm, id, shop, name, since, digest, until)),
    start: (realm, { shop, digest }, session, now) =>
      writeWhenFree(database, () => {
        const device = foundDevice(start.all(realm, shop, digest, now)[0]);
        if (device !== null) open(realm, device.id, session, now);
        return device;
      }),
    ofToken: async (realm, token, now) => foundDevice(ofToken.get(realm, token, now)),
    ofPasskey: async (realm, id) => foundDevice(ofPasskey.get(realm, id)),
    open: (realm, { id, passkey }, session, now) =>
      writeWhenFree(database, () => {
        if (key.run(...writtenPasskey(passkey), realm, id).changes === 0) return false;
        open(realm, id, session, now);
        return true;
      }),
    of: async (realm, shop) => ofShop.all(realm, shop).map(shopDeviceOf),
    count: async (realm) => Number(count.get(realm)?.['n']),
    setPasskey: (realm, device, passkey) =>
      writeWhenFree(database, () => Number(key.run(...writtenPasskey(passkey), realm, device).changes) > 0),
    signOut: (realm, token) => writeWhenFree(database, () => void signOut.run(realm, token)),
    end: (realm, shop, device) =>
      writeWhenFree(database, () => {
        endSessions.run(realm, shop, device);
        end.run(realm, shop, device);
      }),
  };
}
