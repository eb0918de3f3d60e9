import { describe, expect, it } from 'vitest';
import type { KeptProfile } from '#application/ports/server/profile-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aProvenPerson } from '#fixtures/builders/data/identity-providers.ts';
import { memoryProfiles } from '#fixtures/memory/profiles.ts';
import { enterAsResident } from './enter-as-resident.ts';

const [realm, elsewhere] = [realmId('vilanova'), realmId('benialt')];

function aTown() {
  const profiles = memoryProfiles();
  let made = 0;
  const ports = {
    profiles,
    devices: { register: async (town: typeof realm) => ({ realm: town, userId: `new-${(made += 1)}` }) },
    staffSecrets: { newSecret: () => 'secret' },
    keys: { account: (name: string) => `account ${name}` },
    clock: { now: () => 50 },
  };
  const keep = (userId: string, more: Partial<KeptProfile> = {}) =>
    profiles.change(realm, userId, () => ({
      realm,
      userId,
      profile: { firstName: 'Ana', lastName: 'Gil', telephone: '600', email: '', isVerified: false },
      code: null,
      changedAt: 1,
      ...more,
    }));
  return { profiles, keep, enter: enterAsResident(ports) };
}

const ofAna = (email: string, isVerified: boolean) => ({
  profile: { firstName: 'Ana', lastName: 'Gil', telephone: '600', email, isVerified },
});

describe('a resident whom the provider lets in', () => {
  it('is the user of this browser if it has no data yet, with what the provider says, verified', async () => {
    const { enter, profiles } = aTown();
    const who = aProvenPerson({ identity: ' 12.345.678-z', telephone: '600 000 000' });
    const kept = await enter(realm, who, 'device-1');
    expect(kept).toMatchObject({
      userId: 'device-1',
      profile: {
        firstName: 'Neus',
        lastName: 'Pi',
        telephone: '600 000 000',
        email: 'neus@correu.example',
        isVerified: true,
      },
      proven: { identity: '12345678Z' },
      code: null,
      changedAt: 50,
    });
    expect(await profiles.find(realm, 'device-1')).toEqual(kept);
    expect(kept.proven?.account).toContain('neus-1');
  });

  it.each([
    ['12.345.678-z', '12345678Z'],
    ['ES/ES/12345678Z', '12345678Z'],
    ['IDCES-X1234567L', 'X1234567L'],
    ['1234', null],
    ['', null],
  ])('has the identity number «%s» normalised', async (identity, normalised) => {
    const kept = await aTown().enter(realm, aProvenPerson({ identity }), null);
    expect(kept.proven?.identity).toBe(normalised);
  });

  it('is the same user on another device, and nobody of another town or another provider', async () => {
    const { enter } = aTown();
    await enter(realm, aProvenPerson(), 'device-1');
    expect((await enter(realm, aProvenPerson(), 'device-2')).userId).toBe('device-1');
    expect((await enter(realm, aProvenPerson(), null)).userId).toBe('device-1');
    expect((await enter(elsewhere, aProvenPerson(), null)).userId).toBe('new-1');
    const impostor = aProvenPerson({ issuer: 'https://evil.example' });
    expect((await enter(realm, impostor, null)).userId).toBe('new-2');
  });

  it('is somebody new if the data of this browser may be those of another person', async () => {
    const { enter, keep, profiles } = aTown();
    const other = { proven: { account: 'other', identity: null } };
    const sameMail = ofAna('Neus@Correu.example', true);
    await keep('unverified', ofAna('neus@correu.example', false));
    await keep('other-mail', ofAna('ana@correu.example', true));
    await keep('other-account', { ...sameMail, ...other });
    for (const user of ['unverified', 'other-mail', 'other-account']) {
      // oxlint-disable-next-line no-await-in-loop -- one browser after the other
      const kept = await enter(realm, aProvenPerson({ subject: user }), user);
      expect(kept.userId).toMatch(/^new-/u);
      // oxlint-disable-next-line no-await-in-loop -- one browser after the other
      expect((await profiles.find(realm, user))?.profile.firstName).toBe('Ana');
    }
  });

  it('is one user though they come in for the first time in two browsers at once', async () => {
    const { enter } = aTown();
    const entered = await Promise.all(
      ['phone', 'tablet', null].map((user) => enter(realm, aProvenPerson(), user)),
    );
    expect(entered.map(({ userId }) => userId)).toEqual(['phone', 'phone', 'phone']);
  });

  it('is somebody new if another person came in with this browser at the same moment', async () => {
    const { enter } = aTown();
    const [first, second] = await Promise.all([
      enter(realm, aProvenPerson(), 'shared'),
      enter(realm, aProvenPerson({ subject: 'ana-2', firstName: 'Ana' }), 'shared'),
    ]);
    expect([first.userId, second.userId]).toEqual(['shared', 'new-1']);
  });

  it('keeps the data of this browser if both have the same verified address', async () => {
    const { enter, keep } = aTown();
    await keep('mine', ofAna('Neus@Correu.example', true));
    const kept = await enter(realm, aProvenPerson(), 'mine');
    expect(kept).toMatchObject({
      userId: 'mine',
      profile: { firstName: 'Neus', telephone: '600', email: 'Neus@Correu.example', isVerified: true },
    });
  });

  it('is not the owner of an address that the provider has not verified', async () => {
    const { enter, keep } = aTown();
    await keep('mine', ofAna('neus@correu.example', true));
    const who = aProvenPerson({ isEmailVerified: false });
    expect(await enter(realm, who, 'mine')).toMatchObject({
      userId: 'new-1',
      profile: { email: 'neus@correu.example', isVerified: false },
    });
  });

  it('keeps the address that they verified here, and the code of one that waits', async () => {
    const { enter, profiles } = aTown();
    const who = aProvenPerson({ isEmailVerified: false, firstName: '', identity: 'Z' });
    await enter(realm, who, 'mine');
    const code = { print: 'p', until: 99, tries: 0 };
    await profiles.change(realm, 'mine', (one) => one && { ...one, code });
    expect(await enter(realm, who, null)).toMatchObject({ code, proven: { identity: null } });
    expect(await enter(realm, { ...who, email: 'no address' }, null)).toMatchObject({
      code,
      profile: { email: 'neus@correu.example' },
    });
    await profiles.change(
      realm,
      'mine',
      (one) => one && { ...one, profile: { ...one.profile, email: 'own@correu.example', isVerified: true } },
    );
    expect(await enter(realm, { ...aProvenPerson(), identity: 'X1234567L' }, null)).toMatchObject({
      profile: { email: 'own@correu.example', isVerified: true },
      proven: { identity: 'X1234567L' },
      code: null,
    });
    // A provider that says less later takes nothing away.
    expect((await enter(realm, aProvenPerson(), null)).proven?.identity).toBe('X1234567L');
  });
});
