import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdentityServer } from '#fixtures/builders/councils/identity-server.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { providerBrowser } from '#fixtures/builders/councils/provider-browser.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const host = 'portal.vilanova.example';
const redirects = ['vilanova', 'benialt'].map((realm) => `http://${host}/api/${realm}/access/return`);

let council: TestCouncil;
let server: Awaited<ReturnType<typeof openIdentityServer>>;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  const atEnd = (end: () => unknown) => void ends.unshift(end);
  server = await openIdentityServer({ redirects, atEnd });
  const providers = { vilanova: { staff: server.settings, residents: server.settings } };
  const folder = scratchFolder({ 'services.json': JSON.stringify({ providers }) }, atEnd);
  const settings = { servicesFile: join(folder, 'services.json') };
  council = await openTestCouncil({ data: scratchFolder({}, atEnd), settings, atEnd });
});
afterAll(async () => {
  for (const end of ends) {
    // oxlint-disable-next-line no-await-in-loop -- the council closes before its folders go
    await end();
  }
});

const browser = (cookie = '') => providerBrowser({ council, server, host }, cookie);

/** Somebody who was invited and came in by the account of that name. */
async function comeIn(name: string) {
  const admin = await staffCookie(council, { id: `admin-of-${name}`, roles: ['administrator'] });
  const { body } = await browser(admin).post('/api/vilanova/staff/people', { name });
  const { invitation, person } = body as { invitation: string; person: { id: string } };
  const own = browser();
  const entered = await own.enter(name, '/api/vilanova/access/provider', { invitation });
  return { own, entered, id: person.id, invitation, admin };
}

const codeOf = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) => body['errCode'];

describe('the council’s own account', () => {
  it('lets somebody in who was invited, and afterwards by itself, with the session of a passkey', async () => {
    const { entered, own, id, invitation } = await comeIn('neus');
    expect(entered).toMatchObject({
      status: 200,
      body: { purpose: 'invitation', person: { id, account: true, state: 'active' } },
    });
    expect(own.cookies.get('concejo-staff')).toMatch(/^[\w-]{43}$/u);
    const again = browser();
    expect(await again.enter('neus')).toMatchObject({
      status: 200,
      body: { purpose: 'staff', person: { id, signedIn: { way: 'provider' } } },
    });
    const me = await council.server.inject({
      url: '/api/vilanova/staff/me',
      headers: { host, cookie: `concejo-staff=${again.cookies.get('concejo-staff')}` },
    });
    expect(me.json()).toMatchObject({ id, session: { way: 'provider' } });
    // The link is used.
    expect(codeOf(await browser().post('/api/vilanova/access/provider', { invitation }))).toBe(115);
  });

  it('comes back to a page of the office, with what came behind the #, and nothing else of the query', async () => {
    const { post, goTo } = browser();
    const { body } = await post('/api/vilanova/access/provider');
    const { status, page, returned } = await goTo(body['address'], 'nobody');
    expect([status, page]).toEqual([303, '/gestion/cuenta?realm=vilanova']);
    expect(Object.keys(returned).toSorted()).toEqual(['code', 'iss', 'state']);
    const other = await council.server.inject({
      url: '/api/vilanova/access/return?error=access_denied&state=residents.x&next=//evil.example',
      headers: { host },
    });
    expect(other.headers.location).toBe('/perfil?realm=vilanova#state=residents.x&error=access_denied');
  });

  it('of somebody who was not invited is unknown, also with the address of a person', async () => {
    server.add('stranger', { email: 'neus@vilanova.example', email_verified: true });
    await staffCookie(council, { id: 'has-address', email: 'neus@vilanova.example' });
    expect(codeOf(await browser().enter('stranger'))).toBe(157);
  });

  it('is refused if its answer comes again, in another browser, in another town, or with another state', async () => {
    await comeIn('pau');
    const own = browser();
    const { returned, status } = await own.enter('pau');
    expect([status, codeOf(await own.finish(returned))]).toEqual([200, 156]);
    const begun = async () => {
      const { body } = await own.post('/api/vilanova/access/provider');
      return (await own.goTo(body['address'], 'pau')).returned;
    };
    expect(codeOf(await browser().finish(await begun()))).toBe(156);
    const foreign = await begun();
    expect(codeOf(await own.finish(foreign, 'benialt'))).toBe(156);
    expect(codeOf(await own.finish({ ...foreign, state: `${foreign['state']}x` }))).toBe(156);
    expect(codeOf(await own.finish({ ...foreign, iss: 'https://evil.example' }))).toBe(156);
    // The state of that one is used up by the answer of another provider.
    expect(codeOf(await own.finish(foreign))).toBe(156);
  });

  it('of a resident opens no session of staff', async () => {
    const { own } = await comeIn('amparo');
    own.cookies.delete('concejo-staff');
    const { body } = await own.post('/users/vilanova/login/provider');
    const { returned } = await own.goTo(body['address'], 'amparo');
    expect(codeOf(await own.finish(returned))).toBe(156);
    expect(own.cookies.has('concejo-staff')).toBe(false);
  });

  it('lets nobody in who no longer works there', async () => {
    const { id, admin } = await comeIn('vicent');
    expect((await browser(admin).post(`/api/vilanova/staff/people/${id}/end`)).status).toBe(200);
    expect(codeOf(await browser().enter('vicent'))).toBe(157);
  });

  it('is added and taken away by a person who is signed in with a passkey', async () => {
    const own = browser(await staffCookie(council, { id: 'adds-it' }));
    const added = await own.enter('adds-it', '/api/vilanova/staff/me/account');
    expect(added).toMatchObject({ status: 200, body: { purpose: 'link', person: { account: true } } });
    expect(await browser().enter('adds-it')).toMatchObject({ body: { person: { id: 'adds-it' } } });
    // They have no passkey in this test.
    expect(codeOf(await own.post('/api/vilanova/staff/me/account/remove'))).toBe(117);
    const other = browser(await staffCookie(council, { id: 'wants-it-too' }));
    expect(codeOf(await other.enter('adds-it', '/api/vilanova/staff/me/account'))).toBe(158);
  });

  it('is not added to who is tricked into finishing what somebody else began', async () => {
    const attacker = browser(await staffCookie(council, { id: 'attacks' }));
    const { body } = await attacker.post('/api/vilanova/staff/me/account');
    const { returned } = await attacker.goTo(body['address'], 'attacker');
    const victim = browser(await staffCookie(council, { id: 'is-tricked' }));
    expect(codeOf(await victim.finish(returned))).toBe(156);
  });
});

describe('a town', () => {
  it('says which accounts let in whom', async () => {
    const read = async (realm: string) =>
      (await council.server.inject({ url: `/api/${realm}/access/providers`, headers: { host } })).json();
    const { name } = server.settings;
    expect(await read('vilanova')).toEqual({ staff: { name }, residents: { name } });
    expect(await read('benialt')).toEqual({ staff: null, residents: null });
  });

  it('without a provider sends nobody away, and one whose provider is down says so', async () => {
    expect(codeOf(await browser().post('/api/benialt/access/provider'))).toBe(159);
    expect(codeOf(await browser().post('/users/benialt/login/provider'))).toBe(159);
    const folder = scratchFolder({
      'services.json': JSON.stringify({
        providers: {
          vilanova: { staff: { ...server.settings, issuer: 'http://127.0.0.1:9' } },
          vilanva: {},
        },
      }),
    });
    const down = await openTestCouncil({ settings: { servicesFile: join(folder, 'services.json') } });
    expect(await down.council.strangersWithProvider()).toEqual(['vilanva']);
    const url = '/api/vilanova/access/provider';
    const answer = await down.server.inject({ method: 'POST', url, headers: { host }, payload: {} });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '30',
      expect.objectContaining({ errCode: 155 }),
    ]);
    const key = await down.server.inject({
      method: 'POST',
      url: '/api/vilanova/access/passkey/options',
      headers: { host },
    });
    expect(key.statusCode).toBe(200);
  });
});
