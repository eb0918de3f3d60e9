import { describe, expect, it } from 'vitest';
import { isLeft, left } from '#domain/shared/result.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';
import { aStaffOffice, type SaidAnswer } from '#fixtures/builders/data/staff-office.ts';
import { invitePerson } from './invite-person.ts';
import { acceptInvitation, addKey, askForKey, askToSignIn, removeKey, signInWithKey } from './passkeys.ts';

const site = { host: 'localhost', origin: 'http://localhost:4310' };
const refused = left({ kind: 'passkeyRefused' });
const of = (answer: unknown, name?: string) => ({
  site,
  answer,
  device: 'Firefox',
  ...(name !== undefined && { name }),
});
const challengeOf = async (asked: Promise<object>) => ((await asked) as { challenge: string }).challenge;

/** Somebody who was invited, with the secret of their link. */
async function anInvited() {
  const office = aStaffOffice();
  const asked = { name: 'Neus', email: null, language: 'va' as const };
  const invited = await invitePerson(office)(office.realm, asked, 'amparo');
  if (isLeft(invited)) throw new Error('not invited');
  const { person, invitation } = invited.right;
  const makeKey = async (key: string): Promise<SaidAnswer> => ({
    challenge: await challengeOf(askForKey(office)(site, person)),
    key,
    person: null,
  });
  return { office, person, invitation, makeKey };
}

/** Somebody who has a passkey. */
async function aKeyHolder() {
  const made = await anInvited();
  const { office, person, invitation, makeKey } = made;
  const inside = await acceptInvitation(office)(office.realm, invitation, of(await makeKey('first')));
  if (isLeft(inside)) throw new Error('not accepted');
  const useKey = async (more: Partial<SaidAnswer> = {}): Promise<SaidAnswer> => ({
    challenge: await challengeOf(askToSignIn(office)(office.realm, site)),
    key: 'first',
    person: person.id,
    ...more,
  });
  const signIn = async (more: Partial<SaidAnswer> = {}) =>
    signInWithKey(office)(office.realm, of(await useKey(more)));
  return { ...made, holder: inside.right.person, token: inside.right.token, useKey, signIn };
}

describe('an invitation', () => {
  it('makes the first passkey and a session, and is used up by it', async () => {
    const { office, person, invitation, makeKey } = await anInvited();
    const answer = await makeKey('first');
    const inside = await acceptInvitation(office)(office.realm, invitation, of(answer, '  Mi   móvil '));
    if (isLeft(inside)) throw new Error('not accepted');
    expect(inside.right.person).toMatchObject({
      invitation: null,
      passkeys: [{ id: 'first', name: 'Mi móvil', addedAt: office.time.now }],
      signedIn: { way: 'passkey' },
    });
    const session = await office.sessions.find(office.realm, inside.right.token);
    expect(session).toMatchObject({ person: person.id, way: 'passkey', device: 'Firefox' });
    const again = of(await makeKey('second'));
    expect(await acceptInvitation(office)(office.realm, invitation, again)).toEqual(
      left({ kind: 'invitationInvalid' }),
    );
    expect(await office.actsOf(`staff/${person.id}`)).toEqual([
      'staff.invite',
      'staff.addKey',
      'staff.signIn',
    ]);
  });

  it('lets one in of two who use it at once', async () => {
    const { office, invitation, makeKey } = await anInvited();
    const answers = [of(await makeKey('one')), of(await makeKey('two'))];
    const inside = await Promise.all(
      answers.map((one) => acceptInvitation(office)(office.realm, invitation, one)),
    );
    expect(inside.filter(isLeft)).toHaveLength(1);
  });

  it('is not used up by an answer that is not right', async () => {
    const { office, invitation, makeKey } = await anInvited();
    const accept = (answer: unknown) => acceptInvitation(office)(office.realm, invitation, of(answer));
    expect(await accept({ ...(await makeKey('x')), isRight: false })).toEqual(refused);
    expect(await accept({ challenge: 'never asked', key: 'x', person: null })).toEqual(refused);
    expect(await accept('no answer')).toEqual(refused);
    expect(isLeft(await accept(await makeKey('x')))).toBe(false);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session of its own each time, and counts the use of the key', async () => {
    const { office, signIn, token, holder, makeKey } = await aKeyHolder();
    await addKey(office)(holder, of(await makeKey('second')));
    office.time.now += 5000;
    const inside = await signIn({ counter: 3 });
    if (isLeft(inside)) throw new Error('refused');
    expect(inside.right.token).not.toBe(token);
    expect(inside.right.person.passkeys).toMatchObject([
      { counter: 3, usedAt: office.time.now },
      { counter: 0, usedAt: null },
    ]);
  });

  it('refuses an answer that was given before, and a challenge that is older than five minutes', async () => {
    const { office, useKey } = await aKeyHolder();
    const answer = of(await useKey());
    expect(isLeft(await signInWithKey(office)(office.realm, answer))).toBe(false);
    expect(await signInWithKey(office)(office.realm, answer)).toEqual(refused);
    const late = of(await useKey());
    office.time.now += 5 * 60_000;
    expect(await signInWithKey(office)(office.realm, late)).toEqual(refused);
  });

  it('refuses a key that was copied: one whose counter does not go on', async () => {
    const { signIn, office, holder } = await aKeyHolder();
    expect(isLeft(await signIn({ counter: 7 }))).toBe(false);
    expect(await signIn({ counter: 7 })).toEqual(refused);
    expect(await signIn({ counter: 6 })).toEqual(refused);
    expect(isLeft(await signIn({ counter: 8 }))).toBe(false);
    // Its owner sees which were refused.
    const tries = await office.signIns.of(office.realm, holder.id, 0);
    expect(tries.filter(({ isLetIn }) => !isLetIn)).toHaveLength(2);
    // Devices that do not count say 0 each time.
    const other = await aKeyHolder();
    expect([isLeft(await other.signIn()), isLeft(await other.signIn())]).toEqual([false, false]);
  });

  it('refuses strangers, keys that nobody has, answers that are not right, and those to another question', async () => {
    const { office, signIn, makeKey, person } = await aKeyHolder();
    for (const more of [
      { person: null },
      { person: 'nobody' },
      { key: 'unknown' },
      { isRight: false },
      { challenge: 'never asked' },
      { challenge: (await makeKey('x')).challenge, person: person.id },
    ])
      expect([more, await signIn(more)]).toEqual([more, refused]);
    expect(await signInWithKey(office)(office.realm, of('no answer'))).toEqual(refused);
  });

  it('refuses somebody who stopped working there while their device answered', async () => {
    const { office, useKey, person } = await aKeyHolder();
    const answer = of(await useKey());
    const passkeys = {
      ...office.passkeys,
      used: async () => {
        await office.people.change(office.realm, person.id, (one) => one && { ...one, endedAt: 1 }, {
          by: 'pau',
          at: 1,
        });
        return 0;
      },
    };
    expect(await signInWithKey({ ...office, passkeys })(office.realm, answer)).toEqual(refused);
    expect(await office.sessions.of(office.realm, person.id)).toEqual([]);
  });
});

describe('the passkeys of a person', () => {
  it('are added once each, named after the device if they have no name', async () => {
    const { office, holder, makeKey } = await aKeyHolder();
    const answer = of(await makeKey('second'), ' ');
    const added = await addKey(office)(holder, answer);
    expect(added).toMatchObject({
      right: { passkeys: [{ id: 'first' }, { id: 'second', name: 'Firefox' }] },
    });
    expect(await addKey(office)(holder, answer)).toEqual(refused);
  });

  it('are not added to another person with their challenge', async () => {
    const { office, makeKey } = await aKeyHolder();
    const other = aPerson('other');
    await office.people.change(office.realm, 'other', () => other, { by: 'amparo', at: 1 });
    expect(await addKey(office)(other, of(await makeKey('stolen')))).toEqual(refused);
    expect((await office.people.find(office.realm, 'other'))?.passkeys).toEqual([]);
  });

  it('are ten at most, and none is added to somebody who is not there', async () => {
    const { office, holder, makeKey } = await aKeyHolder();
    for (let n = 2; n <= 10; n += 1) await addKey(office)(holder, of(await makeKey(`key ${n}`)));
    expect(await addKey(office)(holder, of(await makeKey('eleventh')))).toEqual(refused);
    expect((await office.people.find(office.realm, holder.id))?.passkeys).toHaveLength(10);
    const gone = { ...aPerson('gone') };
    const challenge = await challengeOf(askForKey(office)(site, gone));
    expect(await addKey(office)(gone, of({ challenge, key: 'x', person: null }))).toEqual(refused);
  });

  it('are removed, but for the last one', async () => {
    const { office, holder, makeKey } = await aKeyHolder();
    await addKey(office)(holder, of(await makeKey('second')));
    expect(await removeKey(office)(holder, 'nothing')).toEqual(left({ kind: 'unknownSecret' }));
    expect(await removeKey(office)(holder, 'first')).toMatchObject({
      right: { passkeys: [{ id: 'second' }] },
    });
    expect(await removeKey(office)(holder, 'second')).toEqual(left({ kind: 'lastKey' }));
    expect(await removeKey(office)({ realm: office.realm, id: 'nobody' }, 'x')).toEqual(
      left({ kind: 'unknownSecret' }),
    );
  });
});
