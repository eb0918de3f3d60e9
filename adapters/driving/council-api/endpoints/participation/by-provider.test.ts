import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdentityServer } from '#fixtures/builders/councils/identity-server.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { providerBrowser } from '#fixtures/builders/councils/provider-browser.ts';
import { verifiedCookie } from '#fixtures/builders/councils/verified-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { crowdedTown, voteOf } from '#fixtures/builders/towns/crowd.ts';

const host = 'portal.nova.example';
const realm = 'nova';

let council: TestCouncil;
let server: Awaited<ReturnType<typeof openIdentityServer>>;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  const atEnd = (end: () => unknown) => void ends.unshift(end);
  server = await openIdentityServer({ redirects: [`http://${host}/api/nova/access/return`], atEnd });
  const providers = { nova: { residents: server.settings } };
  const folder = scratchFolder({ 'services.json': JSON.stringify({ providers }) }, atEnd);
  const settings = { servicesFile: join(folder, 'services.json') };
  council = await openTestCouncil({
    folders: [crowdedTown({ census: false, registeredOnly: true }, atEnd)],
    data: scratchFolder({}, atEnd),
    settings,
    atEnd,
  });
  for (const [id, name] of [
    ['ana', 'Ana'],
    ['berta', 'Berta'],
    ['carla', 'Carla'],
  ] as const)
    server.add(id, {
      given_name: name,
      family_name: 'Gil',
      email: `${id}@correu.example`,
      email_verified: id !== 'carla',
      nif: '12345678Z',
    });
});
afterAll(async () => {
  for (const end of ends) {
    // oxlint-disable-next-line no-await-in-loop -- the council closes before its folders go
    await end();
  }
});

const browser = (cookie = '') => providerBrowser({ council, server, host }, cookie);
type Browser = ReturnType<typeof browser>;
const who = ({ cookies }: Browser) =>
  ask(council.server, {
    url: '/users/nova/loggedin',
    headers: { host, cookie: `concejo-nova=${cookies.get('concejo-nova')}` },
  });
const outcome = async (n: number, cookie: string) => {
  const { status, body } = await ask(council.server, voteOf(n, cookie));
  return [status, body['errCode'] ?? 'taken'];
};

describe('a resident who comes in by the town’s provider', () => {
  it('has their data filled and verified, their number masked, and returns to the page they came from', async () => {
    const own = browser(await deviceCookie(council.server, realm));
    const before = (await who(own)).body['_id'];
    const { status, body } = await own.enterAsResident('ana', realm, { back: '?propuesta=p-2952' });
    expect([status, body['back']]).toEqual([200, '?propuesta=p-2952']);
    const user = {
      _id: before,
      firstName: 'Ana',
      lastName: 'Gil',
      email: 'ana@correu.example',
      emailVerified: true,
      proven: true,
      identity: '***4567**',
    };
    expect(body['user']).toMatchObject(user);
    expect((await who(own)).body).toMatchObject(user);
    // Another browser of the same person is the same user.
    const elsewhere = browser();
    expect((await elsewhere.enterAsResident('ana', realm)).body['user']).toMatchObject({ _id: before });
  });

  it('is not mixed with somebody else of the same browser', async () => {
    const own = browser(await deviceCookie(council.server, realm));
    const first = (await own.enterAsResident('ana', realm)).body['user'] as { _id: string };
    const second = (await own.enterAsResident('berta', realm)).body['user'] as { _id: string };
    expect(second._id).not.toBe(first._id);
    expect((await who(own)).body).toMatchObject({ _id: second._id, firstName: 'Berta' });
  });

  it('is registered by the verified address: one vote of it, whichever way they come in', async () => {
    const own = browser(await deviceCookie(council.server, realm));
    await own.enterAsResident('berta', realm);
    const cookieOf = ({ cookies }: Browser) => `concejo-nova=${cookies.get('concejo-nova')}`;
    expect(await outcome(1, cookieOf(own))).toEqual([200, 'taken']);
    expect(await outcome(2, await verifiedCookie(council, 'berta@correu.example', realm))).toEqual([409, 31]);
    // The provider does not say that this address is hers: signing in alone is no account.
    const unsure = browser();
    expect((await unsure.enterAsResident('carla', realm)).body['user']).toMatchObject({
      emailVerified: false,
      proven: true,
    });
    expect(await outcome(3, cookieOf(unsure))).toEqual([403, 67]);
    expect([await council.rows('marks'), await council.rows('ballots')]).toEqual([1, 1]);
  });

  it('is refused with an answer that comes again or in another browser, and with a way back that is no query', async () => {
    const own = browser();
    const { returned } = await own.enterAsResident('ana', realm);
    const finish = '/users/nova/login/provider/finish';
    expect((await own.post(finish, { returned })).body['errCode']).toBe(156);
    const { body } = await own.post('/users/nova/login/provider');
    const other = browser();
    expect((await other.post(finish, await other.goTo(body['address'], 'ana'))).status).toBe(400);
    const came = (await own.goTo((await own.post('/users/nova/login/provider')).body['address'], 'ana'))
      .returned;
    expect((await other.post(finish, { returned: came })).body['errCode']).toBe(156);
    for (const back of ['//evil.example', 'https://evil.example', '?a=<b>'])
      expect((await own.post('/users/nova/login/provider', { back })).body['errCode']).toBe(50);
  });

  it('leaves nothing of it when they erase their data, and no name, number or address in the log', async () => {
    const own = browser();
    await own.enterAsResident('ana', realm);
    const blank = { firstName: '', lastName: '', telephone: '', email: '' };
    await own.post('/users/v2/auth/register?realm=nova', blank);
    expect((await who(own)).body).not.toHaveProperty('proven');
    const log = council.log.join('\n');
    for (const personal of ['12345678Z', 'correu.example', 'Gil', 'code='])
      expect(log).not.toContain(personal);
  });
});
