import { describe, expect, it } from 'vitest';
import type { KeyedMatter } from '#domain/office/access/signed-matter.ts';
import { left, right } from '#domain/shared/result.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';
import { aStaffOffice, type SaidAnswer } from '#fixtures/builders/data/staff-office.ts';
import { askToSignIn } from './passkeys.ts';
import { askToSign, proveSignature } from './sign-with-key.ts';

const site = { host: 'participa.example', origin: 'https://participa.example' };
const key = {
  id: 'llave',
  publicKey: 'public',
  counter: 0,
  transports: [],
  name: 'Llave',
  addedAt: 1,
  usedAt: null,
};
const opening: KeyedMatter = { kind: 'open', of: 'joven', hash: 'a803' };
const refused = left({ kind: 'passkeyRefused' });
const response = { authenticatorData: 'a', clientDataJSON: 'c', signature: 's' };

/** An office in which Neus has a passkey and Pau has none. */
async function anOfficeOfTwo() {
  const office = aStaffOffice();
  const { realm, people } = office;
  const by = { by: 'x', at: 1 };
  await people.change(realm, 'neus', () => aPerson('neus', { passkeys: [key] }), by);
  await people.change(realm, 'amparo', () => aPerson('amparo', { passkeys: [{ ...key, id: 'suya' }] }), by);
  await people.change(realm, 'pau', () => aPerson('pau'), by);
  const ask = async (id: string, matter: KeyedMatter = opening) =>
    ((await askToSign(office)({ realm, id }, site, matter)) as { challenge: string } | null)?.challenge ??
    null;
  const answer = (challenge: string | null, said: Partial<SaidAnswer> = {}) => ({
    challenge,
    key: 'llave',
    person: 'neus',
    response,
    ...said,
  });
  const prove = (id: string, given: unknown, matter: KeyedMatter = opening) =>
    proveSignature(office)({ realm, id }, matter, { site, answer: given });
  return { office, ask, answer, prove };
}

describe('a signature of a person who has a passkey', () => {
  it('is given with what the passkey signed of the hash that they saw', async () => {
    const { ask, answer, prove } = await anOfficeOfTwo();
    const challenge = await ask('neus');
    expect(challenge).toMatch(/^concejo signature \["open","joven","a803"\] secret-/u);
    expect(await prove('neus', answer(challenge))).toEqual(
      right({ ...site, key: 'llave', publicKey: 'public', ...response }),
    );
  });

  it('is refused without it, and with one that was used', async () => {
    const { ask, answer, prove } = await anOfficeOfTwo();
    for (const none of [undefined, null, 'x', {}]) expect(await prove('neus', none)).toEqual(refused);
    const challenge = await ask('neus');
    expect(await prove('neus', answer(challenge))).not.toEqual(refused);
    expect(await prove('neus', answer(challenge))).toEqual(refused);
  });

  it('is refused on another hash, vote or act than the one that was asked for', async () => {
    const { ask, answer, prove } = await anOfficeOfTwo();
    for (const other of [
      { ...opening, hash: 'a804' },
      { ...opening, of: 'otra' },
      { ...opening, kind: 'cancel' as const },
    ])
      expect(await prove('neus', answer(await ask('neus')), other)).toEqual(refused);
  });

  it('is refused with the challenge of a session, of somebody else, or that nobody asked for', async () => {
    const { office, ask, answer, prove } = await anOfficeOfTwo();
    const session = (await askToSignIn(office)(office.realm, site)) as { challenge: string };
    for (const challenge of [
      session.challenge,
      await ask('amparo'),
      'concejo signature ["open","joven","a803"] made up',
    ])
      expect(await prove('neus', answer(challenge))).toEqual(refused);
    expect(await prove('neus', answer(await ask('neus'), { key: 'suya', person: 'amparo' }))).toEqual(
      refused,
    );
    expect(await prove('neus', answer(await ask('neus'), { isRight: false }))).toEqual(refused);
  });

  it('is refused five minutes after it was asked for', async () => {
    const { office, ask, answer, prove } = await anOfficeOfTwo();
    const [late, just] = [await ask('neus'), await ask('neus')];
    office.time.now += 5 * 60_000 - 1;
    expect(await prove('neus', answer(just))).not.toEqual(refused);
    office.time.now += 1;
    expect(await prove('neus', answer(late))).toEqual(refused);
  });
});

describe('a signature of a person without a passkey', () => {
  it('is that of their session, and of a program that of nobody', async () => {
    const { ask, prove } = await anOfficeOfTwo();
    expect([await ask('pau'), await ask('robot')]).toEqual([null, null]);
    expect([await prove('pau', undefined), await prove('robot', undefined)]).toEqual([
      right(null),
      right(null),
    ]);
  });
});

describe('what is asked for', () => {
  it('is nothing if the matter is too long to be one', async () => {
    const { ask } = await anOfficeOfTwo();
    expect(await ask('neus', { ...opening, of: 'x'.repeat(301) })).toBeNull();
  });
});
