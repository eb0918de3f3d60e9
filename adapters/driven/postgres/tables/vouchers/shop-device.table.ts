import {
  foundDevice,
  shopDeviceOf,
  writtenPasskey,
} from '#adapters/driven/stores-shared/vouchers/shop-row.ts';
import type { ShopDevices, ShopSession } from '#application/ports/server/vouchers/shop-devices.ts';
import type { Passkey } from '#domain/office/access/person.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';

async function openSession(
  within: RunStatement,
  { realm, device }: { readonly realm: string; readonly device: string },
  { token, until }: ShopSession,
  now: Instant,
): Promise<void> {
  await within('DELETE FROM shop_sessions WHERE until <= $1', [now]);
  await within('DELETE FROM shop_devices WHERE until <= $1', [now]);
  const add = 'INSERT INTO shop_sessions (realm, token, device, until) VALUES ($1, $2, $3, $4)';
  await within(add, [realm, token, device, until]);
}

const ofShop = `FROM shop_devices WHERE realm = $1 AND shop = $2 AND ($3::text IS NULL OR id = $3)`;

/** Sets the passkey of a device that was started, unless another device has it. */
async function setKey(
  ask: RunStatement,
  realm: string,
  device: string,
  passkey: Passkey | null,
): Promise<boolean> {
  const [id, body] = writtenPasskey(passkey);
  const text = `UPDATE shop_devices SET passkey_id = $1, passkey = $2 WHERE realm = $3 AND id = $4 AND code IS NULL
    AND NOT EXISTS (SELECT 1 FROM shop_devices o WHERE o.realm = $3 AND o.passkey_id = $1 AND o.id <> $4) RETURNING id`;
  return (await ask(text, [id, body, realm, device])).length > 0;
}

/** Devices of shops in PostgreSQL. */
export const postgresShopDevices = ({ ask, transaction }: Postgres): ShopDevices => ({
  issue: async (realm, { id, shop, name, since }, { digest, until }) => {
    const add =
      'INSERT INTO shop_devices (realm, id, shop, name, since, code, until) VALUES ($1, $2, $3, $4, $5, $6, $7)';
    await ask(add, [realm, id, shop, name, since, digest, until]);
  },
  start: (realm, { shop, digest }, session, now) =>
    transaction(async (within) => {
      const text = `UPDATE shop_devices SET code = NULL, until = NULL
        WHERE realm = $1 AND shop = $2 AND code = $3 AND until > $4 RETURNING *`;
      const device = foundDevice((await within(text, [realm, shop, digest, now]))[0]);
      if (device !== null) await openSession(within, { realm, device: device.id }, session, now);
      return device;
    }),
  ofToken: async (realm, token, now) => {
    const text = `SELECT d.* FROM shop_sessions s JOIN shop_devices d ON d.realm = s.realm AND d.id = s.device
      WHERE s.realm = $1 AND s.token = $2 AND s.until > $3`;
    return foundDevice((await ask(text, [realm, token, now]))[0]);
  },
  ofPasskey: async (realm, id) => {
    const text = 'SELECT * FROM shop_devices WHERE realm = $1 AND passkey_id = $2';
    return foundDevice((await ask(text, [realm, id]))[0]);
  },
  open: (realm, { id, passkey }, session, now) =>
    transaction(async (within) => {
      if (!(await setKey(within, realm, id, passkey))) return false;
      await openSession(within, { realm, device: id }, session, now);
      return true;
    }),
  of: async (realm, shop) => {
    const text = `SELECT * ${ofShop} AND code IS NULL ORDER BY name COLLATE "C", id`;
    return (await ask(text, [realm, shop, null])).map(shopDeviceOf);
  },
  count: async (realm) => {
    const text = 'SELECT COUNT(*) AS n FROM shop_devices WHERE realm = $1 AND code IS NULL';
    return Number((await ask(text, [realm]))[0]?.['n']);
  },
  setPasskey: (realm, device, passkey) => setKey(ask, realm, device, passkey),
  signOut: async (realm, token) => {
    await ask('DELETE FROM shop_sessions WHERE realm = $1 AND token = $2', [realm, token]);
  },
  end: (realm, shop, device) =>
    transaction(async (within) => {
      const sessionsOf = `DELETE FROM shop_sessions WHERE realm = $1 AND device IN (SELECT id ${ofShop})`;
      await within(sessionsOf, [realm, shop, device]);
      await within(`DELETE ${ofShop}`, [realm, shop, device]);
    }),
});
