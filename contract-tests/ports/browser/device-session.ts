import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceSession } from '#application/ports/browser/device-session.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const idOf = (seed: number) => seed.toString(16).padStart(32, '0');

/**
 * The contract of every device session, checked with the sample towns. `browser` gives a new device each time; `away`
 * reaches no council.
 */
export function deviceSessionContract(
  name: string,
  open: () => Promise<{ browser: () => DeviceSession; away: DeviceSession; close: () => Promise<void> }>,
): void {
  describe(`${name} keeps the device-session contract`, () => {
    let parts: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => (parts = await open()));
    afterAll(() => parts.close());

    it('is not logged in before, and is after registering and logging in, only in that town', async () => {
      const session = parts.browser();
      expect(await session.isLoggedIn(town)).toEqual(right(false));
      expect(await session.register(town, idOf(1))).toEqual(right(true));
      expect(await session.isLoggedIn(town)).toEqual(right(false));
      expect(await session.logIn(town, idOf(1))).toEqual(right(true));
      expect(await session.isLoggedIn(town)).toEqual(right(true));
      expect(await session.isLoggedIn(other)).toEqual(right(false));
    });

    it('can be opened again elsewhere with the same id', async () => {
      await parts.browser().register(town, idOf(2));
      const again = parts.browser();
      expect(await again.logIn(town, idOf(2))).toEqual(right(true));
      expect(await again.isLoggedIn(town)).toEqual(right(true));
    });

    it('is not opened for a device that never registered there', async () => {
      await parts.browser().register(town, idOf(3));
      const session = parts.browser();
      expect(await session.logIn(other, idOf(3))).toEqual(left({ kind: 'notAllowed' }));
      expect(await session.logIn(town, idOf(4))).toEqual(left({ kind: 'notAllowed' }));
      expect(await session.isLoggedIn(town)).toEqual(right(false));
    });

    it('is not made of an id that could be guessed, nor in an unknown town', async () => {
      const session = parts.browser();
      expect(await session.register(town, 'short')).toMatchObject({ _tag: 'Left' });
      expect(await session.register(realmId('nowhere'), idOf(5))).toEqual(left({ kind: 'notFound' }));
    });

    it('says that no council was reached', async () => {
      const unreachable = left({ kind: 'unreachable' });
      expect(await parts.away.isLoggedIn(town)).toEqual(unreachable);
      expect(await parts.away.register(town, idOf(6))).toEqual(unreachable);
      expect(await parts.away.logIn(town, idOf(6))).toEqual(unreachable);
    });
  });
}
