import { describe, expect, it } from 'vitest';
import type { ShopDevices } from '#application/ports/server/vouchers/shop-devices.ts';
import type { Passkey } from '#domain/office/access/person.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { ShopDevice } from '#domain/vouchers/shops/shop-device.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const till: ShopDevice = { id: 'd1', shop: 'forn', name: 'Caja 1', since: noon, passkey: null };
const until = noon + 1000;
const code = { digest: 'code', until };
const session = { token: 'token', until: noon + 5000 };
const key = (id: string): Passkey => ({
  id,
  publicKey: 'key',
  counter: 0,
  transports: [],
  name: 'Caja',
  addedAt: noon,
  usedAt: null,
});

/** The contract of devices of shops. `open` gives an empty store each time. */
export function shopDevicesContract(name: string, open: () => Promise<ShopDevices>): void {
  const started = async () => {
    const store = await open();
    await store.issue(town, till, code);
    await store.start(town, { shop: 'forn', digest: 'code' }, session, noon);
    return store;
  };
  describe(`${name} keeps the contract of devices of shops`, () => {
    it('starts one device by a code of its shop, before the code ends', async () => {
      const store = await open();
      await store.issue(town, till, code);
      expect(await store.of(town, 'forn')).toEqual([]);
      for (const [realm, shop, digest, at] of [
        [other, 'forn', 'code', noon],
        [town, 'merc', 'code', noon],
        [town, 'forn', 'edoc', noon],
        [town, 'forn', 'code', until],
      ] as const)
        expect(await store.start(realm, { shop, digest }, session, at)).toBeNull();
      const all = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          store.start(town, { shop: 'forn', digest: 'code' }, { ...session, token: `t${n}` }, until - 1),
        ),
      );
      expect(all.filter((one) => one !== null)).toEqual([till]);
      await store.issue(town, { ...till, id: 'd2' }, { ...code, digest: 'code 2' });
      expect([await store.count(town), await store.count(other)]).toEqual([1, 0]);
      expect(await store.of(town, 'forn')).toEqual([till]);
    });

    it('knows a device by its token until the session ends or is signed out', async () => {
      const store = await started();
      expect(await store.ofToken(town, 'token', session.until - 1)).toEqual(till);
      expect(await store.ofToken(town, 'token', session.until)).toBeNull();
      expect(await store.ofToken(other, 'token', noon)).toBeNull();
      expect(await store.ofToken(town, 'other', noon)).toBeNull();
      await store.signOut(town, 'token');
      expect(await store.ofToken(town, 'token', noon)).toBeNull();
      expect(await store.of(town, 'forn')).toEqual([till]);
    });

    it('opens a session by the passkey of a device, which no other device has', async () => {
      const store = await started();
      await store.issue(town, { ...till, id: 'd2', name: 'Caja 2' }, { ...code, digest: 'code 2' });
      expect(await store.setPasskey(town, 'd2', key('k2'))).toBe(false);
      await store.start(town, { shop: 'forn', digest: 'code 2' }, { ...session, token: 't2' }, noon);
      expect(await store.setPasskey(town, 'd1', key('k1'))).toBe(true);
      expect(await store.setPasskey(town, 'd2', key('k1'))).toBe(false);
      expect(await store.ofPasskey(other, 'k1')).toBeNull();
      const found = await store.ofPasskey(town, 'k1');
      expect(found).toEqual({ ...till, passkey: key('k1') });
      const used = { ...till, passkey: { ...key('k1'), counter: 7 } };
      expect(await store.open(town, used, { token: 't3', until: session.until }, noon)).toBe(true);
      expect(await store.ofToken(town, 't3', noon)).toEqual(used);
    });

    it('erases a device with its sessions, or all of a shop with its codes', async () => {
      const store = await started();
      await store.issue(town, { ...till, id: 'd2' }, { ...code, digest: 'code 2' });
      await store.end(town, 'merc', null);
      await store.end(town, 'forn', 'd9');
      expect(await store.ofToken(town, 'token', noon)).toEqual(till);
      await store.end(town, 'forn', 'd1');
      expect(await store.ofToken(town, 'token', noon)).toBeNull();
      expect(await store.of(town, 'forn')).toEqual([]);
      expect(await store.open(town, till, session, noon)).toBe(false);
      await store.end(town, 'forn', null);
      expect(await store.start(town, { shop: 'forn', digest: 'code 2' }, session, noon)).toBeNull();
    });

    it('erases sessions and codes that are over whenever a session is opened', async () => {
      const store = await started();
      await store.issue(town, { ...till, id: 'd2' }, code);
      await store.issue(town, { ...till, id: 'd3' }, { digest: 'late', until: session.until + 1 });
      const late = { token: 'late', until: session.until + 5 };
      await store.start(town, { shop: 'forn', digest: 'late' }, late, session.until);
      // Seen from before their end: what is not found now was erased.
      expect(await store.ofToken(town, 'token', noon)).toBeNull();
      expect(await store.start(town, { shop: 'forn', digest: 'code' }, session, noon)).toBeNull();
    });
  });
}
