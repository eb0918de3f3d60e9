import { describe, expect, it } from 'vitest';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { webAuthn } from '#adapters/driven/identity/passkeys.ts';
import type { Role } from '#domain/office/roles.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { softPasskey } from '#fixtures/builders/councils/soft-passkey.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

const council = sharedCouncil();
const site = { host: 'localhost', origin: 'http://localhost:80' };
const base64url = (text: string) => Buffer.from(text).toString('base64url');

/** A person of staff with a passkey, or without one. */
async function somebody(id: string, roles: readonly Role[], hasKey = true) {
  const { server, data } = await council();
  const soft = softPasskey(site.origin);
  const asked = { challenge: base64url('made'), rp: { id: site.host }, user: { id: base64url(id) } };
  const made = hasKey ? await webAuthn('Concejo').made(site, soft.made(asked), 'made') : null;
  const passkeys = made === null ? [] : [{ ...made, name: 'Llave', addedAt: 1, usedAt: null }];
  const cookie = await staffCookie({ data }, { id, roles, passkeys });
  const at = async (path: string, payload?: object) => {
    const url = `/api/vilanova/staff/${path}`;
    const answer = await ask(server, {
      url,
      headers: { cookie },
      ...(payload && { method: 'POST', payload }),
    });
    return { status: answer.status, body: answer.body as Record<string, unknown> };
  };
  /** The answer of their passkey to what the council asks for a matter. */
  const keyFor = async (kind: string, of: string, hash: string) => {
    const { options } = (await at('me/signatures', { kind, of, hash })).body;
    return options === null ? null : soft.used({ ...(options as { challenge: string }), rpId: site.host });
  };
  return { at, keyFor };
}

const surveys = `documents/${encodeURIComponent('#surveys')}`;
const draft = async (id: string, more: object = {}) => {
  const neus = await somebody('neus', ['publisher'], false);
  const body = {
    title: { es: '¿Abrimos los domingos?', va: 'Obrim els diumenges?' },
    displayType: 'options',
    startTime: '2026-11-01',
    endTime: '2026-11-27',
    showResultsAfterPollIsClosed: true,
    answers: [
      { _id: 'si', text: { es: 'Sí', va: 'Sí' } },
      { _id: 'no', text: { es: 'No', va: 'No' } },
    ],
    ...more,
  };
  expect((await neus.at(surveys, { id, body })).status).toBe(200);
};
const signers: readonly Role[] = ['voteSigner', 'reader'];
const refused = { status: 401, body: { errCode: 116 } };

describe('a signature on a vote', () => {
  it('asks the passkey of who has one for the hash that they saw, each time', async () => {
    await draft('llaves');
    await draft('otra');
    const amparo = await somebody('amparo', signers);
    const signatures = 'votes/llaves/signatures';
    const { hash } = (await amparo.at('votes/llaves')).body as unknown as VoteAnswer;
    const first = { what: 'open', turn: 'first', hash };
    expect(await amparo.at(signatures, first)).toMatchObject(refused);
    expect(await amparo.at(signatures, { ...first, answer: {} })).toMatchObject(refused);
    for (const [kind, of, other] of [
      ['open', 'llaves', hash.replace(/^./u, 'x')],
      ['open', 'otra', hash],
      ['cancel', 'llaves', hash],
    ] as const)
      expect(
        await amparo.at(signatures, { ...first, answer: await amparo.keyFor(kind, of, other) }),
      ).toMatchObject(refused);
    const answer = await amparo.keyFor('open', 'llaves', hash);
    expect((await amparo.at(signatures, { ...first, answer })).body).toMatchObject({ stage: 'waiting' });
    expect((await amparo.at(`${signatures}/takenBack`, {})).status).toBe(200);
    expect(await amparo.at(signatures, { ...first, answer })).toMatchObject(refused);
  });

  it('is that of the session for who has none, and never with the passkey of somebody else', async () => {
    await draft('sesion');
    const [amparo, vicent] = [await somebody('amparo', signers), await somebody('vicent', signers, false)];
    const { hash } = (await vicent.at('votes/sesion')).body as unknown as VoteAnswer;
    const sign = { what: 'open', hash };
    expect(await vicent.keyFor('open', 'sesion', hash)).toBeNull();
    const first = await vicent.at('votes/sesion/signatures', { ...sign, turn: 'first' });
    expect(first.body).toMatchObject({ stage: 'waiting' });
    const laia = await somebody('laia', signers);
    const answer = await laia.keyFor('open', 'sesion', hash);
    const second = { ...sign, turn: 'second' };
    expect(await amparo.at('votes/sesion/signatures', { ...second, answer })).toMatchObject(refused);
    const own = await amparo.keyFor('open', 'sesion', hash);
    expect((await amparo.at('votes/sesion/signatures', { ...second, answer: own })).body).toMatchObject({
      stage: 'opened',
    });
  });
});

describe('both signatures on an amendment of the census, and those on the record of a box', () => {
  it('ask for passkeys too', async () => {
    await draft('censo', { census: true });
    const [vicent, laia] = [await somebody('vicent', signers, false), await somebody('laia', signers)];
    const { hash: open } = (await vicent.at('votes/censo')).body as unknown as VoteAnswer;
    const opening = { what: 'open', hash: open };
    await vicent.at('votes/censo/signatures', { ...opening, turn: 'first' });
    const answer = await laia.keyFor('open', 'censo', open);
    await laia.at('votes/censo/signatures', { ...opening, turn: 'second', answer });

    const marta = await somebody('marta', ['censusKeeper']);
    const file = Buffer.from('DNI;Año de nacimiento\n00000001R;1971\n').toString('base64');
    const { basis } = (await marta.at('census/preview', { file })).body as { readonly basis: string };
    const brought = { file, basis, reason: 'Altas' };
    expect(await marta.at('census/amendments', brought)).toMatchObject(refused);
    const kept = await marta.keyFor('census', 'census', basis);
    expect((await marta.at('census/amendments', { ...brought, answer: kept })).status).toBe(200);

    const { amendment } = (await laia.at('votes/censo')).body as unknown as VoteAnswer;
    const [id, hash] = [amendment?.id ?? '', amendment?.hash ?? ''];
    const second = { amendment: id, hash };
    expect(await laia.at('votes/censo/amendment', second)).toMatchObject(refused);
    const signed = { ...second, answer: await laia.keyFor('amendment', id, hash) };
    expect((await laia.at('votes/censo/amendment', signed)).body).toMatchObject({
      opening: { changes: [{ reason: 'Altas' }] },
    });

    const pau = await somebody('pau', ['pollingOfficer']);
    const box = 'votes/censo/boxes/mercat/signatures';
    expect(await pau.at(box, { hash: 'h', words: '' })).toMatchObject(refused);
    const own = await pau.keyFor('box', 'censo/mercat', 'h');
    expect(await pau.at(box, { hash: 'h', words: '', answer: own })).toMatchObject({ status: 409 });
  });
});
