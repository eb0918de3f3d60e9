import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

const ana = { firstName: 'Ana', lastName: 'Soler', email: 'ana@correu.example' };
const request = { body: 'Tercero de primaria, todos', privacy: true };

/** A town hall of the running test, which is told of these services. */
function aTownHall(services: object = {}) {
  const servicesFile = join(scratchFolder({ 'services.json': JSON.stringify(services) }), 'services.json');
  return within(openTestCouncil({ settings: { servicesFile } }));
}

/** For those who are refused: nothing of them stays. */
const shared = sharedCouncil();

async function within(opening: Promise<TestCouncil>) {
  const { server, data, setTime, log } = await opening;
  const cookie = await deviceCookie(server);
  const post = (url: string, payload: object, session = cookie) =>
    ask(server, { method: 'POST', url, headers: session === '' ? {} : { cookie: session }, payload });
  const mails = (): readonly Mail[] => {
    const folder = join(data, 'outbox');
    return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail);
  };
  return {
    server,
    data,
    setTime,
    log,
    cookie,
    mails,
    enter: (payload: object, session = cookie) =>
      post('/users/v2/auth/register?realm=vilanova', payload, session),
    token: (payload: object, session = cookie) => post('/users/vilanova/login/token', payload, session),
    codeIn: (place = 0) => /[A-Z2-7]{4}-[A-Z2-7]{4}/u.exec(mails()[place]?.text ?? '')?.[0] ?? '',
    send: (more: object = {}) =>
      post('/incidences2/vilanova/requests/ayudas/create', { ...request, ...more }),
    loggedIn: async (session = cookie) =>
      (await ask(server, { url: '/users/vilanova/loggedin', headers: { cookie: session } })).body,
  };
}

describe('a mailbox that asks for a profile', () => {
  it('accepts the request once the details are entered and the e-mail is verified, and fills the contact in', async () => {
    const { send, enter, token, codeIn, loggedIn, server } = await aTownHall();
    expect(await send()).toMatchObject({
      status: 403,
      body: { errCode: 85, message: 'you must fill in your details and verify your email' },
    });
    expect((await enter(ana)).body).toMatchObject({ ...ana, telephone: '', emailVerified: false });
    expect((await send()).body['errCode']).toBe(85);
    expect((await token({ token: codeIn() })).body).toMatchObject({ emailVerified: true });
    expect(await loggedIn()).toMatchObject({ ...ana, emailVerified: true, remote: false });
    const sent = await send({ contact: { email: 'otra@correu.example' } });
    expect(sent.status).toBe(200);
    const read = { method: 'POST', url: '/api/vilanova/requests/read' } as const;
    const view = await ask(server, { ...read, payload: { reference: sent.body['_id'] } });
    expect(view.body).toMatchObject({ status: 'Recibida' });
  });
});

describe('user data', () => {
  it('are entered with a session, in valid words and addresses', async () => {
    const { enter } = await within(shared());
    expect((await enter(ana, '')).body['errCode']).toBe(36);
    expect(await enter({ ...ana, email: 'ana' })).toMatchObject({ status: 400, body: { where: 'email' } });
    expect((await enter({ firstName: 'a'.repeat(101) })).body['where']).toBe('firstName');
    expect((await enter({ firstName: 7 })).body['where']).toBe('firstName');
    expect((await enter({})).status).toBe(400);
    expect((await enter([])).status).toBe(400);
  });

  it('are shown to no other person, and are erased if all of them are blank', async () => {
    const { enter, loggedIn, server } = await aTownHall();
    await enter(ana);
    const stranger = await deviceCookie(server);
    expect(await loggedIn(stranger)).not.toHaveProperty('email');
    expect((await enter({ firstName: ' ', email: '' })).body).not.toHaveProperty('email');
  });
});

describe('the mail with a code', () => {
  it('has the link into the portal if the operator configured its address; the code is after the #', async () => {
    const { enter, mails, codeIn } = await aTownHall({ publicUrl: 'https://participa.example/' });
    await enter(ana);
    expect(mails()[0]).toMatchObject({ to: ana.email, subject: 'Tu código · Vilanova de la Marjal' });
    expect(mails()[0]?.text).toContain(`https://participa.example/perfil?realm=vilanova#${codeIn()}`);
  });

  it('is asked for again, until the address is verified', async () => {
    const { enter, token, mails, codeIn } = await aTownHall();
    expect((await token({})).body).toEqual({ status: 'ok' });
    await enter(ana);
    expect((await token({})).body).toEqual({ status: 'ok' });
    expect(mails()).toHaveLength(2);
    const codes = [codeIn(0), codeIn(1)];
    const tried = [];
    for (const code of codes) tried.push((await token({ token: code })).status);
    expect(tried).toContain(200);
    expect((await token({})).body).toEqual({ status: 'ok' });
    expect(mails()).toHaveLength(2);
  });

  it('that cannot be sent is reported; the data are kept and the log says so without them', async () => {
    const { enter, loggedIn, data, log, token } = await aTownHall();
    writeFileSync(join(data, 'outbox'), 'in the way');
    expect(await enter(ana)).toMatchObject({ status: 503, body: { errCode: 86 } });
    expect(await loggedIn()).toMatchObject({ firstName: 'Ana', emailVerified: false });
    expect((await token({})).body['errCode']).toBe(86);
    expect(log.join('')).toContain('a mail with a code was not sent');
    expect(log.join('')).not.toContain(ana.email);
  });

  it('is not sent without limit', async () => {
    const { enter, token } = await aTownHall();
    await enter(ana);
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await token({})).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await enter({ ...ana, email: 'otra@correu.example' })).status).toBe(200);
  });
});

describe('a login by mail', () => {
  it('takes a person to their data on another device, and does not reveal who is known', async () => {
    const { enter, token, mails, codeIn, loggedIn, server } = await aTownHall();
    await enter(ana);
    await token({ token: codeIn() });
    expect((await token({ email: 'nadie@correu.example' }, '')).body).toEqual({ status: 'ok' });
    expect((await token({ email: 'ANA@correu.example' }, '')).body).toEqual({ status: 'ok' });
    await vi.waitFor(() => expect(mails()).toHaveLength(2));
    const codes = [codeIn(0), codeIn(1)];
    expect((await token({ email: 'nadie@correu.example', token: 'AAAA-AAAA' }, '')).body['errCode']).toBe(87);
    const entered = [];
    for (const code of codes) {
      const call = { method: 'POST', url: '/users/vilanova/login/token' } as const;
      entered.push(await server.inject({ ...call, payload: { email: ana.email, token: code } }));
    }
    const right = entered.find(({ statusCode }) => statusCode === 200);
    expect(right?.json()).toMatchObject({ ...ana, emailVerified: true });
    const session = String(right?.headers['set-cookie']).split(';')[0] ?? '';
    expect((await loggedIn(session))['_id']).toBe((await loggedIn())['_id']);
  });

  it('needs an address, a session or both to identify the person', async () => {
    const { token } = await within(shared());
    expect((await token({}, '')).body['errCode']).toBe(36);
    expect((await token({ token: 'AAAA-AAAA' }, '')).body['errCode']).toBe(36);
    expect(await token({ email: 'ana' })).toMatchObject({ status: 400, body: { where: 'email' } });
    expect(await token({ email: 7 })).toMatchObject({ status: 400 });
  });

  it('has to wait after five wrong codes', async () => {
    const { enter, token, setTime } = await aTownHall();
    await enter(ana);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await token({ token: 'AAAA-AAAA' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    setTime(noon + 600_000);
    expect((await token({ token: 'AAAA-AAAA' })).status).toBe(401);
  });
});

describe('the login of a device', () => {
  it('is also found under the town’s own address', async () => {
    const { server } = await within(shared());
    const call = { method: 'POST', url: '/users/vilanova/login' } as const;
    const wrong = { user: 'ab'.repeat(16), password: 'x' };
    expect(await ask(server, { ...call, payload: wrong })).toMatchObject({
      status: 401,
      body: { errCode: 55 },
    });
  });
});
