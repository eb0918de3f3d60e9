import { describe, expect, it } from 'vitest';
import type { FollowStore } from '#application/ports/server/follow-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aFollow } from '#fixtures/builders/data/follow.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const proposal = { kind: 'proposal', id: 'p-1' } as const;
const process = aFollow().subject;

/** The contract of every store of follows. `open` gives an empty one. */
export function followStoreContract(name: string, open: () => Promise<FollowStore>): void {
  describe(`${name} keeps the follow-store contract`, () => {
    const filled = async (...follows: readonly ReturnType<typeof aFollow>[]) => {
      const store = await open();
      for (const follow of follows) await store.change(follow.realm, follow.id, () => follow);
      return store;
    };

    it('gives back what was stored, only to its town', async () => {
      const kept = aFollow({ told: ['file/a'], failing: { since: 1, again: 2 } });
      const store = await filled(kept);
      expect(await store.find(town, kept.id)).toEqual(kept);
      expect(await store.find(other, kept.id)).toBeNull();
      expect(await store.find(town, 'b')).toBeNull();
    });

    it('changes a follow in its latest state, and erases it', async () => {
      const store = await filled(aFollow());
      const { id } = aFollow();
      const add = (key: string) => (before: ReturnType<typeof aFollow> | null) =>
        before && { ...before, told: [...before.told, key] };
      await Promise.all(['1', '2', '3', '4'].map((key) => store.change(town, id, add(key))));
      expect((await store.find(town, id))?.told.toSorted()).toEqual(['1', '2', '3', '4']);
      expect(await store.change(town, id, () => null)).toBeNull();
      expect(await store.find(town, id)).toBeNull();
      expect(await store.change(town, id, (before) => before)).toBeNull();
    });

    it('makes a follow once, though many ask for it at once', async () => {
      const store = await open();
      const made = await Promise.all(
        [1, 2, 3, 4].map((askedAt) =>
          store.change(town, 'a', (before) => before ?? aFollow({ id: 'a', askedAt })),
        ),
      );
      expect(new Set(made.map((one) => one?.askedAt)).size).toBe(1);
    });

    it('lists what one follower follows, confirmed or not', async () => {
      const [first, second] = [
        aFollow({ id: 'a' }),
        aFollow({ id: 'b', subject: proposal, confirmedAt: null }),
      ];
      const store = await filled(second, first, aFollow({ id: 'c', follower: 'pep' }));
      expect(await store.of(town, 'ana')).toEqual([first, second]);
      expect(await store.of(other, 'ana')).toEqual([]);
    });

    it('lists what is followed, and by whom, a page at a time, without unconfirmed followers', async () => {
      const followers = ['a', 'b', 'c'].map((id) => aFollow({ id, follower: id }));
      const store = await filled(
        ...followers.toReversed(),
        aFollow({ id: 'd', subject: proposal, confirmedAt: null }),
        aFollow({ id: 'e', subject: proposal, realm: other }),
      );
      expect(await store.subjects(town)).toEqual([process]);
      expect(await store.subjects(other)).toEqual([proposal]);
      expect(await store.following(town, process, '', 2)).toEqual(followers.slice(0, 2));
      expect(await store.following(town, process, 'b', 2)).toEqual(followers.slice(2));
      expect(await store.following(town, proposal, '', 2)).toEqual([]);
      expect(await store.following(other, process, '', 2)).toEqual([]);
    });

    it('forgets follows that were never confirmed, and silent ones', async () => {
      const store = await filled(
        aFollow({ id: 'a', confirmedAt: null, askedAt: 10, touchedAt: 99 }),
        aFollow({ id: 'b', confirmedAt: null, askedAt: 11 }),
        aFollow({ id: 'c', askedAt: 1, touchedAt: 5 }),
        aFollow({ id: 'd', askedAt: 1, touchedAt: 6, realm: other }),
      );
      await store.forget(10, 5);
      const left = [await store.of(town, 'ana'), await store.of(other, 'ana')].flat();
      expect(left.map(({ id }) => id)).toEqual(['b', 'd']);
    });
  });
}
