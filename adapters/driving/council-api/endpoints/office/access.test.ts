import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { askOffice, officeCaller, officeHost } from '#fixtures/builders/councils/office-caller.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { softPasskey } from '#fixtures/builders/councils/soft-passkey.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';

type Asked = Parameters<ReturnType<typeof softPasskey>['made']>[0];
const host = officeHost;

/** One council for all: each test signs in people of its own. */
let council: TestCouncil;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  const atEnd = (end: () => unknown) => void ends.unshift(end);
  council = await openTestCouncil({ data: scratchFolder({}, atEnd), atEnd });
});
afterAll(async () => {
  for (const end of ends) {
    // oxlint-disable-next-line no-await-in-loop -- the council closes before its folders go
    await end();
  }
});

const { post, get } = officeCaller(() => council);
const ask = askOffice;

/** Somebody invited by an administrator, with the secret of their link. */
async function invite(name: string): Promise<{ readonly id: string; readonly invitation: string }> {
  const cookie = await staffCookie(council, { id: `admin-of-${name}`, roles: ['administrator'] });
  const { body } = await post('staff/people', { name }, { cookie });
  return { id: (body['person'] as { id: string }).id, invitation: String(body['invitation']) };
}

/** Somebody who came in by their invitation. */
async function comeIn(name: string) {
  const { id, invitation } = await invite(name);
  const key = softPasskey(`http://${host}`);
  const opened = await post('access/invitation', { invitation });
  const answer = key.made(opened.body['options'] as Asked);
  const inside = await post('access/invitation/accept', { invitation, answer });
  const signIn = async (use: Parameters<typeof key.used>[1] = {}) => {
    const asked = await post('access/passkey/options');
    const said = key.used(asked.body as unknown as Asked, use);
    return { said, ...(await post('access/passkey', { answer: said })) };
  };
  return { id, invitation, key, inside, signIn };
}

describe('a passkey', () => {
  it('opens a session by its cookie alone, that no script reads and no other site sends', async () => {
    const { signIn, id } = await comeIn('Neus');
    const { status, cookie, said } = await signIn();
    expect([status, (await get('me', { cookie })).body['id']]).toEqual([200, id]);
    const again = await council.server.inject({
      method: 'POST',
      url: '/api/vilanova/access/passkey',
      headers: { host },
      payload: { answer: said },
    });
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([401, undefined]);
    const asked = (await post('access/passkey/options')).body as unknown as Asked;
    const { headers } = await council.server.inject({
      method: 'POST',
      url: '/api/vilanova/access/passkey',
      headers: { host },
      payload: { answer: (await comeIn('Cookie')).key.used(asked) },
    });
    expect(headers['set-cookie']).toMatch(
      /^concejo-staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/u,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is refused if its answer came before, is for another site or town, or its owner was not verified', async () => {
    const { signIn, key } = await comeIn('Pau');
    expect((await signIn({ origin: 'https://vilanova.evil.example' })).status).toBe(401);
    expect((await signIn({ flags: 0x01 })).status).toBe(401);
    expect((await signIn()).status).toBe(200);
    expect((await signIn({ counter: 1 })).status).toBe(401);
    const asked = (await post('access/passkey/options')).body as unknown as Asked;
    const there = await ask(council.server, {
      method: 'POST',
      url: '/api/benialt/access/passkey',
      headers: { host },
      payload: { answer: key.used(asked) },
    });
    expect(there).toMatchObject({ status: 401, body: { errCode: 116 } });
    for (const answer of [{}, { id: 'x' }, { __proto__: { id: 1 } }])
      expect((await post('access/passkey', { answer })).body['errCode']).toBe(116);
  });

  it('is made once by an invitation, and by no other challenge than that of its person', async () => {
    const { invitation } = await comeIn('Vicent');
    expect((await post('access/invitation', { invitation })).body['errCode']).toBe(115);
    const [one, two] = [await invite('Una'), await invite('Dos')];
    const key = softPasskey(`http://${host}`);
    const asked = (await post('access/invitation', { invitation: one.invitation })).body['options'] as Asked;
    const { status } = await post('access/invitation/accept', {
      invitation: two.invitation,
      answer: key.made(asked),
    });
    expect(status).toBe(401);
  });
});

describe('recovery codes', () => {
  it('let their owner in once, and nobody who guesses: a network waits after five wrong ones', async () => {
    const { inside } = await comeIn('Josep');
    const { codes } = (await post('staff/me/codes', {}, { cookie: inside.cookie })).body as {
      codes: string[];
    };
    const from = async (code: string, remoteAddress: string) =>
      ask(council.server, {
        method: 'POST',
        url: '/api/vilanova/access/code',
        headers: { host },
        remoteAddress,
        payload: { code },
      });
    expect((await from(codes[0] ?? '', '192.0.2.1')).status).toBe(200);
    const used = await from(codes[0] ?? '', '192.0.2.1');
    expect([used.status, used.body['errCode']]).toEqual([401, 87]);
    for (let n = 0; n < 4; n += 1)
      // oxlint-disable-next-line no-await-in-loop -- one guess after the other
      expect((await from(`AAAAA-AAAA${n}`, '192.0.2.1')).status).toBe(401);
    const waits = await from(codes[1] ?? '', '192.0.2.1');
    expect([waits.status, waits.body['errCode']]).toEqual([429, 37]);
    // Its owner is let in elsewhere: guessing locks nobody out.
    expect((await from(codes[1] ?? '', '192.0.2.2')).status).toBe(200);
  });
});

describe('an invitation', () => {
  it('is sent by mail if that is asked for and there is an address, with the link that is shown, in their language', async () => {
    const cookie = await staffCookie(council, { id: 'mails', name: 'Marta', roles: ['administrator'] });
    const asked = { name: 'Laia', email: 'laia@vilanova.example', language: 'va' };
    const { body } = await post('staff/people', { ...asked, mail: true }, { cookie });
    expect(body).toMatchObject({ mailed: true });
    const outbox = join(council.data, 'outbox');
    const [name = ''] = readdirSync(outbox);
    const mail = JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Record<string, string>;
    expect(mail).toMatchObject({ to: asked.email, subject: expect.stringContaining('La teua invitació') });
    expect(mail['text']).toContain(`/gestion/invitacion?realm=vilanova#${String(body['invitation'])}`);
    const unasked = await post('staff/people', asked, { cookie });
    const without = await post('staff/people', { name: 'Pere', mail: true }, { cookie });
    expect([unasked.body['mailed'], without.body['mailed']]).toEqual([false, false]);
    const { id } = body['person'] as { id: string };
    expect((await post(`staff/people/${id}/invite`, { mail: true }, { cookie })).body['mailed']).toBe(true);
    expect(readdirSync(outbox)).toHaveLength(2);
    // What was done is said by the name of who did it.
    const { items } = (await get(`people/${id}/steps`, { cookie })).body;
    expect(items).toMatchObject([
      { by: 'Marta', act: 'staff.invite' },
      { by: 'Marta', act: 'staff.invite' },
    ]);
    expect((await get('people/nobody/steps', { cookie })).body['errCode']).toBe(118);
  });
});

describe('what an administrator sends', () => {
  it('gives nobody more than it says: members that no call has are refused', async () => {
    const cookie = await staffCookie(council, { id: 'writes-more', roles: ['administrator'] });
    for (const more of [
      { grants: [{ role: 'administrator', scope: 'town' }] },
      { codes: ['x'] },
      { id: 'writes-more' },
      { signedIn: { at: 1, way: 'passkey' } },
    ])
      expect((await post('staff/people', { name: 'Neus', ...more }, { cookie })).status).toBe(400);
    const { id } = await invite('Sense-res');
    const grant = { role: 'requestOfficer', scope: 'town', givenBy: [{ by: 'other', at: 0 }] };
    expect((await post(`staff/people/${id}/grants`, grant, { cookie })).status).toBe(400);
  });

  it('gives themselves nothing: no role, and no token for a program with more than they have', async () => {
    const cookie = await staffCookie(council, { id: 'wants-more', roles: ['administrator'] });
    const own = await post('staff/people/wants-more/grants', { role: 'reader', scope: 'town' }, { cookie });
    expect([own.status, own.body['errCode'], own.body['faults']]).toEqual([409, 119, [{ kind: 'ownGrant' }]]);
    const asked = { name: 'x', scope: 'town', until: '2026-12-31T00:00:00Z' };
    for (const role of ['requestOfficer', 'administrator', 'voteSigner'])
      expect((await post('staff/tokens', { ...asked, role }, { cookie })).status).toBe(422);
    const { id } = await comeIn('Ja-dins');
    expect((await post(`staff/people/${id}/invite`, {}, { cookie })).body['errCode']).toBe(124);
  });

  it('is read with a role in a part of the town only where the whole town is not needed', async () => {
    const scope = { kind: 'mailbox', id: 'incidencias' } as const;
    const grants = [
      { role: 'administrator', scope, until: null, givenBy: [{ by: 'operator', at: 0 }] },
    ] as const;
    const cookie = await staffCookie(council, { id: 'of-a-part', grants });
    expect((await get('people', { cookie })).body['errCode']).toBe(114);
    expect((await post('staff/people', { name: 'Neus' }, { cookie })).body['errCode']).toBe(114);
  });
});

describe('an administrator who is signed in', () => {
  it('is one for the portal too: in the user of the session, and for closed forms', async () => {
    const device = await deviceCookie(council.server);
    const read = async (url: string, cookie: string) =>
      (await ask(council.server, { url, headers: { cookie } })).body['admin'];
    const trials = [
      ['administers', ['administrator'], true, true],
      ['answers', ['requestOfficer'], undefined, true],
    ] as const;
    for (const [id, roles, isAdmin, seesClosed] of trials) {
      const cookie = `${device}; ${await staffCookie(council, { id, roles })}`;
      expect([id, await read('/users/vilanova/loggedin', cookie)]).toEqual([id, isAdmin]);
      expect([id, await read('/api/vilanova/mailbox/incidencias', cookie)]).toEqual([id, seesClosed]);
    }
    const elsewhere = await staffCookie(council, { id: 'x', realm: 'benialt', roles: ['administrator'] });
    for (const cookie of [device, `${device}; ${elsewhere}`, `${device}; concejo-staff=x`]) {
      expect(await read('/users/vilanova/loggedin', cookie)).toBeUndefined();
      expect(await read('/api/vilanova/mailbox/incidencias', cookie)).toBeUndefined();
    }
  });
});
