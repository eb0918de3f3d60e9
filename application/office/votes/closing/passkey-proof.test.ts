import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { recordChallenge } from '#domain/voting/closing/sign-closing.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';
import { aStaffOffice, type SaidAnswer } from '#fixtures/builders/data/staff-office.ts';
import { provePasskey } from './passkey-proof.ts';

const site = { host: 'participa.example', origin: 'https://participa.example' };
const key = {
  id: 'llave',
  publicKey: 'public',
  counter: 4,
  transports: [],
  name: 'Llave',
  addedAt: 1,
  usedAt: null,
};
const refused = left({ kind: 'passkeyRefused' });

async function anOfficeOf(more: Parameters<typeof aPerson>[1] = {}) {
  const office = aStaffOffice();
  const { realm } = office;
  await office.people.change(realm, 'neus', () => aPerson('neus', { passkeys: [key], ...more }), {
    by: 'x',
    at: 1,
  });
  const response = { authenticatorData: 'a', clientDataJSON: 'c', signature: 's' };
  const prove = (said: Partial<SaidAnswer> & { readonly response?: unknown } = {}) =>
    provePasskey(office)({ realm, id: 'neus' }, 'h', {
      site,
      answer: {
        challenge: recordChallenge('h'),
        key: 'llave',
        person: 'neus',
        counter: 5,
        response,
        ...said,
      },
    });
  return { office, prove };
}

describe('the passkey of a person who signs a closing record', () => {
  it('proves it to everybody: its public key, and what it signed', async () => {
    const { office, prove } = await anOfficeOf();
    const proof = { authenticatorData: 'a', clientDataJSON: 'c', signature: 's' };
    expect(await prove()).toEqual(right({ ...site, key: 'llave', publicKey: 'public', ...proof }));
    const used = (await office.people.find(office.realm, 'neus'))?.passkeys;
    expect(used).toMatchObject([{ counter: 5, usedAt: office.time.now }]);
    expect(await prove({ person: null, counter: 6 })).toMatchObject({ right: { key: 'llave' } });
  });

  it('is refused for another record, for a challenge of a session, and if it is of somebody else', async () => {
    const { prove } = await anOfficeOf();
    for (const said of [
      { challenge: recordChallenge('other') },
      { challenge: 'secret-1' },
      { person: 'amparo' },
      { key: 'other' },
      { isRight: false },
    ])
      expect([said, await prove(said)]).toEqual([said, refused]);
  });

  it('is refused if it was copied, used before, or if its owner no longer works here', async () => {
    const { office, prove } = await anOfficeOf();
    expect(await prove({ counter: 4 })).toEqual(refused);
    expect(await prove()).not.toEqual(refused);
    expect(await prove()).toEqual(refused);
    const ended = await anOfficeOf({ endedAt: 1 });
    expect(await ended.prove()).toEqual(refused);
    const nobody = await provePasskey(office)({ realm: office.realm, id: 'nadie' }, 'h', {
      site,
      answer: { challenge: recordChallenge('h'), key: 'llave', person: null },
    });
    expect(nobody).toEqual(refused);
  });

  it('is refused if its owner loses it while the answer is checked', async () => {
    const { office } = await anOfficeOf();
    const { realm, people } = office;
    const passkeys = {
      ...office.passkeys,
      used: async () => {
        await people.change(realm, 'neus', () => null, { by: 'x', at: 2 });
        return 5;
      },
    };
    const find = async () => aPerson('neus', { passkeys: [key] });
    const gone = {
      find,
      change: async (...[, id, work, by]: Parameters<typeof people.change>) =>
        people.change(realm, `${id}-gone`, work, by),
    };
    const answer = { challenge: recordChallenge('h'), key: 'llave', person: 'neus' };
    const proved = provePasskey({ ...office, passkeys, people: gone });
    expect(await proved({ realm, id: 'neus' }, 'h', { site, answer })).toEqual(refused);
  });

  it('is refused without what was signed', async () => {
    const { prove } = await anOfficeOf();
    expect(await prove({ response: undefined })).toMatchObject({ right: { signature: '' } });
    expect(
      await provePasskey(aStaffOffice())({ realm: aStaffOffice().realm, id: 'neus' }, 'h', {
        site,
        answer: 'x',
      }),
    ).toEqual(refused);
  });
});
