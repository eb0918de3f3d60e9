import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceSession } from '#application/ports/device-session.ts';
import type { LikeDesk } from '#application/ports/like-desk.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';

const town = realmId('vilanova');

interface Visitor {
  readonly likes: LikeDesk;
  readonly session: DeviceSession;
}

/** What every desk of likes keeps to, told on the sample towns. `browser` gives a new device each time. */
export function likeDeskContract(
  name: string,
  open: () => Promise<{ browser: () => Visitor; away: LikeDesk; close: () => Promise<void> }>,
): void {
  describe(`${name} keeps the like-desk contract`, () => {
    let parts: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => (parts = await open()));
    afterAll(() => parts.close());

    it('takes and takes back a device’s like, and tells everybody how many there are', async () => {
      const { likes, session } = parts.browser();
      const id = 'a'.repeat(32);
      await session.register(town, id);
      await session.logIn(town, id);
      expect(await likes.give(town, 'p-339', true)).toEqual(right({ count: 1, liked: true }));
      expect(await likes.read(town, ['p-2847', 'p-339'])).toEqual(
        right([
          { count: 0, liked: false },
          { count: 1, liked: true },
        ]),
      );
      expect(await parts.browser().likes.read(town, ['p-339'])).toEqual(right([{ count: 1, liked: false }]));
      expect(await likes.give(town, 'p-339', false)).toEqual(right({ count: 0, liked: false }));
    });

    it('takes none without a session, and knows nothing of other proposals', async () => {
      const { likes } = parts.browser();
      expect(await likes.give(town, 'p-339', true)).toEqual(left({ kind: 'notAllowed' }));
      expect(await likes.read(town, ['p-0'])).toEqual(left({ kind: 'notFound' }));
      expect(await parts.away.read(town, ['p-339'])).toEqual(left({ kind: 'unreachable' }));
    });
  });
}
