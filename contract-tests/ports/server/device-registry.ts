import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DeviceRegistry } from '#application/ports/server/device-registry.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const device = '0123456789abcdef0123456789abcdef';
const passwordOf = (id: string) => createHash('sha256').update(id).digest('hex');

/** The contract of every registry of devices. `open` gives an empty one. */
export function deviceRegistryContract(name: string, open: () => Promise<DeviceRegistry>): void {
  describe(`${name} keeps the device-registry contract`, () => {
    it('keeps the user of a device that registers again, and gives another device another user', async () => {
      const devices = await open();
      const first = await devices.register(town, device);
      expect(await devices.register(town, device)).toEqual(first);
      expect((await devices.register(town, device.toUpperCase())).userId).not.toBe(first.userId);
      expect((await devices.register(other, device)).userId).not.toBe(first.userId);
    });

    it('knows a device only by its password', async () => {
      const devices = await open();
      const user = await devices.register(town, device);
      expect(await devices.authenticate(town, device, passwordOf(device))).toEqual(user);
      expect(await devices.authenticate(town, device, device)).toBeNull();
      expect(await devices.authenticate(town, device, '')).toBeNull();
      const unknown = 'f'.repeat(32);
      expect(
        [passwordOf(unknown), 'x', ''].map((password) => devices.isPasswordOf(unknown, password)),
      ).toEqual([true, false, false]);
    });

    it('is not entered with what the public user id reveals', async () => {
      const devices = await open();
      const { userId } = await devices.register(town, device);
      expect(await devices.authenticate(town, userId, passwordOf(userId))).toBeNull();
    });

    it('knows no device of another town, nor one that never registered', async () => {
      const devices = await open();
      await devices.register(town, device);
      expect(await devices.authenticate(other, device, passwordOf(device))).toBeNull();
      expect(await devices.authenticate(town, 'f'.repeat(32), passwordOf('f'.repeat(32)))).toBeNull();
    });

    it('keeps a session until it expires or is closed, in its own town', async () => {
      const devices = await open();
      const user = await devices.register(town, device);
      const token = await devices.openSession(user, 1000);
      expect(await devices.session(town, token, 999)).toEqual(user);
      expect(await devices.session(town, token, 1000)).toBeNull();
      expect(await devices.session(other, token, 0)).toBeNull();
      await devices.closeSession(token);
      expect(await devices.session(town, token, 0)).toBeNull();
    });

    it('gives each session a token of its own that cannot be guessed', async () => {
      const devices = await open();
      const user = await devices.register(town, device);
      const tokens = await Promise.all([devices.openSession(user, 1), devices.openSession(user, 1)]);
      expect(new Set(tokens).size).toBe(2);
      for (const token of tokens) expect(token.length).toBeGreaterThanOrEqual(43);
      expect(await devices.session(town, '', 0)).toBeNull();
    });
  });
}
