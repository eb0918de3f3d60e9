import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { aTownOfReports } from '#fixtures/builders/towns/town-of-reports.ts';

type City = Awaited<ReturnType<typeof aTownOfReports>>;
const key = 'a-key-of-a-reply-1';

/** The town, and what its residents ask of it. */
async function aCity() {
  const city = await aTownOfReports();
  const { server, cookie, post } = city;
  return {
    ...city,
    mine: async (headers: Record<string, string> = { cookie }, query = '') =>
      ask(server, { url: `/api/nova/requests/mine${query}`, headers }),
    read: (reference: string, headers: Record<string, string> = { cookie }) =>
      post('/api/nova/requests/read', { reference }, headers),
    reply: (reference: string, more: object = {}, headers: Record<string, string> = { cookie }) =>
      post('/api/nova/requests/reply', { reference, text: 'Sigue igual', key, ...more }, headers),
    retract: (reference: string, headers: Record<string, string> = { cookie }) =>
      post('/api/nova/requests/retract', { reference }, headers),
    another: async () => ({ cookie: await deviceCookie(server, 'nova', 'e'.repeat(32)) }),
  };
}
const itemsOf = ({ body }: { readonly body: Record<string, unknown> }) =>
  body['items'] as readonly Record<string, unknown>[];

/** Verifies an address for a session with the code that is mailed. */
async function verify({ post, mails }: City, headers: Record<string, string>, email: string) {
  const codes = () =>
    mails().flatMap(({ to, text }) =>
      to === email ? (/(?<!-)\b[A-Z2-7]{4}-[A-Z2-7]{4}\b(?!-)/u.exec(text) ?? []) : [],
    );
  // The folder of mails has no order.
  const before = new Set(codes());
  await post('/users/v2/auth/register?realm=nova', { firstName: 'Ana', email }, headers);
  const token = codes().find((code) => !before.has(code));
  return post('/users/nova/login/token', { token }, headers);
}

describe('the requests of a sender', () => {
  it('are listed for their device, with the title of their form, and for nobody else', async () => {
    const city = await aCity();
    const one = await city.report('avisos', 'Farola rota');
    const listed = await city.mine();
    expect(listed.body['itemsCount']).toBe(1);
    expect(itemsOf(listed)).toMatchObject([
      { _id: one.reference, iid: one.iid, form: 'avisos', title: 'Farola rota', hasNews: false },
    ]);
    expect((await city.mine(await city.another())).body).toEqual({ items: [], itemsCount: 0 });
    expect((await city.mine({})).status).toBe(401);
  });

  it('are listed on every device that verified the e-mail with which they were sent, and on none that typed it', async () => {
    const city = await aCity();
    const { reference } = await city.report('avisos', 'Farola rota');
    const laptop = await city.another();
    expect((await verify(city, laptop, 'ana@correu.example')).status).toBe(200);
    // The phone typed the address and did not verify it: it may be somebody else's.
    expect(itemsOf(await city.mine(laptop))).toEqual([]);
    expect((await verify(city, { cookie: city.cookie }, 'ana@correu.example')).status).toBe(200);
    expect(itemsOf(await city.mine(laptop))).toMatchObject([{ _id: reference }]);
    const thief = { cookie: await deviceCookie(city.server, 'nova', 'f'.repeat(32)) };
    await city.post('/users/v2/auth/register?realm=nova', { email: 'ana@correu.example' }, thief);
    expect(itemsOf(await city.mine(thief))).toEqual([]);
  });

  it('say that something is new until their sender reads it; a reader with the reference changes nothing', async () => {
    const city = await aCity();
    const { iid, reference } = await city.report('avisos', 'Farola rota');
    const news = async () => itemsOf(await city.mine()).map(({ hasNews }) => hasNews);
    await city.handle(iid, { note: 'Falta material' });
    expect(await news()).toEqual([false]);
    await city.handle(iid, { message: 'Vamos mañana' });
    await city.read(reference, await city.another());
    expect(await news()).toEqual([true]);
    await city.read(reference);
    expect(await news()).toEqual([false]);
  });

  it('are paged', async () => {
    const city = await aCity();
    for (const words of ['uno', 'dos', 'tres']) await city.report('avisos', words);
    const page = await city.mine(undefined, '?limit=2&offset=2');
    expect([itemsOf(page).length, page.body['itemsCount']]).toEqual([1, 3]);
  });
});

describe('a sender who replies', () => {
  it('is read in the thread and by staff, who find the request until they answer', async () => {
    const city = await aCity();
    const { iid, reference } = await city.report('avisos', 'Farola rota');
    const waiting = async () =>
      itemsOf(
        await ask(city.server, {
          url: '/api/nova/staff/requests?replies=waiting',
          headers: { authorization: 'Bearer a-token-of-the-staff' },
        }),
      ).map((one) => [one['iid'], one['hasReply']]);
    await city.handle(iid, { message: '¿Dónde?' });
    expect(await waiting()).toEqual([]);
    const replied = await city.reply(reference);
    expect(replied.body).toMatchObject({
      threads: [
        { text: '¿Dónde?', by: 'Brigada', isSender: false },
        { text: 'Sigue igual', by: '', isSender: true, images: [] },
      ],
      may: { reply: true, retract: true, files: true },
    });
    expect((await city.reply(reference)).body).toEqual(replied.body);
    expect(await waiting()).toEqual([[iid, true]]);
    await city.handle(iid, { message: 'Gracias' });
    expect(await waiting()).toEqual([]);
  });

  it('needs more than the reference, which lets one read', async () => {
    const city = await aCity();
    const { reference } = await city.report('avisos', 'Farola rota');
    const thief = await city.another();
    expect((await city.read(reference, thief)).body).toMatchObject({
      may: { reply: false, retract: false, files: false },
    });
    expect((await city.reply(reference, {}, thief)).body['errCode']).toBe(92);
    expect((await city.retract(reference, thief)).body['errCode']).toBe(92);
    expect((await city.reply(reference, {}, {})).status).toBe(401);
    expect((await city.read(reference)).body).toMatchObject({ threads: [], status: 'Recibida' });
  });

  it('is told what is wrong with a reply', async () => {
    const city = await aCity();
    const { reference } = await city.report('avisos', 'Farola rota');
    const wrong = async (more: object) => (await city.reply(reference, more)).body;
    expect(await wrong({ text: ' ' })).toMatchObject({ errCode: 98, faults: [{ kind: 'blank' }] });
    expect(await wrong({ text: 'a'.repeat(2001) })).toMatchObject({ errCode: 98, most: 2000 });
    expect(await wrong({ images: ['AAAA-AAAA-AAAA-AAAA'] })).toMatchObject({
      faults: [{ kind: 'lost', ids: ['AAAA-AAAA-AAAA-AAAA'] }],
    });
    expect(await wrong({ images: Array.from({ length: 5000 }, () => 'x') })).toMatchObject({ most: 5 });
    expect(await wrong({ key: 'x' })).toMatchObject({ errCode: 50, where: 'key' });
    expect(await wrong({ reference: 'x' })).toMatchObject({ errCode: 82 });
    expect(await wrong({ reference: 'AAAA-AAAA-AAAA-AAAA' })).toMatchObject({ errCode: 82 });
    await city.reply(reference);
    expect(await wrong({ text: 'Otra cosa' })).toMatchObject({ errCode: 81 });
    for (const n of [2, 3, 4, 5]) await city.reply(reference, { key: `a-key-of-a-reply-${n}` });
    expect(await wrong({ key: 'a-key-of-a-reply-6' })).toMatchObject({ errCode: 37, retryAfter: 600 });
  });
});

describe('a sender who takes a request back', () => {
  it('leaves nothing of it in public, nor of themselves at the council', async () => {
    const city = await aCity();
    const { iid, reference } = await city.report('abiertos', 'Farola rota');
    await city.publish(iid);
    await city.handle(iid, { message: 'Vamos mañana' });
    await city.reply(reference, { text: 'Es urgente' });
    expect(await city.near('abiertos')).toEqual([iid]);
    const taken = await city.retract(reference);
    expect(taken.body).toMatchObject({
      status: 'Retirada',
      title: '',
      body: '',
      address: null,
      threads: [{ text: 'Vamos mañana' }],
      may: { reply: false, retract: false },
    });
    expect(await city.near('abiertos')).toEqual([]);
    expect((await city.server.inject(`/nova/open311/v2/requests/${iid}.json`)).statusCode).toBe(404);
    const proposals = (await city.server.inject('/api/nova/collections/propuestas')).body;
    expect(proposals).not.toContain('Farola');
    const staff = await ask(city.server, {
      url: `/api/nova/staff/requests/${iid}`,
      headers: { authorization: 'Bearer a-token-of-the-staff' },
    });
    expect(staff.body).toMatchObject({ status: 'Retirada', contact: {}, isPublished: false });
    expect(JSON.stringify(staff.body)).not.toMatch(/Farola|correu|urgente|39\.4/u);
    // Neither can it be shown again, nor taken back by staff to another state.
    expect((await city.handle(iid, { isApproved: true })).body['errCode']).toBe(93);
    expect((await city.publish(iid)).body['errCode']).toBe(93);
    expect((await city.retract(reference)).body).toEqual(taken.body);
    expect(itemsOf(await city.mine())).toMatchObject([{ iid, title: '', status: 'Retirada' }]);
  });

  it('cannot take back one that is finished, nor one that is not there', async () => {
    const city = await aCity();
    const { iid, reference } = await city.report('avisos', 'Farola rota');
    await city.handle(iid, { status: 'Resuelta' });
    expect((await city.retract(reference)).body['errCode']).toBe(93);
    expect((await city.retract('x')).body['errCode']).toBe(82);
    expect((await city.retract('AAAA-AAAA-AAAA-AAAA')).body['errCode']).toBe(82);
  });
});

/** The rows of the tables that contain requests, and the texts in those that contain people. */
function stolen(data: string) {
  const database = openSql(join(data, 'concejo.sqlite'));
  const rowsOf = (tables: readonly string[]) =>
    tables.flatMap((table) => database.prepare(`SELECT * FROM ${table}`).all());
  const requests = JSON.stringify(rowsOf(['requests', 'request_mails', 'assets']));
  const people = rowsOf(['profiles', 'devices', 'sessions']).flatMap((row) => Object.values(row));
  database.close();
  return { requests, people: people.filter((value) => typeof value === 'string' && value !== 'nova') };
}

describe('a thief of the database', () => {
  it('cannot join an anonymous request to the person who sent it, whom the council can still mail', async () => {
    const city = await aCity();
    const headers = { cookie: city.cookie };
    const email = 'montserrat@correu.example';
    await verify(city, headers, email);
    const upload = { ...uploadOf('foto.jpg', sampleFiles.jpg, headers), url: '/api/nova/anonimo/assets2' };
    const { body: photo } = await ask(city.server, upload);
    const sent = await city.report('anonimo', 'Farola', {
      contact: undefined,
      images: [photo['_id']],
    });
    const { requests, people } = stolen(city.data);
    expect(requests).toContain('Farola');
    expect(people).toContain(email);
    expect(people.filter((text) => requests.includes(String(text)))).toEqual([]);
    const file = `/api/nova/requests/mine/files/${String(photo['_id'])}`;
    const shown = await city.server.inject({ url: file, headers });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect(shown.headers['content-disposition']).toMatch(/^inline/u);
    for (const other of [{}, await city.another()])
      expect((await city.server.inject({ url: file, headers: other })).statusCode).toBeGreaterThan(400);
    await city.council.sendRequestMails();
    await city.handle(sent.iid, { status: 'Resuelta' });
    const mails = city.mails().filter(({ to, text }) => to === email && text.includes(sent.reference));
    expect(mails).toHaveLength(2);
  });
});
