import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#adapters/wire/calls.ts';
import { longestIdle } from '#domain/office/access/session.ts';
import { allRoles } from '#domain/office/roles.ts';
import { askOffice, officeCaller, officeHost } from '#fixtures/builders/councils/office-caller.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

/** The refusal of a page of another site. */
const crossSite = 54;
const staffCalls = calls.filter(({ needsStaff }) => needsStaff);

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

interface From {
  readonly realm?: string;
  readonly remoteAddress?: string;
}

/** A call of staff with these headers. */
async function call(
  { method, path }: Pick<(typeof staffCalls)[number], 'method' | 'path'>,
  headers: Record<string, string>,
  { realm = 'vilanova', remoteAddress = '127.0.0.1' }: From = {},
) {
  const url = path.replace('{realm}', realm).replaceAll(/\{\w+\}/gu, 'nope');
  const asked = method === 'post' ? { method: 'POST' as const, url, payload: {} } : { url };
  return askOffice(council.server, { ...asked, remoteAddress, headers: { host: officeHost, ...headers } });
}

let networks = 0;

/**
 * Every call of staff, as somebody with these headers makes it from a network of their own, which may not make all of
 * them many times a minute: statuses that are not a refusal of the caller.
 */
async function answeredTo(headers: Record<string, string>, realm = 'vilanova'): Promise<readonly unknown[]> {
  const remoteAddress = `192.0.2.${(networks += 1)}`;
  const answered: unknown[] = [];
  for (const one of staffCalls) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    const { status, body } = await call(one, headers, { realm, remoteAddress });
    if (status !== 403 || body['errCode'] !== 83) answered.push([one.id, status, body['errCode']]);
  }
  return answered;
}

describe('every call of staff', () => {
  it('is refused without a session, with one that is over, and with the text of another secret', async () => {
    expect(staffCalls.length).toBeGreaterThan(25);
    expect(await answeredTo({})).toEqual([]);
    expect(await answeredTo({ cookie: 'concejo-staff=nothing' })).toEqual([]);
    expect(await answeredTo({ cookie: `concejo-staff=${'x'.repeat(5000)}` })).toEqual([]);
    const cookie = await staffCookie(council, { id: 'signs-out', roles: ['administrator'] });
    const token = cookie.split('=')[1] ?? '';
    // A session is no token, and the cookie of residents is none of staff.
    expect(await answeredTo({ authorization: `Bearer ${token}` })).toEqual([]);
    expect(await answeredTo({ cookie: `concejo-vilanova=${token}` })).toEqual([]);
    expect((await get('me', { cookie })).status).toBe(200);
    expect((await post('staff/sign-out', {}, { cookie })).status).toBe(200);
    expect(await answeredTo({ cookie })).toEqual([]);
  });

  it('is refused with the session of another town', async () => {
    const cookie = await staffCookie(council, { id: 'of-vilanova', roles: ['administrator'] });
    expect(await answeredTo({ cookie }, 'benialt')).toEqual([]);
    const there = await staffCookie(council, {
      id: 'of-benialt',
      realm: 'benialt',
      roles: ['administrator'],
    });
    expect(await answeredTo({ cookie: there })).toEqual([]);
    expect((await get('me', { cookie: there }, 'benialt')).status).toBe(200);
  });

  it('is refused to somebody who no longer works there, and to a program that they made a token for', async () => {
    const admin = await staffCookie(council, { id: 'ends-them', roles: ['administrator'] });
    const roles = ['requestOfficer', 'administrator'] as const;
    const cookie = await staffCookie(council, { id: 'is-ended', roles });
    const asked = { name: 'Registro', role: 'requestOfficer', scope: 'town', until: '2026-12-31T00:00:00Z' };
    const { text } = (await post('staff/tokens', asked, { cookie })).body;
    const program = { authorization: `Bearer ${String(text)}` };
    expect((await get('requests', program)).status).toBe(200);
    expect((await post('staff/people/is-ended/end', {}, { cookie: admin })).status).toBe(200);
    expect(await answeredTo({ cookie })).toEqual([]);
    expect(await answeredTo(program)).toEqual([]);
  });

  it('is refused with a token that was revoked, also beside the cookie of a session', async () => {
    const cookie = await staffCookie(council, { id: 'revokes', roles: ['requestOfficer'] });
    const asked = { name: 'Registro', role: 'requestOfficer', scope: 'town', until: '2026-12-31T00:00:00Z' };
    const { text, token } = (await post('staff/tokens', asked, { cookie })).body;
    const program = { authorization: `Bearer ${String(text)}` };
    expect((await get('me', program)).body).toMatchObject({ name: 'Registro', person: null, session: null });
    expect((await post(`staff/tokens/${(token as { id: string }).id}/revoke`, {}, { cookie })).status).toBe(
      200,
    );
    expect(await answeredTo(program)).toEqual([]);
    expect(await answeredTo({ ...program, cookie })).toEqual([]);
  });

  it('is refused after half an hour without use', async () => {
    const cookie = await staffCookie(council, { id: 'sleeps', roles: ['administrator'] });
    council.setTime(noon + longestIdle);
    expect(await answeredTo({ cookie })).toEqual([]);
    council.setTime(noon);
  });
});

describe('a page of another site', () => {
  it('changes nothing with the session of somebody who is signed in', async () => {
    const cookie = await staffCookie(council, { id: 'is-tricked', roles: ['administrator'] });
    const payload = { name: 'Enemic' };
    const plain = await council.server.inject({
      method: 'POST',
      url: '/api/vilanova/staff/people',
      headers: { host: officeHost, cookie, 'content-type': 'text/plain' },
      payload: JSON.stringify(payload),
    });
    expect(plain.statusCode).toBe(415);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      expect((await post('staff/people', payload, { cookie, ...headers })).status).toBe(403);
    const { body } = await get('people', { cookie });
    expect(JSON.stringify(body)).not.toContain('Enemic');
  });

  it('is refused in each call that changes something, whatever the roles of who is signed in', async () => {
    const cookie = await staffCookie(council, { id: 'has-all', roles: allRoles });
    const changes = staffCalls.filter(({ method }) => method !== 'get');
    expect(changes.length).toBeGreaterThan(40);
    const remoteAddress = `192.0.2.${(networks += 1)}`;
    for (const one of changes)
      for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
        // oxlint-disable-next-line no-await-in-loop -- in their order
        const { status, body } = await call(one, { cookie, ...headers }, { remoteAddress });
        expect([one.id, status, body['errCode']]).toEqual([one.id, 403, crossSite]);
      }
  });
});
