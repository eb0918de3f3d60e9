import { describe, expect, it } from 'vitest';
import type { KeptProfile, ProfileStore } from '#application/ports/server/profile-store.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const ana = { firstName: 'Ana', lastName: 'Ñíguez', telephone: '600 000 000', email: 'Ana@Correu.example' };

const kept = (more: Partial<KeptProfile> = {}, isVerified = true): KeptProfile => ({
  realm: town,
  userId: 'ana',
  profile: { ...ana, isVerified },
  code: null,
  changedAt: 1,
  ...more,
});

/** The contract of every store of profiles. `open` gives an empty one. */
export function profileStoreContract(name: string, open: () => Promise<ProfileStore>): void {
  describe(`${name} keeps the profile-store contract`, () => {
    it('gives back what was stored, only to its town and user', async () => {
      const profiles = await open();
      const made = kept({ code: { print: 'p', until: 9, tries: 2 } });
      expect(await profiles.change(town, 'ana', () => made)).toEqual(made);
      expect(await profiles.find(town, 'ana')).toEqual(made);
      expect(await profiles.find(other, 'ana')).toBeNull();
      expect(await profiles.find(town, 'pep')).toBeNull();
    });

    it('finds who verified an address, the latest of several, and nobody who did not', async () => {
      const profiles = await open();
      const address = 'ana@correu.example';
      await profiles.change(town, 'a', () => kept({ userId: 'a', changedAt: 5 }));
      await profiles.change(town, 'b', () => kept({ userId: 'b', changedAt: 7 }));
      await profiles.change(town, 'c', () => kept({ userId: 'c', changedAt: 9 }, false));
      expect((await profiles.verified(town, address))?.userId).toBe('b');
      expect(await profiles.verified(other, address)).toBeNull();
      await profiles.change(town, 'b', () => kept({ userId: 'b', changedAt: 8 }, false));
      expect((await profiles.verified(town, address))?.userId).toBe('a');
    });

    it('finds who signed in with an account of a provider, in their town', async () => {
      const profiles = await open();
      const proven = { account: 'hash of an account', identity: null };
      const made = kept({ proven });
      await profiles.change(town, 'ana', () => made);
      expect(await profiles.proven(town, proven.account)).toEqual(made);
      expect(await profiles.proven(other, proven.account)).toBeNull();
      await profiles.change(town, 'ana', () => kept());
      expect(await profiles.proven(town, proven.account)).toBeNull();
    });

    it('changes a profile in its latest state, and erases it', async () => {
      const profiles = await open();
      const add = (before: KeptProfile | null) => kept({ changedAt: (before?.changedAt ?? 0) + 1 });
      await Promise.all([1, 2, 3, 4].map(() => profiles.change(town, 'ana', add)));
      expect((await profiles.find(town, 'ana'))?.changedAt).toBe(4);
      expect(await profiles.change(town, 'ana', () => null)).toBeNull();
      expect(await profiles.find(town, 'ana')).toBeNull();
      expect(await profiles.change(town, 'ana', (before) => before)).toBeNull();
    });
  });
}
