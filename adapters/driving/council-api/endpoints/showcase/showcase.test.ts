import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { putCampaign } from '#fixtures/builders/vouchers/open-campaign.ts';
import { asking, shopCookie } from '#fixtures/builders/vouchers/shop-visit.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';

const listing = {
  sells: 'Pan y coca',
  hours: 'De lunes a sábado, de 8 a 14',
  telephone: '960 000 009',
  isShown: true,
  offers: [{ id: 'cocas', title: 'Dos cocas por 5 €', from: '2026-11-16', until: '2026-11-28', pieces: 3 }],
  language: 'es',
};

it('a shop writes its listing, sets things aside, hands them over, and confirms the listing by the link of a mail', async () => {
  const council = await openTestCouncil();
  const till = asking(council, await shopCookie(council, bakery));
  const open = asking(council, '');
  expect(await till('shop/listing')).toMatchObject({ body: { listing: null, telephone: bakery.telephone } });
  expect(await open('shop/listing')).toMatchObject({ status: 401 });
  expect(await till('shop/listing', { ...listing, hours: 'a ratos' })).toMatchObject({
    status: 422,
    body: { errCode: 340, where: 'hours' },
  });
  const words = { language: 'va', sells: 'Pa i coca', hours: 'De dilluns a dissabte, de 9 a 14', offers: [] };
  expect(await till('shop/listing', { ...listing, others: [words] })).toMatchObject({
    body: { errCode: 340, where: 'hoursIn.va' },
  });
  const others = [{ ...words, hours: '' }];
  expect(await till('shop/listing', { ...listing, others })).toMatchObject({
    status: 200,
    body: { listing: { language: 'es', others } },
  });
  expect((await open('showcase')).body).toMatchObject({ items: [{ language: 'es', others }] });
  expect((await till('shop/listing', listing)).status).toBe(200);
  const shown = (await open('showcase')).body;
  expect(shown).toMatchObject({
    items: [{ id: 'forn', age: 'fresh', takesVouchers: false, offers: [{ left: 3 }] }],
  });
  expect(JSON.stringify(shown)).not.toMatch(/B58378431|1332|example\.org/u);
  const known = `showcase?known=${String(shown['version'])}`;
  expect(await open(known)).toMatchObject({ body: { items: [], itemsCount: 1, version: shown['version'] } });
  expect(await open('showcase/figures')).toMatchObject({
    body: { shops: 1, confirmed: 1, headings: [{ heading: 'bakery', shops: 1 }] },
  });
  const table = await council.server.inject({ url: '/api/vilanova/showcase/figures.csv' });
  expect(table.body).toContain('heading;bakery;1\r\n');
  const asked = { id: 'a-key-made-by-chance', offer: 'cocas', pieces: 2, name: 'Empar' };
  expect(await open('showcase/forn/pickups', asked)).toMatchObject({
    status: 200,
    body: { state: 'waits', shopName: bakery.name },
  });
  expect(await open('showcase')).toMatchObject({ body: { items: [{ offers: [{ left: 1 }] }] } });
  expect(await open(known)).toMatchObject({ body: { items: [{ offers: [{ left: 1 }] }] } });
  expect(await open('showcase/forn/pickups', { ...asked, id: 'another-key-by-chance' })).toMatchObject({
    status: 409,
    body: { errCode: 342, where: 'soldOut' },
  });
  expect(await open('showcase/forn/pickups', { ...asked, pieces: 0 })).toMatchObject({
    body: { where: 'pieces' },
  });
  expect(await till('shop/pickups')).toMatchObject({ body: { items: [{ name: 'Empar' }] } });
  expect(await till('shop/pickups/hand', { id: asked.id })).toMatchObject({ body: { state: 'handed' } });
  expect(await open('showcase/forn/pickup/return', { id: asked.id })).toMatchObject({
    body: { where: 'notWaiting' },
  });
  expect(await open('showcase/forn/pickup', { id: 'none' })).toMatchObject({ status: 404 });
  for (let n = 0; n < 7; n += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await open('showcase/forn/pickups', { ...asked, pieces: 0 });
  expect(await open('showcase/forn/pickups', asked)).toMatchObject({ status: 429 });

  const monday = Date.parse('2026-11-23T08:00:00Z');
  council.setTime(monday);
  await council.council.tendBookings();
  await council.council.tendBookings();
  const outbox = join(council.data, 'outbox');
  const mails = readdirSync(outbox).map(
    (name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Readonly<Record<'to' | 'text', string>>,
  );
  expect(mails).toMatchObject([{ to: bakery.email }]);
  const { text = '' } = mails[0] ?? {};
  expect(text).toContain('De lunes a sábado, de 8 a 14');
  const key = /#confirmar\/(\S+)/u.exec(text)?.[1] ?? '';
  expect(await open('showcase/asked', { key })).toMatchObject({ body: { name: bakery.name, isAsked: true } });
  expect(await open('showcase/confirm', { key })).toMatchObject({ body: { isAsked: false } });
  council.setTime(monday + 86_400_000);
  expect(await open('showcase/confirm', { key })).toMatchObject({
    body: { confirmed: '2026-11-23T08:00:00.000Z' },
  });
  expect(await open('showcase/confirm', { key: `${key}x` })).toMatchObject({ status: 404 });
});

it('a shop is in the map of the site within a minute, and no longer once it is not shown', async () => {
  const council = await openTestCouncil();
  const till = asking(council, await shopCookie(council, bakery));
  const isNamed = async () =>
    (await council.server.inject('/sitemap.xml?realm=vilanova')).body.includes('/comercios/forn?');
  expect(await isNamed()).toBe(false);
  await till('shop/listing', listing);
  council.setTime(noon + 60_000);
  expect(await isNamed()).toBe(true);
  await till('shop/listing', { ...listing, isShown: false });
  council.setTime(noon + 120_000);
  expect(await isNamed()).toBe(false);
});

it('counts of a shop are told to it and to staff once they are stored, and of all shops together to everybody', async () => {
  const council = await openTestCouncil();
  const till = asking(council, await shopCookie(council, bakery));
  const open = asking(council, '');
  const seen = (shop: string, what: string) => open(`showcase/${shop}/visits`, { what });
  expect(await seen('forn', 'views')).toMatchObject({ status: 200, body: { counted: false } });
  await till('shop/listing', listing);
  expect(await seen('none', 'views')).toMatchObject({ body: { counted: false } });
  expect(await seen('forn', 'others')).toMatchObject({ status: 400 });
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let n = 0; n < 5; n += 1)
    expect(await seen('forn', 'views')).toMatchObject({ body: { counted: true } });
  await seen('forn', 'calls');
  const told = { month: '2026-11', views: 5, calls: null, ways: null };
  expect(await till('shop/listing')).toMatchObject({ body: { visits: [{ views: null }] } });
  await council.council.keepVisits();
  expect(await till('shop/listing')).toMatchObject({ body: { visits: [told] } });
  const clerk = asking(council, await staffCookie(council, { id: 'shop clerk', roles: ['shopClerk'] }));
  expect(await clerk('staff/vouchers/shops/forn')).toMatchObject({ body: { visits: [told] } });
  expect(await open('showcase/figures')).toMatchObject({ body: { months: [told] } });
  expect(JSON.stringify((await open('showcase')).body)).not.toContain('views');
  const table = await council.server.inject({ url: '/api/vilanova/showcase/figures.csv' });
  expect(table.body).toContain('views;2026-11;5\r\ncalls;2026-11;<5\r\n');
});

it('a shop uploads a photo, which everybody sees once staff accept it', async () => {
  const council = await openTestCouncil();
  const till = asking(council, await shopCookie(council, bakery));
  await till('shop/listing', listing);
  const jpeg = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
  const photo = { alt: 'El mostrador', language: 'es', file: jpeg.toString('base64') };
  expect(await till('shop/photo', { ...photo, alt: ' ' })).toMatchObject({
    body: { errCode: 355, where: 'alt' },
  });
  expect(await till('shop/photo', { ...photo, file: 'AAAA' })).toMatchObject({
    body: { where: 'unknownKind' },
  });
  const file = 'comercio-forn.jpg';
  expect(await till('shop/photo', photo)).toMatchObject({ body: { waiting: { file } } });
  const get = (url: string, headers = {}) => council.server.inject({ url, headers });
  const clerk = { cookie: await staffCookie(council, { id: 'shop clerk', roles: ['shopClerk'] }) };
  const desk = '/api/vilanova/staff/vouchers/shops';
  expect((await get(`/files/vilanova/${file}`)).statusCode).toBe(404);
  expect((await get(`${desk}/forn/photo/${file}`)).statusCode).toBe(403);
  expect((await get(`${desk}/forn/photo/other.jpg`, clerk)).statusCode).toBe(404);
  expect((await get(desk, clerk)).json()).toMatchObject({ photos: ['forn'] });
  const seen = await get(`${desk}/forn/photo/${file}?w=480`, clerk);
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width: 480 });
  const decide = (isAccepted: boolean) =>
    council.server.inject({
      method: 'POST',
      url: `${desk}/forn/photo`,
      headers: clerk,
      payload: { file, isAccepted, reason: '' },
    });
  expect((await decide(false)).json()).toMatchObject({ where: 'noReason' });
  expect((await decide(true)).json()).toMatchObject({ shown: { file }, waiting: null });
  expect((await asking(council, '')('showcase')).body).toMatchObject({
    items: [{ photo: { src: `/files/vilanova/${file}`, alt: 'El mostrador' } }],
  });
  const shown = await get(`/files/vilanova/${file}`);
  expect(shown.rawPayload.includes('Somebody')).toBe(false);
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  expect(await till('shop/photo/remove', {})).toMatchObject({ body: { shown: null } });
  expect((await get(`/files/vilanova/${file}`)).statusCode).toBe(404);
});

it('says that shops take vouchers while a campaign is used, and after 90 days that a listing was not confirmed', async () => {
  const council = await openTestCouncil();
  const till = asking(council, await shopCookie(council, bakery));
  await putCampaign(council, openCampaign, []);
  await till('shop/listing', listing);
  const seen = async () => (await asking(council, '')('showcase')).body;
  expect(await seen()).toMatchObject({ vouchers: 'used', items: [{ takesVouchers: true }] });
  const day = 86_400_000;
  council.setTime(noon + 90 * day);
  expect(await seen()).toMatchObject({ items: [{ age: 'stale', days: 90 }] });
  council.setTime(noon + 180 * day);
  expect(await seen()).toMatchObject({ items: [] });
});
