import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusalBody, refusals, type RefusalTag } from '#adapters/wire/refusals.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const refusalOf = (tag: RefusalTag) => ({ status: refusals[tag].status, body: refusalBody(tag) });

describe('the session cookie', () => {
  const login = async (headers: Record<string, string>) => {
    const { server } = await openTestCouncil();
    const deviceId = 'ab'.repeat(16);
    const password = createHash('sha256').update(deviceId).digest('hex');
    await server.inject({
      method: 'POST',
      url: '/users/v2/auth/register?realm=vilanova',
      payload: { deviceId, password },
    });
    const entered = await server.inject({
      method: 'POST',
      url: '/users/v2/auth/login?realm=vilanova',
      payload: { user: deviceId, password },
      headers,
    });
    return String(entered.headers['set-cookie']);
  };

  it('is hidden from scripts and from other sites, and bound to the host over TLS', async () => {
    expect(await login({})).toMatch(
      /^concejo-vilanova=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/u,
    );
    expect(await login({ 'x-forwarded-proto': 'https' })).toMatch(
      /^__Host-concejo-vilanova=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
    );
  });

  it('opens nothing after the logout', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server);
    const loggedIn = () => ask(server, { url: '/users/vilanova/loggedin', headers: { cookie } });
    expect((await loggedIn()).status).toBe(200);
    await server.inject({ url: '/users/vilanova/logout', headers: { cookie } });
    expect((await loggedIn()).status).toBe(401);
    expect((await ask(server, aVote({ cookie }))).status).toBe(401);
  });

  it('is not given for a guessable id, a wrong password or nothing', async () => {
    const { server } = await openTestCouncil();
    const post = (verb: string, payload: object) =>
      ask(server, { method: 'POST', url: `/users/v2/auth/${verb}?realm=vilanova`, payload });
    for (const deviceId of ['1', 'a'.repeat(31), `${'a'.repeat(32)}'`, 'a'.repeat(129)]) {
      expect(await post('register', { deviceId, password: 'x' })).toMatchObject(refusalOf('unreadable'));
    }
    expect(await post('register', {})).toMatchObject(refusalOf('unreadable'));
    // A password that is not the hash of the id is refused at once, and not by the login that follows.
    for (const password of ['', 'x', 'ab'.repeat(16), 'f'.repeat(64)])
      expect(await post('register', { deviceId: 'ab'.repeat(16), password })).toMatchObject({
        status: 400,
        body: { where: 'password' },
      });
    expect(await post('login', { user: 7 })).toMatchObject(refusalOf('unreadable'));
    expect(await post('login', { user: 'ab'.repeat(16), password: 'x' })).toMatchObject(
      refusalOf('loginFailed'),
    );
  });
});
