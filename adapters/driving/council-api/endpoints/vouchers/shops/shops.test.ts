import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { softPasskey } from '#fixtures/builders/councils/soft-passkey.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { asking, codeOfShop, shopCookie } from '#fixtures/builders/vouchers/shop-visit.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { shopCodeLasts, shopSessionLasts } from '#domain/vouchers/shops/shop-device.ts';

const application = {
  name: 'Forn de la Plaça',
  taxNumber: 'b-58378431',
  iban: 'ES91 2100 0418 4502 0005 1332',
  headings: ['bakery'],
  address: 'Plaça Major, 4',
  hours: 'De 8 a 14',
  email: 'forn@example.org',
  telephone: '960 000 001',
  language: 'va',
};

const stranger = (council: TestCouncil) => asking(council, '');
const clerkOf = async (council: TestCouncil) =>
  asking(council, await staffCookie(council, { id: 'neus', roles: ['shopClerk'] }));
const start = (council: TestCouncil, taxNumber: string, code: string) =>
  stranger(council)('shop/device', { taxNumber, code });

describe('a shop', () => {
  it('applies once, is authorised by staff, and is then in the public list without number and account', async () => {
    const council = await openTestCouncil();
    const [open, clerk] = [stranger(council), await clerkOf(council)];
    expect(await open('vouchers/shops', application)).toMatchObject({ status: 200, body: { number: 1 } });
    expect(await open('vouchers/shops', application)).toMatchObject({ status: 409, body: { errCode: 252 } });
    expect(await open('vouchers/shops', { ...application, iban: 'ES00', email: '' })).toMatchObject({
      status: 422,
      body: { where: 'iban,email' },
    });
    expect(await open('vouchers/shops')).toMatchObject({ body: { items: [] } });
    const list = (await clerk('staff/vouchers/shops')).body as { items?: { id: string; acts: string[] }[] };
    const { id = '' } = list.items?.[0] ?? {};
    expect(list.items?.[0]?.acts).toEqual(['authorise', 'leave']);
    const act = (more: object) =>
      clerk(`staff/vouchers/shops/${id}/acts`, { act: 'authorise', reason: '', most: null, ...more });
    expect(await act({ act: 'suspend' })).toMatchObject({ status: 409, body: { where: 'wrongStatus' } });
    expect(await act({ act: 'leave' })).toMatchObject({ body: { where: 'noReason' } });
    expect(await act({ most: '3.000' })).toMatchObject({ body: { where: 'most' } });
    expect(await act({ most: '3000' })).toMatchObject({
      status: 200,
      body: { status: 'authorised', most: '3000.00' },
    });
    const shown = await open('vouchers/shops');
    expect(shown.body).toMatchObject({ items: [{ name: 'Forn de la Plaça', hours: { va: 'De 8 a 14' } }] });
    expect(JSON.stringify(shown.body)).not.toMatch(/B58378431|1332|example\.org/u);
    const { steps } = (await clerk(`staff/vouchers/shops/${id}`)).body as {
      steps?: { act: string; by: string }[];
    };
    expect(steps?.map(({ act: one, by }) => [one, by])).toEqual([
      ['shop.apply', 'sender'],
      ['shop.authorise', 'neus'],
    ]);
  });

  it('is no matter of other staff, and waits after ten applications from a network', async () => {
    const council = await openTestCouncil();
    const editor = asking(council, await staffCookie(council, { id: 'marta', roles: ['publisher'] }));
    expect(await editor('staff/vouchers/shops')).toMatchObject({ status: 403, body: { errCode: 114 } });
    expect(await stranger(council)('staff/vouchers/shops')).toMatchObject({
      status: 403,
      body: { errCode: 83 },
    });
    const apply = () => stranger(council)('vouchers/shops', { ...application, name: '' });
    for (let n = 0; n < 10; n += 1) expect((await apply()).status).toBe(422);
    expect((await apply()).status).toBe(429);
  });
});

describe('the data of a shop', () => {
  it('are corrected by the shop and confirmed by staff, an account by somebody who made no device of it', async () => {
    const council = await openTestCouncil();
    const till = asking(council, await shopCookie(council, bakery));
    const [clerk, maker] = [
      await clerkOf(council),
      asking(council, await staffCookie(council, { id: `clerk of ${bakery.id}`, roles: ['shopClerk'] })),
    ];
    const { name, headings, address, email, telephone } = bakery;
    const own = {
      name,
      headings,
      address,
      email,
      telephone,
      hours: 'De lunes a sábado, de 8 a 14',
      iban: '',
    };
    const ask = (more: object) => till('shop/correction', { ...own, language: 'es', ...more });
    expect(await ask({})).toMatchObject({ status: 422, body: { where: 'nothingNew' } });
    expect(await ask({ name: '', iban: 'ES00' })).toMatchObject({
      status: 422,
      body: { where: 'name,iban' },
    });
    const asked = await ask({ name: 'Forn Nou', iban: 'ES79 2100 0813 6101 2345 6789' });
    expect(asked.body).toMatchObject({
      name,
      ibanEnd: '1332',
      correction: { fields: { name: 'Forn Nou', ibanEnd: '6789' } },
    });
    expect(JSON.stringify(asked.body)).not.toContain('ES79');
    const at = (asked.body as { correction?: { at: string } }).correction?.at;
    expect((await maker('staff/vouchers/shops/forn')).body).toMatchObject({
      correction: { isOwnDevice: true, fields: { iban: 'ES7921000813610123456789' } },
    });
    const decide = (who: typeof till, more: object) =>
      who('staff/vouchers/shops/forn/correction', { asked: at, isAccepted: true, reason: '', ...more });
    expect(await decide(stranger(council), {})).toMatchObject({ status: 403 });
    expect(await decide(maker, {})).toMatchObject({ status: 409, body: { where: 'ownDevices' } });
    expect(await decide(clerk, { asked: 'x' })).toMatchObject({ body: { where: 'changed' } });
    expect(await decide(clerk, {})).toMatchObject({
      status: 200,
      body: { name: 'Forn Nou', ibanEnd: '6789' },
    });
    expect((await till('shop/data')).body).toMatchObject({ correction: null, decided: { isAccepted: true } });
    await ask({ name: 'Forn Vell' });
    const again = (await till('shop/data')).body as { correction?: { at: string } };
    await decide(clerk, { asked: again.correction?.at, isAccepted: false, reason: 'No es su nombre' });
    expect((await till('shop/data')).body).toMatchObject({
      name: 'Forn Nou',
      decided: { isAccepted: false, reason: 'No es su nombre' },
    });
  });

  it('have a place on the map that staff move', async () => {
    const council = await openTestCouncil();
    await shopCookie(council, bakery);
    const clerk = await clerkOf(council);
    const put = (place: object | null, shop = 'forn') =>
      clerk(`staff/vouchers/shops/${shop}/place`, { place });
    expect(await put({ lat: 99, lng: 0 })).toMatchObject({ status: 409, body: { where: 'notAPlace' } });
    expect(await put({ lat: 39.4, lng: -0.3 })).toMatchObject({ body: { place: { lat: 39.4, lng: -0.3 } } });
    expect(await put(null)).toMatchObject({ body: { place: null } });
    expect(await put(null, 'none')).toMatchObject({ status: 404 });
  });
});

describe('a device of a shop', () => {
  it('begins with a paper code and the tax number, once, within fourteen days', async () => {
    const council = await openTestCouncil();
    const code = await codeOfShop(council, bakery);
    expect(await start(council, 'A58818501', code)).toMatchObject({ status: 401, body: { errCode: 250 } });
    expect(await start(council, bakery.taxNumber, 'BCDFGHJKMPRT')).toMatchObject({ status: 401 });
    council.setTime(noon + shopCodeLasts);
    expect(await start(council, bakery.taxNumber, code)).toMatchObject({ status: 401 });
    council.setTime(noon + shopCodeLasts - 1);
    expect(await start(council, bakery.taxNumber, code)).toMatchObject({
      status: 200,
      body: { name: bakery.name },
    });
    expect(await start(council, bakery.taxNumber, code)).toMatchObject({ status: 401 });
  });

  it('is out after thirty days, when it signs out, when staff end it and when its shop leaves', async () => {
    const council = await openTestCouncil();
    const clerk = await clerkOf(council);
    const own = asking(council, await shopCookie(council, bakery));
    council.setTime(noon + shopSessionLasts - 1);
    expect((await own('shop')).status).toBe(200);
    council.setTime(noon + shopSessionLasts);
    expect((await own('shop')).status).toBe(401);
    council.setTime(noon);
    expect((await own('shop')).status).toBe(200);
    await own('shop/session/end', {});
    expect((await own('shop')).status).toBe(401);
    const again = async () => {
      const given = await clerk('staff/vouchers/shops/forn/codes', { name: 'Caja 2' });
      const { code = '' } = given.body as { code?: string };
      const started = await council.server.inject({
        method: 'POST',
        url: '/api/vilanova/shop/device',
        payload: { taxNumber: bakery.taxNumber, code },
      });
      return asking(council, String(started.headers['set-cookie']).split(';')[0] ?? '');
    };
    const second = await again();
    const { devices } = (await clerk('staff/vouchers/shops/forn')).body as {
      devices?: { id: string; name: string }[];
    };
    const device = devices?.find(({ name }) => name === 'Caja 2')?.id;
    await clerk('staff/vouchers/shops/forn/devices/end', { device });
    expect((await second('shop')).status).toBe(401);
    const third = await again();
    expect((await third('shop')).status).toBe(200);
    await clerk('staff/vouchers/shops/forn/acts', { act: 'leave', reason: 'cierra', most: null });
    expect((await third('shop')).status).toBe(401);
    expect(await clerk('staff/vouchers/shops/forn/codes', { name: 'Caja 3' })).toMatchObject({
      body: { where: 'wrongStatus' },
    });
  });

  it('signs in with its passkey, which opens nothing of the office and nothing while the shop is suspended', async () => {
    const council = await openTestCouncil();
    const clerk = await clerkOf(council);
    const cookie = await shopCookie(council, bakery);
    const key = softPasskey();
    const at = async (path: string, payload: object, mine = '') => {
      const headers = { host: 'localhost:80', cookie: mine };
      const { statusCode, body } = await council.server.inject({
        method: 'POST',
        url: `/api/vilanova/${path}`,
        headers,
        payload,
      });
      return { status: statusCode, body: JSON.parse(body) as never };
    };
    const made = await at('shop/key/options', {}, cookie);
    expect(await at('shop/key', { answer: key.made(made.body) }, cookie)).toMatchObject({
      status: 200,
      body: { hasPasskey: true },
    });
    const used = async () => ({ answer: key.used((await at('shop/session/options', {})).body) });
    const answer = await used();
    expect(await at('shop/session', answer)).toMatchObject({ status: 200, body: { id: 'forn' } });
    expect(await at('shop/session', answer)).toMatchObject({ status: 401 });
    const office = await at('access/passkey/options', {});
    expect(await at('access/passkey', { answer: key.used(office.body) })).toMatchObject({ status: 401 });
    const foreign = await at('access/passkey/options', {});
    expect(await at('shop/session', { answer: key.used(foreign.body) })).toMatchObject({ status: 401 });
    await clerk('staff/vouchers/shops/forn/acts', { act: 'suspend', reason: 'prueba', most: null });
    expect(await at('shop/session', await used())).toMatchObject({ status: 401, body: { errCode: 250 } });
  });

  it('is told by mail when it is authorised or suspended, and of nothing else', async () => {
    const council = await openTestCouncil();
    const clerk = await clerkOf(council);
    await shopCookie(council, bakery);
    const outbox = join(council.data, 'outbox');
    const mails = () =>
      existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')) : [];
    const act = (name: string, reason: string) =>
      clerk('staff/vouchers/shops/forn/acts', { act: name, reason, most: null });
    expect((await act('authorise', 'otro tope')).status).toBe(200);
    expect(mails()).toEqual([]);
    expect((await act('suspend', 'una queja')).status).toBe(200);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]).toContain(bakery.email);
    expect(mails()[0]).not.toContain('una queja');
    expect((await act('authorise', 'resuelto')).status).toBe(200);
    expect(mails()).toHaveLength(2);
  });
});
