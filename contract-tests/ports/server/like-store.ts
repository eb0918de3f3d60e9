import { describe, expect, it } from 'vitest';
import type { LikeStore } from '#application/ports/server/like-store.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];

/** The contract of every store of likes. */
export function likeStoreContract(name: string, open: () => Promise<LikeStore>): void {
  describe(`${name} keeps the like-store contract`, () => {
    it('counts each device once, however often it says so', async () => {
      const likes = await open();
      expect(await likes.read(town, 'p-1', 'ana')).toEqual({ count: 0, liked: false });
      expect(await likes.set(town, 'p-1', 'ana', true)).toEqual({ count: 1, liked: true });
      expect(await likes.set(town, 'p-1', 'ana', true)).toEqual({ count: 1, liked: true });
      expect(await likes.set(town, 'p-1', 'pep', true)).toEqual({ count: 2, liked: true });
      expect(await likes.read(town, 'p-1', 'joan')).toEqual({ count: 2, liked: false });
      expect(await likes.read(town, 'p-1', null)).toEqual({ count: 2, liked: false });
    });

    it('withdraws a like, and ignores the withdrawal of one that was never given', async () => {
      const likes = await open();
      await likes.set(town, 'p-1', 'ana', true);
      expect(await likes.set(town, 'p-1', 'pep', false)).toEqual({ count: 1, liked: false });
      expect(await likes.set(town, 'p-1', 'ana', false)).toEqual({ count: 0, liked: false });
      expect(await likes.set(town, 'p-1', 'ana', true)).toEqual({ count: 1, liked: true });
    });

    it('keeps proposals and towns separate', async () => {
      const likes = await open();
      await likes.set(town, 'p-1', 'ana', true);
      expect(await likes.read(town, 'p-2', 'ana')).toEqual({ count: 0, liked: false });
      expect(await likes.read(other, 'p-1', 'ana')).toEqual({ count: 0, liked: false });
    });

    it('counts right when many come at once', async () => {
      const likes = await open();
      const fans = Array.from({ length: 40 }, (_, n) => `device ${n % 20}`);
      await Promise.all(fans.map((fan) => likes.set(town, 'p-1', fan, true)));
      expect(await likes.read(town, 'p-1', 'device 3')).toEqual({ count: 20, liked: true });
    });
  });
}
