import { describe, expect, it } from 'vitest';
import type { ProvenPerson, SignInPurpose } from '#application/ports/server/sessions/identity-provider.ts';
import { ended, type StaffPerson } from '#domain/office/access/person.ts';
import { aProvenPerson } from '#fixtures/builders/data/identity-providers.ts';
import { aStaffOffice } from '#fixtures/builders/data/staff-office.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';
import { removeAccount, signInByProvider } from './sign-in-by-provider.ts';

const identity = { issuer: 'https://id.vilanova.example', subject: 'neus-1' };
const key = {
  id: 'key',
  publicKey: 'public',
  counter: 0,
  transports: [],
  name: 'Portàtil',
  addedAt: 1,
  usedAt: null,
};
const staff = { kind: 'staff' } as const;

async function withNeus(more: Partial<StaffPerson> = {}) {
  const office = aStaffOffice();
  const by = { by: 'amparo', at: 1 };
  await office.people.change(office.realm, 'neus', () => aPerson('neus', more), by);
  await office.people.change(office.realm, 'pau', () => aPerson('pau', { email: 'neus@correu.example' }), by);
  const change = (id: string, work: (one: StaffPerson) => StaffPerson) =>
    office.people.change(office.realm, id, (one) => one && work(one), by);
  return {
    office,
    change,
    come: (purpose: SignInPurpose = staff, who: Partial<ProvenPerson> = {}, signedIn: string | null = null) =>
      signInByProvider(office)(office.realm, {
        who: aProvenPerson(who),
        purpose,
        device: 'Firefox',
        signedIn,
      }),
    neus: () => office.people.find(office.realm, 'neus'),
  };
}

const unknown = { left: { kind: 'accountUnknown' } };

describe('an account at the council’s provider', () => {
  it('opens a session of the person whose it is', async () => {
    const { come, office } = await withNeus({ identity });
    expect(await come()).toMatchObject({
      right: { person: { id: 'neus', signedIn: { way: 'provider' } }, token: expect.any(String) },
    });
    expect(await office.actsOf('staff/neus')).toEqual(['staff.invite', 'staff.signIn']);
    expect(await office.sessions.of(office.realm, 'neus')).toMatchObject([{ way: 'provider' }]);
  });

  it('is not known by its address, nor by a subject of another provider', async () => {
    const { come } = await withNeus({ identity });
    // Pau has the address that the provider says.
    expect(await come(staff, { subject: 'pau-2' })).toMatchObject(unknown);
    expect(await come(staff, { issuer: 'https://evil.example' })).toMatchObject(unknown);
  });

  it('opens nothing for somebody who no longer works there, or who took it away meanwhile', async () => {
    const { come, change, office } = await withNeus({ identity });
    const owner = await office.people.owner(office.realm, identity);
    await change('neus', (one) => ended(one, 5));
    expect(await come()).toMatchObject(unknown);
    const stale = { ...office, people: { ...office.people, owner: async () => owner } };
    const who = aProvenPerson();
    const came = { who, purpose: staff, device: '', signedIn: null };
    expect(await signInByProvider(stale)(office.realm, came)).toMatchObject(unknown);
    await change('neus', (one) => ({ ...one, endedAt: null }));
    expect(await signInByProvider(stale)(office.realm, came)).toMatchObject(unknown);
  });

  it('is added by the link of an invitation, which it uses up', async () => {
    const { come, neus, office } = await withNeus();
    const hash = 'hash of neus';
    const purpose = { kind: 'invitation', person: 'neus', hash } as const;
    office.time.now = 2;
    expect(await come({ ...purpose, hash: 'older' })).toMatchObject({ left: { kind: 'invitationInvalid' } });
    expect(await come(purpose)).toMatchObject({ right: { person: { id: 'neus', identity } } });
    expect(await neus()).toMatchObject({ identity, invitation: null });
    expect(await office.actsOf('staff/neus')).toEqual(['staff.invite', 'staff.link', 'staff.signIn']);
    expect(await come(purpose, { subject: 'other' })).toMatchObject({ left: { kind: 'invitationInvalid' } });
    const ofPau = { kind: 'invitation', person: 'pau', hash: 'hash of pau' } as const;
    expect(await come(ofPau)).toMatchObject({ left: { kind: 'accountTaken' } });
  });

  it('is not added by an invitation that is too old', async () => {
    const { come, office } = await withNeus();
    office.time.now = 9e12;
    const purpose = { kind: 'invitation', person: 'neus', hash: 'hash of neus' } as const;
    expect(await come(purpose)).toMatchObject({ left: { kind: 'invitationInvalid' } });
  });

  it('is added with a session of the same person, and opens no other', async () => {
    const { come, neus, office } = await withNeus();
    const purpose = { kind: 'link', person: 'neus' } as const;
    for (const signedIn of [null, 'pau'])
      expect(await come(purpose, {}, signedIn)).toMatchObject({ left: { kind: 'signInRefused' } });
    expect(await come(purpose, {}, 'neus')).toMatchObject({ right: { person: { identity }, token: null } });
    expect(await neus()).toMatchObject({ identity });
    expect(await office.sessions.of(office.realm, 'neus')).toEqual([]);
    // Again, and another account in its place.
    expect(await come(purpose, {}, 'neus')).toMatchObject({ right: { token: null } });
    expect(await come(purpose, { subject: 'neus-2' }, 'neus')).toMatchObject({
      right: { person: { identity: { subject: 'neus-2' } } },
    });
  });

  it('is added to nobody else, and to nobody who no longer works there', async () => {
    const { come, change } = await withNeus({ identity });
    expect(await come({ kind: 'link', person: 'pau' }, {}, 'pau')).toMatchObject({
      left: { kind: 'accountTaken' },
    });
    await change('pau', (one) => ended(one, 5));
    for (const person of ['pau', 'nobody'])
      expect(await come({ kind: 'link', person }, { subject: 'new' }, person)).toMatchObject({
        left: { kind: 'signInRefused' },
      });
  });

  it('is added to one of two who bring it at the same moment', async () => {
    const { come, office } = await withNeus();
    const accepting = (id: string) =>
      come({ kind: 'invitation', person: id, hash: `hash of ${id}` } as const);
    office.time.now = 2;
    const [first, second] = await Promise.all([accepting('neus'), accepting('pau')]);
    expect(first).toMatchObject({ right: { person: { id: 'neus' } } });
    expect(second).toMatchObject({ left: { kind: 'accountTaken' } });
    expect(await office.sessions.of(office.realm, 'pau')).toEqual([]);
  });

  it('of a resident opens nothing here', async () => {
    const { come } = await withNeus({ identity });
    expect(await come({ kind: 'resident', back: '' })).toMatchObject({ left: { kind: 'signInRefused' } });
  });

  it('is taken away by its owner, unless nothing else lets them in', async () => {
    const { office, neus, change } = await withNeus({ identity });
    const remove = () => removeAccount(office)({ realm: office.realm, id: 'neus' });
    expect(await remove()).toMatchObject({ left: { kind: 'lastKey' } });
    await change('neus', (one) => ({ ...one, passkeys: [key] }));
    expect(await remove()).toMatchObject({ right: { identity: null } });
    expect(await remove()).toMatchObject({ right: { identity: null } });
    expect((await neus())?.identity).toBeNull();
    expect((await office.actsOf('staff/neus')).at(-1)).toBe('staff.unlink');
    expect(await removeAccount(office)({ realm: office.realm, id: 'nobody' })).toMatchObject({
      left: { kind: 'lastKey' },
    });
  });
});
