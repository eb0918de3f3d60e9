import { describe, expect, it } from 'vitest';
import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { KeptProfile, ProfileStore } from '#application/ports/server/profile-store.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const account = 'hash of an account';
const identity = { issuer: 'https://id.vilanova.example', subject: 'neus-1' };
const names = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The stores that know accounts of identity providers, as one process of the server has them. */
interface Stores {
  readonly profiles: ProfileStore;
  readonly people: StaffPeople;
}

const kept = (userId: string, changedAt: number, realm = town): KeptProfile => ({
  realm,
  userId,
  profile: { firstName: 'Neus', lastName: 'Pi', telephone: '', email: '', isVerified: false },
  code: null,
  proven: { account, identity: null },
  changedAt,
});

/** One account of an identity provider is of one user. `open` gives the stores of two processes on one empty database. */
export function oneAccountContract(name: string, open: () => Promise<readonly [Stores, Stores]>): void {
  describe(`${name} keeps one user for each account of an identity provider`, () => {
    it('though a resident signs in for the first time in six browsers at once, through two processes', async () => {
      const [one, two] = await open();
      const enter = (userId: string, n: number) =>
        (n % 2 === 0 ? one : two).profiles.changeProven(town, { account, userId }, (before) =>
          kept(before?.userId ?? userId, (before?.changedAt ?? 0) + 1),
        );
      const entered = await Promise.all(names.map(enter));
      const [first] = entered;
      expect(new Set(entered.map(({ userId }) => userId)).size).toBe(1);
      expect(await two.profiles.proven(town, account)).toEqual({ ...first, changedAt: names.length });
      const found = await Promise.all(names.map((userId) => one.profiles.find(town, userId)));
      expect(found.filter((profile) => profile !== null)).toHaveLength(1);
      // The same account in another town is another user, and a second user of this town is refused it.
      const elsewhere = { account, userId: 'away' };
      await one.profiles.changeProven(other, elsewhere, () => kept('away', 1, other));
      expect(await two.profiles.find(other, 'away')).not.toBeNull();
      await expect(one.profiles.change(town, 'second', () => kept('second', 9))).rejects.toThrow();
      expect((await two.profiles.proven(town, account))?.userId).toBe(first?.userId);
      expect(await one.profiles.changeProven(town, { account: 'new', userId: 'new' }, () => null)).toBeNull();
      expect(await one.profiles.find(town, 'new')).toBeNull();
    });

    it('though six people of staff add the same account at once, through two processes', async () => {
      const [one, two] = await open();
      const by = { by: 'operator', at: 5 };
      const put = (person: StaffPerson) => one.people.change(person.realm, person.id, () => person, by);
      for (const id of names) await put(aPerson(id));
      const add = (id: string, n: number) =>
        (n % 2 === 0 ? one : two).people.change(town, id, (before) => before && { ...before, identity }, by);
      const after = await Promise.all(names.map(add));
      const owners = after.filter((person) => person?.identity?.subject === identity.subject);
      expect(owners).toHaveLength(1);
      expect(await two.people.owner(town, identity)).toEqual(owners[0]);
      expect(await one.people.owner(other, identity)).toBeNull();
      expect(await one.people.owner(town, { ...identity, subject: 'neus-2' })).toBeNull();
      await put(aPerson('away', { realm: other, identity }));
      expect((await two.people.owner(other, identity))?.id).toBe('away');
      // It can be changed by its owner, and is free once they give it back.
      const owner = owners[0]?.id ?? '';
      await one.people.change(town, owner, (before) => before && { ...before, name: 'Neus Pi' }, by);
      expect(await two.people.owner(town, identity)).toMatchObject({ name: 'Neus Pi', identity });
      await one.people.change(town, owner, (before) => before && { ...before, identity: null }, by);
      expect(await one.people.owner(town, identity)).toBeNull();
      const next = names.find((id) => id !== owner) ?? '';
      expect(await add(next, 1)).toMatchObject({ id: next, identity });
    });
  });
}
