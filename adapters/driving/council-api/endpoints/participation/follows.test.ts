import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { putCampaign } from '#fixtures/builders/vouchers/open-campaign.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { aWeekGoesBy } from '#fixtures/builders/councils/week-goes-by.ts';

const day = 86_400_000;
const process = { kind: 'process', id: 'presupuestos-participativos-2027' };
const email = 'ana@correu.example';
const wish = { ...process, language: 'va', email };

async function aTownHall(options: Parameters<typeof openTestCouncil>[0] = {}) {
  const open = await openTestCouncil(options);
  const mails = (): readonly Mail[] => {
    const folder = join(open.data, 'outbox');
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail);
  };
  const post = (path: string, payload: object, cookie = '') =>
    ask(open.server, {
      method: 'POST',
      url: `/api/vilanova/follows${path}`,
      payload,
      headers: cookie === '' ? {} : { cookie },
    });
  /** What is after the hash of the links of the mails that have come, the latest first. */
  const linkOf = (mail: Mail | undefined, hash: string) =>
    new RegExp(`#${hash}=(\\S+)`, 'u').exec(mail?.text ?? '')?.[1] ?? '';
  const mailWith = async (word: string): Promise<Mail> => {
    const find = () => mails().find(({ text }) => text.includes(word));
    await vi.waitFor(() => expect(find()).toBeDefined());
    return find() as Mail;
  };
  return { ...open, mails, post, linkOf, mailWith };
}

async function aFollower(options: Parameters<typeof openTestCouncil>[0] = {}) {
  const hall = await aTownHall(options);
  await hall.post('', wish);
  const link = hall.linkOf(await hall.mailWith('#confirmar='), 'confirmar');
  expect((await hall.post('/confirm', { link })).status).toBe(200);
  return { ...hall, confirmLink: link };
}

async function aPerson(hall: Awaited<ReturnType<typeof aTownHall>>) {
  const cookie = await deviceCookie(hall.server);
  const person = { firstName: 'Ana', lastName: 'Soler', email: 'soler@correu.example' };
  const url = '/users/v2/auth/register?realm=vilanova';
  await ask(hall.server, { method: 'POST', url, headers: { cookie }, payload: person });
  const token = /[A-Z2-7]{4}-[A-Z2-7]{4}/u.exec((await hall.mailWith('-')).text)?.[0] ?? '';
  const login = '/users/vilanova/login/token';
  await ask(hall.server, { method: 'POST', url: login, headers: { cookie }, payload: { token } });
  return cookie;
}

describe('following by mail', () => {
  it('asks the address first, in the language of the person who asks', async () => {
    const hall = await aTownHall();
    expect((await hall.post('', wish)).body).toEqual({ status: 'asked' });
    const mail = await hall.mailWith('#confirmar=');
    expect(mail.to).toBe(email);
    expect(mail.subject).toBe('Confirma que vols seguir «Pressupostos participatius 2027»');
    expect(mail.text).toMatch(
      /\/siguiendo\?realm=vilanova&locale=va#confirmar=[0-9a-f]{32}\.[0-9a-f]{32}\n/u,
    );
    expect((await hall.post('/mine', {})).body).toEqual({ items: [], isKnown: false, pushKey: null });
  });

  it('begins with the link of the mail, shows what is followed, and ends', async () => {
    const hall = await aTownHall();
    await hall.post('', wish);
    const link = hall.linkOf(await hall.mailWith('#confirmar='), 'confirmar');
    const { body } = await hall.post('/confirm', { link });
    expect(body).toMatchObject({
      ...process,
      title: 'Pressupostos participatius 2027',
      path: '/procesos-participativos/presupuestos-participativos',
    });
    const mine = await hall.post('/mine', { link: body['mine'] });
    expect(mine.body).toMatchObject({ isKnown: false, items: [{ ...process, link: body['link'] }] });
    expect((await hall.post('/end', { link: body['link'] })).body).toEqual({ status: 'ended' });
    expect((await hall.post('/end', { link: body['link'] })).body).toEqual({ status: 'ended' });
    expect((await hall.post('/mine', { link: body['mine'] })).body).toMatchObject({ items: [] });
    expect((await hall.post('/confirm', { link })).body['errCode']).toBe(87);
  });

  it('begins at once for a verified e-mail of one’s own, and for no other', async () => {
    const hall = await aTownHall();
    expect((await hall.post('', { ...wish, email: null })).body).toMatchObject({
      errCode: 50,
      where: 'email',
    });
    const cookie = await aPerson(hall);
    expect((await hall.post('', { ...wish, email: null }, cookie)).body).toEqual({ status: 'following' });
    expect((await hall.post('/mine', {}, cookie)).body).toMatchObject({ isKnown: true, items: [process] });
    expect((await hall.post('', wish, cookie)).body).toEqual({ status: 'asked' });
  });

  it('does not reveal whether an address follows already', async () => {
    const hall = await aFollower();
    const [again, never] = [
      await hall.post('', wish),
      await hall.post('', { ...wish, email: 'pep@correu.example' }),
    ];
    expect([again.status, again.body]).toEqual([never.status, never.body]);
    const mail = await hall.mailWith('#ver=');
    expect(mail.subject).toBe('Ja seguixes «Pressupostos participatius 2027»');
    const link = hall.linkOf(mail, 'ver');
    expect((await hall.post('/mine', { link })).body['items']).toHaveLength(1);
  });

  it('refuses impossible input, and links that were not issued here', async () => {
    const hall = await aFollower();
    for (const wrong of [{ kind: 'person' }, { language: 'fr' }, { email: 'ana' }, { email: '' }])
      expect((await hall.post('', { ...wish, ...wrong })).status).toBe(400);
    expect((await hall.post('', { ...wish, id: 'nobody' })).body['errCode']).toBe(42);
    for (const call of ['/confirm', '/end', '/mine']) {
      expect((await hall.post(call, { link: `${'a'.repeat(32)}.${'a'.repeat(32)}` })).body['errCode']).toBe(
        87,
      );
      expect((await hall.post(call, { link: 7 })).status).toBe(400);
    }
    expect((await hall.post('/end', { link: hall.confirmLink })).body['errCode']).toBe(87);
    const elsewhere = { method: 'POST', url: '/api/benialt/follows/confirm' } as const;
    expect((await ask(hall.server, { ...elsewhere, payload: { link: hall.confirmLink } })).status).toBe(401);
  });

  it('has to wait after too many mails', async () => {
    const hall = await aTownHall();
    const some = ['proc-259', 'proc-511', 'proc-633', 'proc-388', 'proc-102'];
    for (const id of some) expect((await hall.post('', { ...wish, id })).status).toBe(200);
    const refused = await hall.post('', wish);
    expect(refused).toMatchObject({ status: 429, body: { errCode: 37 } });
  });
});

describe('a notice of what happened', () => {
  it('is sent once, in one mail, with the links to read it and to leave', async () => {
    const hall = await aFollower();
    const before = hall.mails().length;
    await hall.council.tellNews();
    expect(hall.mails()).toHaveLength(before);
    hall.setTime(noon + 10 * day);
    await Promise.all([hall.council.tellNews(), hall.council.tellNews()]);
    const mail = await hall.mailWith('#dejar=');
    expect(hall.mails()).toHaveLength(before + 1);
    expect(mail.subject).toBe('Novetats: Pressupostos participatius 2027');
    expect(mail.text).toContain('- Ha acabat la fase «Votació».\n');
    expect(mail.text).toContain('- La votació s’ha tancat.\n');
    expect(mail.text).toContain(
      '/procesos-participativos/presupuestos-participativos?realm=vilanova&locale=va\n',
    );
    expect(mail.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    });
    await hall.council.tellNews();
    expect(hall.mails()).toHaveLength(before + 1);
  });

  it('is sent once by two servers, also after one of them was stopped', async () => {
    const hall = await aFollower();
    const other = await hall.second();
    const before = hall.mails().length;
    hall.setTime(noon + 10 * day);
    other.setTime(noon + 10 * day);
    await Promise.all([hall.council.tellNews(), other.council.tellNews()]);
    await other.close();
    await hall.restart({ from: noon + 10 * day }).then(({ council }) => council.tellNews());
    expect(hall.mails()).toHaveLength(before + 1);
  });

  it('ends the follow with one press in the mail program, and not when its address is only opened', async () => {
    const hall = await aFollower();
    hall.setTime(noon + 10 * day);
    await hall.council.tellNews();
    const { headers = {} } = await hall.mailWith('#dejar=');
    const address = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '');
    const url = `${address.pathname}${address.search}`;
    const look = await hall.server.inject({ url });
    expect(look.statusCode).toBe(200);
    expect(look.headers['refresh']).toMatch(
      /^0; url=\/siguiendo\?realm=vilanova#dejar=[0-9a-f]{32}\.[0-9a-f]{32}$/u,
    );
    hall.setTime(noon + 13 * day);
    await hall.council.tellNews();
    const before = hall.mails().length;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const press = { method: 'POST', url, headers: type, payload: 'List-Unsubscribe=One-Click' } as const;
    expect((await hall.server.inject(press)).json()).toEqual({ status: 'ended' });
    expect((await hall.server.inject({ ...press, url: `${address.pathname}?link=x` })).statusCode).toBe(401);
    expect((await hall.server.inject({ ...press, url: address.pathname })).statusCode).toBe(401);
    hall.setTime(noon + 46 * day);
    await hall.council.tellNews();
    expect(hall.mails()).toHaveLength(before);
  });

  it('covers what a town publishes when it is loaded again: news, documents, another status', async () => {
    const hall = await aFollower();
    await hall.post('', { kind: 'proposal', id: 'p-339', language: 'es', email: 'pep@correu.example' });
    const link = hall.linkOf(await hall.mailWith('Si has sido tú'), 'confirmar');
    expect((await hall.post('/confirm', { link })).status).toBe(200);
    const folder = join(scratchFolder(), 'vilanova');
    cpSync(join(sampleFolder, 'vilanova'), folder, { recursive: true });
    const change = (collection: string, id: string, with_: object) => {
      const file = join(folder, 'collections', `${collection}.json`);
      const documents = JSON.parse(readFileSync(file, 'utf8')) as { _id: string; data?: object }[];
      const changed = documents.map((one) =>
        one._id === id ? { ...one, data: { ...one.data, ...with_ } } : one,
      );
      writeFileSync(file, JSON.stringify(changed));
    };
    change('articulos', 'not-2141', { IDproceso: process.id });
    change('propuestas', 'p-339', { validationStatus: '0' });
    expect(await hall.council.load(folder)).toMatchObject({ right: {} });
    hall.setTime(noon + 60_000);
    await hall.council.tellNews();
    const mailed = hall.mails().filter(({ text }) => text.includes('#dejar='));
    expect(mailed.map(({ to }) => to).toSorted()).toEqual([email, 'pep@correu.example']);
    const texts = mailed.map(({ text }) => text).join('');
    expect(texts).toContain('- Notícia: Taules per a votar amb ajuda a la biblioteca i al mercat\n');
    expect(texts).toContain('- Su validación técnica ha cambiado: ');
  });

  it('covers what a process funded: a step that the council publishes, once, with a link to it', async () => {
    const hall = await aTownHall();
    const wishes = { kind: 'process', id: 'proc-102', language: 'va', email };
    await hall.post('', wishes);
    const link = hall.linkOf(await hall.mailWith('#confirmar='), 'confirmar');
    expect((await hall.post('/confirm', { link })).status).toBe(200);
    await hall.council.tellNews();
    const folder = join(scratchFolder(), 'vilanova');
    cpSync(join(sampleFolder, 'vilanova'), folder, { recursive: true });
    const file = join(folder, 'collections', 'propuestas.json');
    interface Funded {
      readonly _id: string;
      readonly title: { readonly va: string };
      readonly delivery: { readonly milestones: readonly object[] };
    }
    const proposals = JSON.parse(readFileSync(file, 'utf8')) as Funded[];
    const one = proposals.find(({ _id }) => _id === 'p-1051');
    if (one === undefined) throw new Error('the sample town has another project');
    const step = {
      _id: 'fiesta',
      title: { es: 'Fiesta', va: 'Festa' },
      planned: '2026-11-15',
      reached: '2026-11-16',
    };
    const delivery = { ...one.delivery, milestones: [...one.delivery.milestones, step] };
    writeFileSync(
      file,
      JSON.stringify(proposals.map((each) => (each === one ? { ...each, delivery } : each))),
    );
    expect(await hall.council.load(folder)).toMatchObject({ right: {} });
    hall.setTime(noon + 60_000);
    await hall.council.tellNews();
    await hall.council.tellNews();
    const mailed = hall.mails().filter(({ text }) => text.includes('#dejar='));
    expect(mailed).toHaveLength(1);
    expect(mailed[0]?.text).toContain(`\n\n- «${one.title.va}»: s’ha complit una fita, Festa.\n\n`);
    expect(mailed[0]?.text).toContain(
      '/procesos-participativos/plaza-mercado-sombra?realm=vilanova&locale=va\n',
    );
  });

  it('covers a campaign of vouchers: a mail with each wave, until the campaign is over and its followers are erased', async () => {
    const hall = await aTownHall();
    const at = noon + day;
    await putCampaign(
      hall,
      {
        ...openCampaign,
        waves: [
          { at: noon - day, vouchers: 5 },
          { at, vouchers: 5 },
        ],
      },
      [],
    );
    const campaign = { kind: 'campaign', id: 'otono' };
    expect((await hall.post('', { ...campaign, id: 'nada', language: 'es', email })).status).toBe(404);
    await hall.post('', { ...campaign, language: 'es', email });
    const link = hall.linkOf(await hall.mailWith('#confirmar='), 'confirmar');
    const confirmed = (await hall.post('/confirm', { link })).body as { mine: string };
    const mine = async () =>
      ((await hall.post('/mine', { link: confirmed.mine })).body as { items: object[] }).items;
    expect(await mine()).toMatchObject([{ ...campaign, path: '/bonos/otono' }]);
    await hall.council.tellNews();
    expect(hall.mails()).toHaveLength(1);
    hall.setTime(at);
    await Promise.all([hall.council.tellNews(), hall.council.tellNews()]);
    expect(hall.mails()).toHaveLength(2);
    const mail = await hall.mailWith('#dejar=');
    expect(mail.text).toContain('- Ya se pueden conseguir bonos, hasta agotarlos.\n');
    expect(mail.text).toContain('/bonos/otono?realm=vilanova&locale=es\n');
    hall.setTime(openCampaign.issue.until);
    await aWeekGoesBy(hall, openCampaign.issue.until);
    expect(await mine()).toEqual([]);
  });

  it('covers proposals too, in each language', async () => {
    const hall = await aTownHall();
    for (const language of languages)
      await hall.post('', { kind: 'proposal', id: 'p-339', language, email: `${language}@correu.example` });
    await vi.waitFor(() => expect(hall.mails()).toHaveLength(languages.length));
    for (const mail of hall.mails())
      expect((await hall.post('/confirm', { link: hall.linkOf(mail, 'confirmar') })).status).toBe(200);
    expect(new Set(hall.mails().map(({ text }) => text.split('#')[0])).size).toBe(languages.length);
  });
});

describe('following in a browser', () => {
  it('needs no address, is notified through its push service, and ends when that says so', async () => {
    const asked: string[] = [];
    let status = 201;
    const service = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      request.resume();
      response.writeHead(status).end();
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void service.close());
    const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const keys = webPush.generateVAPIDKeys();
    const push = { subject: 'mailto:participa@vilanova.example', ...keys, services: [origin] };
    const servicesFile = join(scratchFolder({ 'services.json': JSON.stringify({ push }) }), 'services.json');
    const hall = await aTownHall({ settings: { servicesFile } });
    const browser = {
      endpoint: `${origin}/device`,
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    const wished = { ...process, language: 'va' };
    for (const wrong of [{ endpoint: 'https://evil.example/x' }, { auth: 'short' }, { p256dh: '' }])
      expect((await hall.post('', { ...wished, push: { ...browser, ...wrong } })).body).toMatchObject({
        errCode: 50,
        where: 'push',
      });
    expect((await hall.post('', { ...wished, push: browser })).body).toEqual({ status: 'following' });
    const { endpoint } = browser;
    expect((await hall.post('/mine', { endpoint })).body).toMatchObject({
      isKnown: false,
      pushKey: keys.publicKey,
      items: [{ ...process, by: 'push' }],
    });
    expect((await hall.post('/mine', { endpoint: `${origin}/other` })).body).toMatchObject({ items: [] });
    hall.setTime(noon + 10 * day);
    await hall.council.tellNews();
    await hall.council.tellNews();
    expect(asked).toEqual(['POST /device']);
    status = 410;
    hall.setTime(noon + 13 * day);
    await hall.council.tellNews();
    expect(asked).toHaveLength(2);
    expect((await hall.post('/mine', { endpoint })).body).toMatchObject({ items: [] });
    expect(hall.mails()).toEqual([]);
    expect(hall.log.join('')).not.toContain(endpoint);
  });

  it('is refused if the council sends only mails', async () => {
    const hall = await aTownHall();
    const push = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: '', auth: '' };
    expect((await hall.post('', { ...process, language: 'va', push })).status).toBe(400);
  });
});

describe('the data of followers', () => {
  it('are in no log, and are erased if the follower never confirms', async () => {
    const hall = await aTownHall({ settings: { log: 'info' } });
    await hall.post('', wish);
    const link = hall.linkOf(await hall.mailWith('#confirmar='), 'confirmar');
    await aWeekGoesBy(hall, noon + 7 * day);
    hall.setTime(noon);
    expect((await hall.post('/confirm', { link })).body['errCode']).toBe(87);
    expect(hall.log.join('')).not.toContain('correu.example');
    expect(hall.log.join('')).not.toContain(link);
  });
});
