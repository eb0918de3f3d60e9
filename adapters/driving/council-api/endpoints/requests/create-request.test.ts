import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { answeredCaptcha, uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const report = {
  body: 'Hay una farola apagada',
  category: 'alumbrado',
  contact: { firstName: 'Ana', email: 'ana@correu.example' },
  coordinates: { lat: 39.4101, lng: -0.3455 },
  extra: { estorba: 'no' },
  privacy: true,
};

const shared = sharedCouncil();

async function aDesk(council: Pick<TestCouncil, 'server' | 'data' | 'log' | 'second'>) {
  const { server, data, log, second } = council;
  const cookie = await deviceCookie(server);
  const post = (
    url: string,
    payload: object,
    headers: Record<string, string> = {},
    at: FastifyInstance = server,
  ) => ask(at, { method: 'POST', url, headers: { cookie, ...headers }, payload });
  const send = async (more: object = {}, headers: Record<string, string> = {}, mailbox = 'incidencias') =>
    post(
      `/incidences2/vilanova/requests/${mailbox}/create`,
      { ...report, captcha: await answeredCaptcha(server), ...more },
      headers,
    );
  const read = async (reference: unknown) =>
    post('/api/vilanova/requests/read', { reference: String(reference) });
  return { server, data, log, second, cookie, post, send, read };
}
const key = { 'idempotency-key': 'K7QM2XRAVD5HN3TE' };

describe('a request sent to the council', () => {
  it('is read again with its reference, and by nobody without it', async () => {
    const { send, read } = await aDesk(await shared());
    const { status, body } = await send();
    expect([status, body['title']]).toEqual([200, 'Hay una farola apagada']);
    expect((await read(String(body['_id']).toLowerCase())).body).toMatchObject({ status: 'Recibida' });
    expect((await read(body['iid'])).status).toBe(404);
  });

  it('whose answer was lost is sent again and stored once, also at another process', async () => {
    const { send, server, cookie } = await aDesk(await shared());
    const captcha = await answeredCaptcha(server);
    const first = await send({ captcha }, key);
    const again = await send({ captcha }, key);
    const withAnother = await send({}, key);
    expect(again.body).toEqual(first.body);
    expect(withAnother.body).toEqual(first.body);
    expect(await send({ body: 'Otra cosa' }, key)).toMatchObject({ status: 409, body: { errCode: 81 } });
    const stranger = await deviceCookie(server);
    expect(stranger).not.toBe(cookie);
    expect((await send({}, { ...key, cookie: stranger })).body['_id']).not.toBe(first.body['_id']);
    expect(await send({}, { 'idempotency-key': 'short' })).toMatchObject({ status: 400 });
  });

  it('cannot set its own status, number or publication', async () => {
    const { send, read } = await aDesk(await openTestCouncil());
    const own = {
      isPublished: true,
      status: 'Resuelta',
      iid: '1',
      _id: 'x',
      threads: [{}],
      assignedTo: 'yo',
    };
    const sent = await send({ ...own, managementFields: { a: 1 }, ignored: { deep: [1] }, loose: 'sí' });
    expect(sent.status).toBe(200);
    expect((await read(sent.body['_id'])).body).toMatchObject({ status: 'Recibida', threads: [] });
    expect(sent.body['iid']).toMatch(/^\d{4}-000001$/u);
  });

  it('with a prototype among its fields is refused, or stored as a name like any other', async () => {
    const { server, cookie, send } = await aDesk(await shared());
    const raw = (payload: string) =>
      ask(server, {
        method: 'POST',
        url: '/incidences2/vilanova/requests/incidencias/create',
        headers: { cookie, 'content-type': 'application/json' },
        payload,
      });
    expect((await raw('{"__proto__":{"isPublished":true}}')).status).toBe(400);
    expect((await raw('{"extra":{"__proto__":{"polluted":true}}}')).status).toBe(400);
    expect((await send({ extra: { estorba: 'no', constructor: 'x', toString: 'y' } })).status).toBe(200);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('gets every fault of its form, by field', async () => {
    const { send } = await aDesk(await shared());
    const faulty = await send({ body: '', category: 'nada', extra: { estorba: 'si' }, privacy: false });
    expect(faulty).toMatchObject({ status: 422, body: { errCode: 71 } });
    const faults = faulty.body['faults'] as readonly { kind: string; field: string | null }[];
    expect(faults.map(({ kind, field }) => `${field} ${kind}`)).toEqual([
      'body missing',
      'category notAnOption',
      'quien missing',
      'null privacyNotAccepted',
    ]);
  });

  it('is refused without a session, by a mailbox that is closed, and by one that is not configured', async () => {
    const { send } = await aDesk(await shared());
    expect((await send({}, { cookie: '' })).body['errCode']).toBe(36);
    expect((await send({}, {}, 'matricula')).body['errCode']).toBe(73);
    expect((await send({}, {}, 'sin-configurar')).body['errCode']).toBe(74);
    expect((await send({}, {}, 'nada')).body['errCode']).toBe(72);
  });

  it('of a census is limited by person, stores no identity number, and guesses are counted', async () => {
    const { send, data, server } = await aDesk(await shared());
    const census = { id: '12345678Z', secrets: ['1984'] };
    const proposal = { title: 'Un carril bici', category: 'movilidad', census };
    const propose = (more: object = {}) => send({ ...proposal, ...more }, {}, 'propuestas');
    expect((await propose({ census: { id: '12345678Z', secrets: ['1990'] } })).body['errCode']).toBe(30);
    expect((await propose()).status).toBe(200);
    expect((await propose({ census: { ...proposal.census, id: '12.345.678-z' } })).status).toBe(200);
    const third = await send(proposal, { cookie: await deviceCookie(server) }, 'propuestas');
    expect(third).toMatchObject({ status: 409, body: { errCode: 75, most: 2 } });
    const { readFileSync, readdirSync } = await import('node:fs');
    for (const name of readdirSync(data).filter((file) => file.startsWith('concejo.sqlite')))
      expect(readFileSync(`${data}/${name}`).includes('12345678Z')).toBe(false);
    const wrong = { census: { id: 'X1234567L', secrets: ['1900'] } };
    const tries = [];
    for (let count = 0; count < 12; count += 1) tries.push((await propose(wrong)).status);
    expect(tries).toContain(429);
  });

  it('accepts only uploads of its own sender', async () => {
    const { server, cookie, send } = await aDesk(await shared());
    const up = async (session: string) =>
      (await ask(server, uploadOf('foto.jpg', sampleFiles.jpg, { cookie: session }))).body['_id'];
    const mine = await up(cookie);
    const theirs = await up(await deviceCookie(server));
    expect((await send({ images: [mine] })).status).toBe(200);
    expect(await send({ images: [mine, theirs] })).toMatchObject({
      status: 422,
      body: { faults: [{ kind: 'fileLost', ids: [theirs], field: 'images' }] },
    });
    const signed = await send({ images: Array.from({ length: 6 }, () => mine) });
    expect(signed.body).toMatchObject({ faults: [{ kind: 'tooManyImages', most: 5, found: 6 }] });
  });
});

describe('a captcha', () => {
  it('is used up by its first answer, right or wrong', async () => {
    const { send, server } = await aDesk(await shared());
    const captcha = await answeredCaptcha(server);
    expect((await send({ captcha })).status).toBe(200);
    expect(await send({ captcha, body: 'Otra farola' })).toMatchObject({
      status: 422,
      body: { err: 'captcha failed', errCode: 70 },
    });
    const other = await answeredCaptcha(server);
    expect((await send({ captcha: { ...other, answer: '99' } })).status).toBe(422);
    expect((await send({ captcha: other })).status).toBe(422);
  });

  it('is a picture without words, and has a cookie for clients that send only the answer', async () => {
    const { server, cookie, send } = await aDesk(await shared());
    const asked = await server.inject({ url: '/api/vilanova/requests/captcha', headers: { cookie } });
    expect(asked.headers['content-type']).toContain('image/svg+xml');
    expect(asked.body).not.toContain('<text');
    const remembered = String(asked.headers['set-cookie']).split(';')[0] ?? '';
    expect(remembered).toContain('concejo-captcha-vilanova=');
    // The test does not read the picture; a wrong answer shows that the captcha of the cookie was found.
    const sent = await send({ captcha: '99' }, { cookie: `${cookie}; ${remembered}` });
    expect(sent.body['errCode']).toBe(70);
  });

  it('has its question in words of each language, and is over after five minutes', async () => {
    const { server, setTime } = await openTestCouncil();
    const words = async (language: string) =>
      (await ask(server, `/api/vilanova/requests/captcha?format=json&lang=${language}`)).body['text'];
    for (const [language, start] of Object.entries({
      es: '¿Cuánto',
      va: 'Quant',
      ca: 'Quant',
      en: 'What',
      eu: 'Zenbat',
    }))
      expect(await words(language)).toMatch(new RegExp(`^${start}`, 'u'));
    const header = (value: string) =>
      ask(server, {
        url: '/api/vilanova/requests/captcha?format=json',
        headers: { 'accept-language': value },
      });
    expect((await header('en-GB,es;q=0.5')).body['text']).toMatch(/^What/u);
    expect((await header('ca-ES-valencia')).body['text']).toMatch(/^Quant/u);
    expect((await header('zz')).body['text']).toMatch(/^¿Cuánto/u);
    const cookie = await deviceCookie(server);
    const captcha = await answeredCaptcha(server);
    setTime(Date.parse('2026-11-18T11:00:00Z') + 3_600_000);
    const late = await ask(server, {
      method: 'POST',
      url: '/incidences2/vilanova/requests/incidencias/create',
      headers: { cookie },
      payload: { ...report, captcha },
    });
    expect(late.body['errCode']).toBe(70);
  });
});
