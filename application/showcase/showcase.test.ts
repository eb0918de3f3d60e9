import { describe, expect, it } from 'vitest';
import { dueOwner, noticeIn, noticeKind } from '#domain/notices/notice.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { TypedListing } from '#domain/showcase/typed-listing.ts';
import { noShopDetails } from '#domain/showcase/shop-details.ts';
import { noVisits, visitsId, visitsKind, visitsRecord } from '#domain/showcase/shop-visits.ts';
import { showcaseGood } from '#domain/showcase/showcase-records.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { bookingTown as town } from '#fixtures/builders/appointments/booking-town.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { askShops } from './ask-shops.ts';
import { askedListing, askingKey, confirmListing } from './confirm-listing.ts';
import { forgetOldListings, listingsKept, pickupsKept, seenMonthsKept } from './forget-old-listings.ts';
import { listShowcase } from './list-showcase.ts';
import { endPickup, listPickups, readPickup } from './pickups.ts';
import { readListingOf } from './read-listing.ts';
import { setPiecesAside } from './set-aside.ts';
import { writeListing } from './write-listing.ts';

const day = 86_400_000;
const cocas = { id: 'cocas', title: 'Dos cocas por 5 €', from: '2026-11-16', until: '2026-11-21', pieces: 3 };
const typed: TypedListing = {
  sells: 'Pan y coca',
  hours: 'De lunes a sábado, de 8 a 14',
  telephone: '960 000 001',
  isShown: true,
  offers: [cocas],
};

/** A town with shops, in memory: its clock begins on Wednesday at eleven. */
function aShowcase(first: readonly Shop[] = [bakery]) {
  const goods = memoryGoods();
  let now = noon - 3_600_000;
  let drawn = 0;
  let shops = first;
  const ports = {
    goods,
    goodsRecords: goods,
    clock: { now: () => now },
    seal: (text: string) => `${[...text].reduce((sum, one) => sum + one.charCodeAt(0), 0)}`.padEnd(40, 'x'),
    shops: {
      find: async (_realm: unknown, id: string) => shops.find((one) => one.id === id) ?? null,
      list: async () => shops,
    },
    random: (length: number) => new Uint8Array(length).fill((drawn += 1)),
  };
  const write = (more: Partial<TypedListing> = {}, shop = 'forn', language: Language = 'es') =>
    writeListing(ports)(town, { shop, language }, { ...typed, ...more });
  const ask = (more: object = {}, shop = 'forn') =>
    setPiecesAside(ports)(town, shop, {
      id: 'a-key-made-by-chance',
      offer: 'cocas',
      pieces: 2,
      name: ' Empar ',
      ...more,
    });
  return {
    ports,
    write,
    ask,
    round: () => askShops(ports)(town),
    shown: async () => (await listShowcase(ports)(town)).map(({ shop }) => shop.id),
    left: async () => (await listShowcase(ports)(town))[0]?.offers.map((one) => one.left),
    notices: async () =>
      (
        await goods.list(
          { realm: town.realm, good: showcaseGood },
          { kind: noticeKind, owner: dueOwner, from: null, until: null, limit: 99, after: null },
        )
      ).map((record) => noticeIn(record)),
    confirmed: async (shop = 'forn') => (await readListingOf(ports)(town.realm, shop)).listing?.confirmed,
    setTime: (at: number) => void (now = at),
    setShops: (next: readonly Shop[]) => void (shops = next),
    setDraws: (count: number) => void (drawn = count),
  };
}

describe('the showcase', () => {
  it('has the authorised shops that want to be seen, until nobody has confirmed them for 180 days', async () => {
    const other = { ...bakery, id: 'llibreria', status: 'suspended' } as const;
    const silent = { ...bakery, id: 'silent' };
    const { write, shown, setTime, setShops, left } = aShowcase([bakery, other, silent]);
    expect(await write({ sells: '' })).toMatchObject({ left: { fields: ['sells'] } });
    expect(await shown()).toEqual([]);
    await write();
    await write({ offers: [{ ...cocas, pieces: 0 }] }, 'llibreria');
    expect(await shown()).toEqual(['forn']);
    expect(await left()).toEqual([3]);
    setShops([bakery, { ...other, status: 'authorised' }]);
    expect(await shown()).toEqual(['forn', 'llibreria']);
    await write({ isShown: false });
    expect(await shown()).toEqual(['llibreria']);
    setTime(noon + 180 * day);
    expect(await shown()).toEqual([]);
  });

  it('is read to its end if it has more shops than a page of records', async () => {
    const many = Array.from({ length: 501 }, (_, n) => ({ ...bakery, id: `shop-${n}` }));
    const { write, shown } = aShowcase(many);
    // oxlint-disable-next-line no-await-in-loop -- one shop after the other
    for (const { id } of many) await write({ offers: [] }, id);
    expect(await shown()).toHaveLength(501);
  });

  it('keeps what a shop said of how it serves if an old page saves it without', async () => {
    const { ports, write } = aShowcase();
    const details = { takesCards: true, web: 'https://forn.example' };
    await write({ details });
    await write({ sells: 'Dulces' });
    const { listing } = await readListingOf(ports)(town.realm, 'forn');
    expect(listing).toMatchObject({ sells: 'Dulces', details });
    await write({ details: {} });
    expect((await readListingOf(ports)(town.realm, 'forn')).listing?.details).toEqual(noShopDetails);
  });

  it('keeps one of two listings that a shop writes at the same moment', async () => {
    const { write, confirmed } = aShowcase();
    const both = await Promise.all([write(), write({ sells: 'Dulces' })]);
    expect(both.map((one) => isLeft(one) && one.left.kind)).toContain('listingChanged');
    expect(await confirmed()).toBe(noon - 3_600_000);
  });
});

describe('the weekly question', () => {
  const monday = Date.parse('2026-11-23T08:00:00Z');

  it('is mailed once on Monday at nine, however many processes look, and again a week later', async () => {
    const { write, round, notices, setTime } = aShowcase();
    await write();
    setTime(monday - 1);
    await round();
    expect(await notices()).toEqual([]);
    setTime(monday);
    await Promise.all([round(), round()]);
    await round();
    expect(await notices()).toMatchObject([
      {
        to: bakery.email,
        state: monday,
        language: 'es',
        about: { kind: 'listing', word: 'asked', key: 'forn' },
      },
    ]);
    setTime(monday + 7 * day);
    await round();
    expect(await notices()).toHaveLength(2);
  });

  it('is in the language of the listing, whatever that of the town and of the hours of its application', async () => {
    const { write, round, notices, setTime } = aShowcase([{ ...bakery, hours: { en: '8 to 14' } }]);
    await write({ hours: 'De dilluns a dissabte, de 8 a 14' }, 'forn', 'va');
    setTime(monday);
    await round();
    expect([town.defaultLanguage, await notices()]).toMatchObject(['es', [{ language: 'va' }]]);
  });

  it('is not asked of a shop that is suspended, has left, is unknown, or has not answered for 180 days', async () => {
    const shops = ['forn', 'left', 'gone', 'suspended'].map((id) => ({ ...bakery, id }));
    const { write, round, notices, setTime, setShops } = aShowcase(shops);
    // oxlint-disable-next-line no-await-in-loop -- one shop after the other
    for (const { id } of shops) await write({ offers: [] }, id);
    const states = { left: 'left', suspended: 'suspended', forn: 'authorised' } as const;
    setShops(Object.entries(states).map(([id, status]) => ({ ...bakery, id, status })));
    setTime(monday);
    await round();
    expect((await notices()).map((one) => one?.about.key)).toEqual(['forn']);
    setShops([{ ...bakery, id: 'suspended' }]);
    setTime(monday + 7 * day);
    await round();
    expect((await notices()).map((one) => one?.about.key)).toContain('suspended');
    const before = (await notices()).length;
    setTime(noon + 181 * day);
    await round();
    expect(await notices()).toHaveLength(before);
  });

  it('is answered by one tap of its link, once; an old link confirms nothing', async () => {
    const { ports, write, setTime, confirmed, setShops } = aShowcase();
    await write();
    const key = askingKey(ports.seal, town.realm, 'forn', monday);
    setTime(monday + day);
    expect(await askedListing(ports)(town.realm, key)).toMatchObject({ asked: monday, shop: { id: 'forn' } });
    expect(await confirmed()).toBe(noon - 3_600_000);
    const [first] = await Promise.all([confirmListing(ports)(town, key), confirmListing(ports)(town, key)]);
    expect(first?.listing.confirmed).toBe(monday + day);
    setTime(monday + 9 * day);
    expect((await confirmListing(ports)(town, key))?.listing.confirmed).toBe(monday + day);
    expect(await confirmed()).toBe(monday + day);
    // oxlint-disable-next-line no-await-in-loop -- each link alone
    for (const wrong of [
      '',
      'forn',
      'forn.zz.x',
      `${key}1`,
      key.replace('forn', 'other'),
      `forn.${'z'.repeat(20)}.x`,
    ])
      expect(await confirmListing(ports)(town, wrong)).toBeNull();
    const none = askingKey(ports.seal, town.realm, 'none', monday);
    expect(await askedListing(ports)(town.realm, none)).toBeNull();
    setShops([{ ...bakery, status: 'suspended' }]);
    expect(await askedListing(ports)(town.realm, key)).toBeNull();
  });

  it('is answered once by two presses that two processes get at different moments', async () => {
    const { ports, write, confirmed, setTime } = aShowcase();
    await write();
    const key = askingKey(ports.seal, town.realm, 'forn', monday);
    setTime(monday + day);
    const other = { ...ports, clock: { now: () => monday + day + 5 } };
    const both = await Promise.all([confirmListing(ports)(town, key), confirmListing(other)(town, key)]);
    expect(both.map((one) => one?.listing.confirmed)).toEqual([monday + day, monday + day]);
    expect(await confirmed()).toBe(monday + day);
  });

  it('brings a hidden shop back by its last link', async () => {
    const { ports, write, setTime, shown } = aShowcase();
    await write();
    setTime(noon + 200 * day);
    expect(await shown()).toEqual([]);
    await confirmListing(ports)(town, askingKey(ports.seal, town.realm, 'forn', monday));
    expect(await shown()).toEqual(['forn']);
  });
});

describe('what a shop sets aside', () => {
  it('has its title in each language in which the shop says it', async () => {
    const { write, ask } = aShowcase();
    const valencian = { language: 'va' as const, sells: '', hours: '' };
    const others = [{ ...valencian, offers: [{ id: 'cocas', title: 'Dos coques per 5 €' }] }];
    await write({ others });
    const titles = { es: 'Dos cocas por 5 €', va: 'Dos coques per 5 €' };
    expect(await ask()).toMatchObject({ right: { title: titles.es, titles } });
  });

  it('is kept until the shop closes, once however often it is sent, and is free again then', async () => {
    const { write, ask, left, setTime, ports } = aShowcase();
    await write();
    expect(await ask()).toMatchObject({
      right: { title: 'Dos cocas por 5 €', name: 'Empar', until: Date.parse('2026-11-18T13:00:00Z') },
    });
    expect(await ask()).toMatchObject({ right: { pieces: 2 } });
    expect(await ask({ pieces: 1 })).toEqual({ left: { kind: 'otherPickup' }, _tag: 'Left' });
    expect(await left()).toEqual([1]);
    const second = { id: 'another-key-by-chance' };
    expect(await ask(second)).toMatchObject({ left: { kind: 'soldOut', left: 1 } });
    expect(await readPickup(ports)(town.realm, 'forn', 'a-key-made-by-chance')).toMatchObject({
      state: 'waits',
    });
    setTime(Date.parse('2026-11-18T13:00:00Z'));
    expect(await readPickup(ports)(town.realm, 'forn', 'a-key-made-by-chance')).toMatchObject({
      state: 'lapsed',
    });
    expect(await left()).toEqual([3]);
    expect(await readPickup(ports)(town.realm, 'forn', 'none')).toBeNull();
  });

  it('is refused if it is not offered now, or the shop does not open before the offer ends', async () => {
    const { write, ask, setTime, setShops, setDraws } = aShowcase();
    expect(await ask()).toMatchObject({ left: { kind: 'notOffered' } });
    const offers = [
      cocas,
      { ...cocas, id: 'later', from: '2026-11-19' },
      { ...cocas, id: 'none', pieces: 0 },
    ];
    await write({ offers });
    // oxlint-disable-next-line no-await-in-loop -- each offer alone
    for (const offer of ['later', 'none', 'unknown'])
      expect(await ask({ offer })).toMatchObject({ left: { kind: 'notOffered' } });
    expect(await ask({ name: '' })).toMatchObject({ left: { kind: 'wrong', field: 'name' } });
    expect(await ask({}, 'none')).toMatchObject({ left: { kind: 'notOffered' } });
    await ask();
    setDraws(0);
    expect(await ask({ id: 'another-key-by-chance', pieces: 1 })).toMatchObject({ left: { kind: 'busy' } });
    await write({ offers: [{ ...cocas, pieces: 1 }] });
    expect(await ask({ id: 'another-key-by-chance', pieces: 1 })).toMatchObject({
      left: { kind: 'soldOut', left: 0 },
    });
    setTime(Date.parse('2026-11-21T12:30:00Z'));
    expect(await ask({ id: 'another-key-by-chance' })).toMatchObject({ left: { kind: 'closed' } });
    setShops([{ ...bakery, status: 'suspended' }]);
    expect(await ask({ id: 'another-key-by-chance' })).toMatchObject({ left: { kind: 'notOffered' } });
  });

  it('is not promised by hours that are no longer understood, and has lapsed if its grant is unknown', async () => {
    const { ports, write, ask } = aShowcase();
    await write();
    const goodsRecords: typeof ports.goodsRecords = {
      ...ports.goodsRecords,
      record: async (...asked) => {
        const found = await ports.goodsRecords.record(...asked);
        return found && { ...found, body: { ...found.body, hours: 'casi siempre' } };
      },
    };
    const asked = { id: 'a-key-made-by-chance', offer: 'cocas', pieces: 2, name: 'Empar' };
    expect(await setPiecesAside({ ...ports, goodsRecords })(town, 'forn', asked)).toMatchObject({
      left: { kind: 'closed' },
    });
    await ask();
    const goods = { ...ports.goods, grant: async () => null };
    expect(await readPickup({ ...ports, goods })(town.realm, 'forn', asked.id)).toMatchObject({
      state: 'lapsed',
    });
  });

  it('of two that come at once under one key with different things, one is kept', async () => {
    const { write, ask } = aShowcase();
    await write();
    const both = await Promise.all([ask(), ask({ pieces: 1 })]);
    expect(both.map((one) => isLeft(one) && one.left.kind)).toEqual([false, 'otherPickup']);
  });

  it('is handed over or given back, once, and only while it waits', async () => {
    const { ports, write, ask, left } = aShowcase();
    await write();
    await ask();
    await ask({ id: 'another-key-by-chance', pieces: 1 });
    const hand = endPickup(ports, 'handed');
    const giveBack = endPickup(ports, 'returned');
    expect(await hand(town.realm, 'forn', 'none', 'Caja 1')).toMatchObject({
      left: { kind: 'unknownPickup' },
    });
    for (let n = 0; n < 2; n += 1)
      // oxlint-disable-next-line no-await-in-loop -- pressed twice
      expect(await hand(town.realm, 'forn', 'a-key-made-by-chance', 'Caja 1')).toMatchObject({
        right: { state: 'handed' },
      });
    expect(await giveBack(town.realm, 'forn', 'a-key-made-by-chance', 'sender')).toMatchObject({
      left: { kind: 'notWaiting' },
    });
    expect(await giveBack(town.realm, 'forn', 'another-key-by-chance', 'sender')).toMatchObject({
      right: { state: 'returned' },
    });
    expect(await left()).toEqual([1]);
    expect((await listPickups(ports)(town.realm, 'forn')).map(({ state }) => state).toSorted()).toEqual([
      'handed',
      'returned',
    ]);
  });
});

it('names are erased a month after things were set aside, and listings after two years without a confirmation', async () => {
  const { ports, write, ask, confirmed } = aShowcase();
  await write();
  await ask();
  const forget = forgetOldListings({
    ...ports,
    fileRegister: { change: async () => null, remove: async () => 'unknown' },
    realms: { towns: async () => [town] },
  });
  const made = noon - 3_600_000;
  await ports.goods.ask(
    { realm: town.realm, good: 'other' },
    {
      key: 'x',
      bodyHash: '',
      at: 0,
      by: 'sender',
      acts: [],
      money: [],
      records: [{ kind: 'pickup', id: 'x', owner: '', at: 0, version: 1, body: {} }],
    },
  );
  await forget(made + pickupsKept);
  expect(await listPickups(ports)(town.realm, 'forn')).toHaveLength(1);
  await forget(made + pickupsKept + 1);
  expect(await listPickups(ports)(town.realm, 'forn')).toHaveLength(0);
  const good = { realm: town.realm, good: showcaseGood };
  const seen = { shop: 'forn', month: '2026-11' };
  const request = { key: 'y', bodyHash: '', at: 0, by: 'system', acts: [], money: [] };
  await ports.goods.ask(good, { ...request, records: [visitsRecord(seen, noVisits, 1)] });
  const visits = () => ports.goods.record(good, visitsKind, visitsId('forn', '2026-11'));
  await forget(Date.parse('2026-11-01T00:00:00Z') + seenMonthsKept);
  expect(await visits()).not.toBeNull();
  await forget(Date.parse('2026-11-01T00:00:00Z') + seenMonthsKept + 1);
  expect(await visits()).toBeNull();
  await forget(made + listingsKept);
  expect(await confirmed()).toBe(made);
  await forget(made + listingsKept + 1);
  expect(await confirmed()).toBeUndefined();
  expect(await ports.goods.record({ realm: town.realm, good: 'other' }, 'pickup', 'x')).not.toBeNull();
});
