import { describe, expect, it } from 'vitest';
import { invitationSpan } from '#domain/office/access/person.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import { aStaffOffice } from '#fixtures/builders/data/staff-office.ts';
import { inviteAgain, invitedPerson, invitePerson } from './invite-person.ts';

const neus = { name: '  Neus   Ferrer ', email: ' neus@vilanova.example ', language: 'va' } as const;

async function anInvited() {
  const office = aStaffOffice();
  const invited = await invitePerson(office)(office.realm, neus, 'amparo');
  if (isLeft(invited)) throw new Error('not invited');
  return { office, ...invited.right };
}

describe('inviting somebody', () => {
  it('stores their name and address without spaces around, no role, and the hash of the link', async () => {
    const { office, person, invitation } = await anInvited();
    expect(person).toMatchObject({ name: 'Neus Ferrer', email: 'neus@vilanova.example', grants: [] });
    expect(await invitedPerson(office)(office.realm, invitation)).toEqual(person);
    expect(JSON.stringify(person)).not.toContain(`"${invitation.split('.')[1]}"`);
  });

  it('gives the roles that the operator names', async () => {
    const office = aStaffOffice();
    const grants = [aGrant('administrator')];
    const invited = await invitePerson(office)(office.realm, { ...neus, grants }, 'operator');
    expect(invited).toMatchObject({ right: { person: { grants } } });
  });

  it.each([
    ['name', { ...neus, name: ' ' }],
    ['name', { ...neus, name: 'x'.repeat(81) }],
    ['name', { ...neus, name: 'Neus\u0000' }],
    ['email', { ...neus, email: 'neus' }],
    ['email', { ...neus, email: 'neus@vilanova.example\r\nBcc: all@vilanova.example' }],
    ['email', { ...neus, email: `${'x'.repeat(250)}@a.es` }],
  ])('refuses a wrong %s', async (where, asked) => {
    const office = aStaffOffice();
    const refused = left({ kind: 'personRefused', where });
    expect(await invitePerson(office)(office.realm, asked, 'amparo')).toEqual(refused);
    expect(await office.people.list(office.realm)).toEqual([]);
  });

  it('takes somebody without an address', async () => {
    const office = aStaffOffice();
    for (const email of [null, '  '])
      expect(await invitePerson(office)(office.realm, { ...neus, email }, 'amparo')).toMatchObject({
        right: { person: { email: null } },
      });
  });
});

describe('the link of an invitation', () => {
  it('opens nothing if it is changed, too old, or of nobody', async () => {
    const { office, person, invitation } = await anInvited();
    const open = (text: string) => invitedPerson(office)(office.realm, text);
    for (const text of ['', 'x', `${invitation}x`, `nobody.${invitation.split('.')[1]}`, `${person.id}.`])
      expect([text, await open(text)]).toEqual([text, null]);
    office.time.now += invitationSpan;
    expect(await open(invitation)).toBeNull();
  });

  it('is made again for somebody who never signed in; the one of before stops', async () => {
    const { office, person, invitation } = await anInvited();
    const again = await inviteAgain(office)(office.realm, person.id, 'amparo');
    if (isLeft(again)) throw new Error('refused');
    expect(await invitedPerson(office)(office.realm, invitation)).toBeNull();
    expect(await invitedPerson(office)(office.realm, again.right.invitation)).not.toBeNull();
    expect(await inviteAgain(office)(office.realm, 'nobody', 'amparo')).toEqual(
      left({ kind: 'unknownPerson' }),
    );
  });

  it('is not made for somebody who is inside already, or was: it would let another one in as them', async () => {
    const { office, person } = await anInvited();
    const key = { id: 'k', publicKey: 'p', counter: 0, transports: [], name: 'k', addedAt: 1, usedAt: null };
    for (const more of [{ signedIn: { at: 1, way: 'code' as const } }, { passkeys: [key] }, { endedAt: 1 }]) {
      const usual = { signedIn: null, passkeys: [], endedAt: null };
      const work = (one: typeof person | null) => one && { ...one, ...usual, ...more };
      await office.people.change(office.realm, person.id, work, { by: 'pau', at: 1 });
      expect(await inviteAgain(office)(office.realm, person.id, 'amparo')).toEqual(
        left({ kind: 'alreadyInside' }),
      );
    }
  });
});
