import { describe, expect, it } from 'vitest';
import { longestIdle, longestSession, usedEvery } from '#domain/office/access/session.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aGrant, aPerson, aProgramToken, aStaffSession } from '#fixtures/builders/data/staff-person.ts';
import { aStaffOffice } from '#fixtures/builders/data/staff-office.ts';
import { openSessions } from './open-sessions.ts';
import { staffCaller } from './staff-caller.ts';

const town = { realm: realmId('vilanova'), timeZone: 'Europe/Madrid' } as never;

async function signedIn() {
  const office = aStaffOffice();
  const neus = aPerson('neus', { grants: [aGrant('requestOfficer')] });
  await office.people.change(office.realm, 'neus', () => neus, { by: 'operator', at: 1 });
  const { now } = office.time;
  const token = await office.sessions.open(aStaffSession('one', { openedAt: now, usedAt: now }));
  return {
    office,
    token,
    caller: staffCaller(office),
    who: () => staffCaller(office).bySession(office.realm, token),
  };
}

describe('a person who calls with the session of their browser', () => {
  it('is known by it, with their roles as they are now', async () => {
    const { office, who } = await signedIn();
    expect(await who()).toMatchObject({ id: 'neus', name: 'Neus neus', session: { id: 'one' } });
    await office.people.change(office.realm, 'neus', (one) => one && { ...one, grants: [] }, {
      by: 'pau',
      at: 1,
    });
    expect((await who())?.grants).toEqual([]);
  });

  it('keeps it by using it, noted once a minute, and loses it after half an hour or twelve', async () => {
    const { office, who } = await signedIn();
    const began = office.time.now;
    const used = async () => (await office.sessions.of(office.realm, 'neus'))[0]?.usedAt;
    office.time.now += usedEvery - 1;
    await who();
    expect(await used()).toBe(began);
    office.time.now += 1;
    expect((await who())?.session?.usedAt).toBe(office.time.now);
    expect(await used()).toBe(office.time.now);
    office.time.now += longestIdle - 1;
    expect(await who()).not.toBeNull();
    expect(await openSessions(office, office.realm, 'neus')).toHaveLength(1);
    office.time.now += longestIdle;
    expect(await who()).toBeNull();
    expect(await openSessions(office, office.realm, 'neus')).toEqual([]);
    const other = await signedIn();
    const end = other.office.time.now + longestSession;
    while (other.office.time.now + longestIdle - 1 < end) {
      other.office.time.now += longestIdle - 1;
      expect(await other.who()).not.toBeNull();
    }
    other.office.time.now = end;
    expect(await other.who()).toBeNull();
  });

  it('is nobody in another town, with another token, or after they stopped working there', async () => {
    const { office, token, caller, who } = await signedIn();
    expect(await caller.bySession(realmId('benialt'), token)).toBeNull();
    expect(await caller.bySession(office.realm, `${token}x`)).toBeNull();
    const stranger = await office.sessions.open(
      aStaffSession('two', { person: 'nobody', openedAt: office.time.now, usedAt: office.time.now }),
    );
    expect(await caller.bySession(office.realm, stranger)).toBeNull();
    const people = {
      find: async () => aPerson('neus', { endedAt: 1 }),
    };
    expect(await staffCaller({ ...office, people }).bySession(office.realm, token)).toBeNull();
    expect(await who()).not.toBeNull();
  });
});

describe('a program that calls with a token', () => {
  it('is that of the services file, or has one role of the person who made its token', async () => {
    const { office, caller } = await signedIn();
    const until = office.time.now + 10;
    const text = await office.tokens.make(aProgramToken('a', { until }), { by: 'neus', at: 1 });
    expect(await caller.byToken(town, text)).toMatchObject({
      id: 'a',
      name: 'Registro',
      grants: [{ role: 'requestOfficer', until }],
    });
    const listed = { id: 'Ana', name: 'Ana', grants: [] };
    const staff = { member: async () => listed, byId: async () => listed };
    expect(await staffCaller({ ...office, staff }).byToken(town, text)).toBe(listed);
  });

  it('is known by its id, as people are, with what it may do now', async () => {
    const { office, caller } = await signedIn();
    const until = office.time.now + 10;
    await office.tokens.make(aProgramToken('a', { until }), { by: 'neus', at: 1 });
    expect(await caller.byId(town, 'neus')).toMatchObject({
      id: 'neus',
      grants: [{ role: 'requestOfficer' }],
    });
    expect(await caller.byId(town, 'a')).toMatchObject({
      id: 'a',
      grants: [{ role: 'requestOfficer', until }],
    });
    expect(await caller.byId(town, 'nobody')).toBeNull();
    const listed = { id: 'Ana', name: 'Ana', grants: [] };
    const staff = { member: async () => null, byId: async () => listed };
    expect(await staffCaller({ ...office, staff }).byId(town, 'Ana')).toBe(listed);
    await office.people.change(office.realm, 'neus', (one) => one && { ...one, endedAt: 5 }, {
      by: 'pau',
      at: 5,
    });
    expect([await caller.byId(town, 'neus'), await caller.byId(town, 'a')]).toEqual([null, null]);
  });

  it('is nobody with an unknown token, or one that is over', async () => {
    const { office, caller } = await signedIn();
    expect(await caller.byToken(town, 'nothing')).toBeNull();
    const until = office.time.now + 10;
    const text = await office.tokens.make(aProgramToken('a', { until }), { by: 'neus', at: 1 });
    office.time.now = until;
    expect(await caller.byToken(town, text)).toBeNull();
  });
});
