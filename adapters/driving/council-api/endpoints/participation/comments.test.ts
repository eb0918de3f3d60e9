import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { verifiedCookie } from '#fixtures/builders/councils/verified-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const token = 'a-token-of-the-staff';
const staff = { authorization: `Bearer ${token}` };
const url = '/api/vilanova/comments/p-339';
type Shown = Readonly<Record<string, unknown>>;

async function aTownHall() {
  const hash = createHash('sha256').update(token).digest('hex');
  const services = JSON.stringify({ staff: { vilanova: [{ name: 'Brigada', token: hash }] } });
  const servicesFile = join(scratchFolder({ 'services.json': services }), 'services.json');
  const opened = await openTestCouncil({ settings: { servicesFile } });
  const { server, data } = opened;
  const ana = await verifiedCookie(opened);
  const pep = await deviceCookie(server);
  const post = (to: string, payload: object, headers: Record<string, string>) =>
    ask(server, { method: 'POST', url: to, headers, payload });
  return {
    ...opened,
    ana,
    pep,
    write: (more: object = {}, cookie = ana, to = url) =>
      post(to, { name: 'Ana', text: 'Me parece bien.', ...more }, { cookie }),
    act: (id: unknown, work: string, cookie: string, payload: object = {}) =>
      post(`${url}/${String(id)}/${work}`, payload, { cookie }),
    read: async (cookie = '', query = '') =>
      (await ask(server, { url: `${url}${query}`, headers: cookie === '' ? {} : { cookie } })).body,
    moderate: (id: unknown, payload: object, headers: Record<string, string> = staff) =>
      post(`/api/vilanova/staff/comments/${String(id)}`, payload, headers),
    waiting: async (state: string, headers: Record<string, string> = staff) =>
      ask(server, { url: `/api/vilanova/staff/comments?state=${state}`, headers }),
    mails: () => {
      const folder = join(data, 'outbox');
      return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail);
    },
    /** Erases all that Ana entered about herself. */
    erase: () =>
      post('/users/v2/auth/register?realm=vilanova', { firstName: '', email: '' }, { cookie: ana }),
  };
}

describe('comments', () => {
  it('are written under a chosen name and read by everybody, without revealing who wrote them', async () => {
    const { write, read, ana } = await aTownHall();
    const { status, body } = await write({ name: 'La del tercero', text: '<b>Sí</b>' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'La del tercero',
      text: '<b>Sí</b>',
      state: 'published',
      isOwn: true,
    });
    const seen = await read();
    expect(seen).toMatchObject({ itemsCount: 1, published: 1, moderation: 'after', mayWrite: false });
    expect(seen['items']).toMatchObject([{ isOwn: false, replies: [] }]);
    expect(JSON.stringify(seen)).not.toMatch(/correu|author/u);
    expect(await read(ana)).toMatchObject({ mayWrite: true, items: [{ isOwn: true }] });
  });

  it('are neither read nor written if they are switched off', async () => {
    const { server, write, ana } = await aTownHall();
    expect((await ask(server, '/api/benialt/comments/p-b21')).body['errCode']).toBe(42);
    expect((await ask(server, '/api/vilanova/comments/p-0')).body['errCode']).toBe(42);
    expect((await write({}, ana, '/api/vilanova/comments/p-0')).body['errCode']).toBe(42);
  });

  it('need a session and a verified address', async () => {
    const { write, pep } = await aTownHall();
    expect((await write({}, '')).body['errCode']).toBe(36);
    expect((await write({}, pep)).body['errCode']).toBe(85);
  });

  it('that are refused say where and why', async () => {
    const { write } = await aTownHall();
    expect((await write({ text: 'a'.repeat(1001) })).body).toMatchObject({
      errCode: 94,
      where: 'text',
      faults: [{ kind: 'tooLong', most: 1000 }],
    });
    expect((await write({ name: 'ana@correu.example' })).body).toMatchObject({
      errCode: 94,
      where: 'name',
      faults: [{ kind: 'address' }],
    });
    expect((await write({ text: 7 })).body).toMatchObject({ errCode: 50, where: 'text' });
    expect((await write({ key: 'k'.repeat(101) })).body).toMatchObject({ errCode: 50, where: 'key' });
    expect((await write({ replyTo: 'nothing' })).body['errCode']).toBe(95);
  });

  it('sent again after a lost answer are one', async () => {
    const { write, read } = await aTownHall();
    const first = await write({ key: 'k' });
    expect((await write({ key: 'k' })).body).toEqual(first.body);
    expect((await write({ key: 'k', text: 'Otra cosa' })).body['errCode']).toBe(81);
    expect(await read()).toMatchObject({ itemsCount: 1 });
  });

  it('of one person are five in ten minutes; the sixth gets the time to come back', async () => {
    const { write, setTime } = await aTownHall();
    for (let n = 0; n < 5; n += 1) await write();
    expect(await write()).toMatchObject({ status: 429, body: { errCode: 96, retryAfter: 600 } });
    setTime(noon + 600_000);
    expect((await write()).status).toBe(200);
  });

  it('come in the order and the pages that are asked for', async () => {
    const { write, read, act, setTime, pep } = await aTownHall();
    const first = await write({ text: 'uno' });
    setTime(noon + 1000);
    await write({ text: 'dos' });
    await write({ text: 'tres', replyTo: first.body['_id'] });
    const texts = async (query: string) =>
      ((await read('', query))['items'] as Shown[]).map(({ text }) => text);
    expect(await texts('')).toEqual(['uno', 'dos']);
    expect(await texts('?order=newest')).toEqual(['dos', 'uno']);
    expect(await texts('?order=newest&limit=1&offset=1')).toEqual(['uno']);
    await act(first.body['_id'], 'support', pep);
    expect(await texts('?order=supported')).toEqual(['uno', 'dos']);
    expect((await read('', '?order=best'))['errCode']).toBe(51);
  });

  it('are supported, reported and withdrawn with a session', async () => {
    const { write, act, read, ana, pep, waiting } = await aTownHall();
    const { _id: id } = (await write()).body;
    expect((await act(id, 'support', pep)).body).toEqual({ _id: id, supports: 1, supported: true });
    expect((await act(id, 'support', pep, { supports: false })).body).toMatchObject({ supports: 0 });
    expect((await act(id, 'support', pep, { supports: 1 })).body).toMatchObject({ where: 'supports' });
    expect((await act('none', 'support', pep)).body['errCode']).toBe(95);
    expect((await act(id, 'report', '')).body['errCode']).toBe(36);
    expect((await act(id, 'report', pep)).body).toEqual({ status: 'ok' });
    expect((await waiting('reported')).body).toMatchObject({ itemsCount: 1, items: [{ reports: 1 }] });
    expect((await act(id, 'delete', pep)).body['errCode']).toBe(95);
    expect((await act(id, 'delete', ana)).body).toEqual({ status: 'ok' });
    expect(await read()).toMatchObject({ itemsCount: 0 });
    expect((await waiting('reported')).body).toMatchObject({ itemsCount: 0 });
  });

  it('keep no name of a person who erased their data', async () => {
    const { write, read, erase, ana } = await aTownHall();
    await write();
    expect((await erase()).status).toBe(200);
    expect(await read(ana)).toMatchObject({ items: [{ name: null, text: 'Me parece bien.', isOwn: false }] });
  });
});

describe('staff', () => {
  it('are the only ones who list and decide, each town its own', async () => {
    const { write, moderate, waiting, server } = await aTownHall();
    const { _id: id } = (await write()).body;
    expect((await waiting('pending', {})).body['errCode']).toBe(83);
    expect((await moderate(id, { publish: true }, {})).body['errCode']).toBe(83);
    const theirs = { url: '/api/benialt/staff/comments', headers: staff };
    expect((await ask(server, theirs)).body['errCode']).toBe(83);
    expect((await waiting('lost')).body['errCode']).toBe(51);
    // The five that the sample town begins with, and this one.
    expect((await waiting('all')).body).toMatchObject({ itemsCount: 6 });
    expect((await moderate(id, { hide: 'ugly' })).body['errCode']).toBe(50);
    expect((await moderate('none', { publish: true })).body['errCode']).toBe(95);
  });

  it('hide a comment: readers see why in its place, its author by mail, and it is recorded', async () => {
    const { write, moderate, read, mails } = await aTownHall();
    const { _id: id } = (await write()).body;
    expect((await moderate(id, { hide: 'insults' })).body).toMatchObject({
      state: 'hidden',
      reason: 'insults',
      text: 'Me parece bien.',
      history: [{ by: 'Brigada', did: 'hidden', at: new Date(noon).toISOString() }],
      unsent: 0,
    });
    expect(await read()).toMatchObject({
      published: 0,
      items: [{ state: 'hidden', reason: 'insults', text: '', name: null }],
    });
    const mail = mails().find(({ subject }) => subject.includes('comentario'));
    expect(mail?.to).toBe('ana@correu.example');
    expect(mail?.text).toContain('por insultos');
    expect((await moderate(id, { publish: true })).body).toMatchObject({ state: 'published', reason: null });
    expect(await read()).toMatchObject({ published: 1 });
  });
});

describe('the comments that the sample town begins with', () => {
  it('are there once, also after it is loaded again', async () => {
    const { server, restart } = await openTestCouncil();
    const sample = '/api/vilanova/comments/p-2952';
    const { body } = await ask(server, sample);
    expect(body).toMatchObject({
      itemsCount: 4,
      published: 4,
      items: [{ name: 'Un padre del CF Marjal' }, {}, {}, {}],
    });
    const later = await restart();
    expect((await ask(later.server, sample)).body).toEqual(body);
  });
});
