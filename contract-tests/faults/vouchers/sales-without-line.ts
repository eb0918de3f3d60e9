import { describe, expect, it } from 'vitest';
import type { OfflineCampaign } from '#adapters/wire/vouchers/offline/prepare-offline.ts';
import type { SyncedSale } from '#adapters/wire/vouchers/offline/sync-sales.ts';
import { cents } from '#domain/shared/money.ts';
import { readSpent } from '#domain/vouchers/offline/spent-list.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { codeOfVoucher, putCampaign } from '#fixtures/builders/vouchers/open-campaign.ts';
import { asking, shopCookie } from '#fixtures/builders/vouchers/shop-visit.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import {
  ana,
  first,
  pictureOf,
  second,
  soldCampaign,
  soldVouchers,
  twenty,
} from '#fixtures/builders/vouchers/till.ts';

const hour = 3_600_000;
const campaign = {
  ...soldCampaign,
  offline: { vouchers: 5, amount: cents(4000), hours: 8, devices: 2, bearer: 'council' },
} as const;
const others = [
  { ...bakery, id: 'roig', taxNumber: '12345678Z', name: 'Ferretería Roig' },
  { ...bakery, id: 'mar', taxNumber: '00000000T', name: 'Pescadería Mar' },
];

type Calls = ReturnType<typeof asking>;

let keys = 0;

/** The till of a shop that loses its line: what it has prepared, and what it brings afterwards. */
async function tillOf(council: TestCouncil, call: Calls) {
  const prepare = async (hasUnsent = false) => {
    const { status, body } = await call('shop/offline', { hasUnsent, lists: [] });
    expect(status).toBe(200);
    const [found] = (body as unknown as { campaigns: readonly OfflineCampaign[] }).campaigns;
    if (found === undefined) throw new Error('no campaign');
    return found;
  };
  const ticket = async () => {
    const file = pictureOf(String((keys += 1)));
    return (
      (await call('shop/pictures', { campaign: 'otono', kind: 'ticket', file })).body as { id?: string }
    ).id;
  };
  const sold = async (more: object = {}) => ({
    key: `key-without-line-${String((keys += 1)).padStart(6, '0')}`,
    campaign: 'otono',
    allowance: (await prepare(true)).allowance?.from ?? '',
    madeAt: new Date(noon + hour).toISOString(),
    price: '40.00',
    lines: [{ code: codeOfVoucher(council, campaign, twenty), uses: 1 }],
    ticket: await ticket(),
    number: ana,
    ...more,
  });
  const bring = async (...sales: readonly object[]) => {
    const { status, body } = await call('shop/offline/sales', { sales });
    expect(status).toBe(200);
    return (body as unknown as { items: readonly SyncedSale[] }).items;
  };
  return { call, prepare, sold, bring, ticket };
}

/** A council with three shops; their tills ask through one process or two. */
async function shops() {
  const council = await openTestCouncil();
  await putCampaign(council, campaign, soldVouchers);
  const cookies = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that their numbers are known
  for (const shop of [bakery, ...others]) cookies.push(await shopCookie(council, shop));
  const [forn = '', roig = '', mar = ''] = cookies;
  const other = await council.second();
  return {
    council,
    other,
    forn: await tillOf(council, asking(council, forn)),
    roig: await tillOf(council, asking(other, roig)),
    mar: await tillOf(council, asking(council, mar)),
    later: (at: number) => {
      council.setTime(at);
      other.setTime(at);
    },
  };
}

const outcomes = (items: readonly SyncedSale[]) => items.map(({ outcome, where }) => where ?? outcome);

/** What a device gets, and how many devices get something. */
function preparedDevices(): void {
  it('gives a device all that it needs, and no more devices than were signed', async () => {
    const { council, forn, roig, mar, later } = await shops();
    const prepared = await forn.prepare();
    expect(prepared).toMatchObject({
      id: 'otono',
      bearer: 'council',
      none: null,
      allowance: { from: new Date(noon).toISOString(), until: new Date(noon + 8 * hour).toISOString() },
      types: [{ id: 'cinco', face: 500 }, { id: 'veinte' }],
    });
    expect(prepared.allowance).toMatchObject({ vouchers: 5, amount: 4000 });
    later(noon + 1000);
    await roig.prepare();
    expect(await mar.prepare()).toMatchObject({ allowance: null, none: 'noDevices' });
    const { allowance: _, madeAt: __, ...onLine } = await forn.sold();
    await forn.call('shop/sales', { ...onLine, lines: [{ voucher: first.id, uses: 1 }] });
    later(noon + 10_000);
    const { spent } = await roig.prepare();
    const lists = (spent?.lists ?? []).map((one) => ({ ...one, bytes: Buffer.from(one.bytes, 'base64') }));
    const left = readSpent(lists);
    expect([first, second].map(({ id }) => left?.({ id, uses: 2 }))).toEqual([1, 2]);
    const has = { hasUnsent: false, lists: [{ campaign: 'otono', version: spent?.version ?? '' }] };
    expect((await roig.call('shop/offline', has)).body).toMatchObject({ campaigns: [{ spent: null }] });
    expect(await asking(council, '')('shop/offline', has)).toMatchObject({ status: 401 });
  });
}

/** Two devices without a line, one voucher. */
function oneVoucherTwice(): void {
  it.each(['in order', 'the other way round', 'at once'])(
    'has one winner of two tills without a line, whoever comes first: %s',
    async (turn) => {
      const { forn, roig, later } = await shops();
      await forn.prepare();
      later(noon + 1000);
      await roig.prepare();
      const sales = [await forn.sold(), await roig.sold()] as const;
      later(noon + 9 * hour);
      const steps = [() => forn.bring(sales[0]), () => roig.bring(sales[1])] as const;
      if (turn === 'at once') await Promise.all(steps.map((step) => step()));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      else for (const step of turn === 'in order' ? steps : steps.toReversed()) await step();
      const again = [await forn.bring(sales[0]), await roig.bring(sales[1])];
      expect(again.map(outcomes)).toEqual([['confirmed'], ['conflicting']]);
      expect(again[1]?.[0]?.sale).toMatchObject({
        amount: '20.00',
        status: 'conflicting',
        offline: { lost: '20.00', bearer: 'council', isLate: false },
      });
    },
  );
}

/** A desk gives a new voucher for a lost one while tills without a line have taken the old one. */
function replacedMeanwhile(): void {
  it('gives what is taken back to the new voucher, and nothing for the old code', async () => {
    const { council, forn, roig, later } = await shops();
    await forn.prepare();
    later(noon + 1000);
    await roig.prepare();
    const lines = [{ code: codeOfVoucher(council, campaign, first), uses: 1 }];
    const sales = [await forn.sold({ lines }), await roig.sold({ lines })] as const;
    later(noon + 9 * hour);
    const clerk = asking(
      council,
      await staffCookie(council, { id: 'neus', roles: ['deskOfficer', 'shopClerk'], now: noon + 9 * hour }),
    );
    const desk = 'staff/vouchers/campaigns/otono/desk';
    const own = async () => {
      const { body } = await clerk(`${desk}/people`, { identity: ana });
      return (
        body as unknown as { has: readonly { name: string; type: string; uses: number; used: number }[] }
      ).has;
    };
    const [{ sale: stored } = { sale: null }] = await forn.bring(sales[0]);
    const name = (await own()).find(({ used }) => used === 1)?.name;
    const key = 'key-of-the-replacement-1';
    const made = (await clerk(`${desk}/replacements`, { key, identity: ana, name })).body as unknown as {
      vouchers: readonly { id: string; used: number }[];
    };
    expect(made.vouchers).toMatchObject([{ used: 1 }]);
    expect((await roig.bring(sales[1])).map(({ outcome }) => outcome)).toEqual(['conflicting']);
    const back = { campaign: 'otono', reason: 'Devolución' };
    const path = (shop: string, sale: string | undefined) =>
      `staff/vouchers/shops/${shop}/sales/${sale}/reverse`;
    expect(await clerk(path('forn', stored?.id), back)).toMatchObject({ status: 200 });
    // The other till was next: it has the use now. Taken back too, it is in the new voucher.
    const [again] = await roig.bring(sales[1]);
    expect(again).toMatchObject({ outcome: 'confirmed' });
    expect((await own()).filter(({ used }) => used === 1)).toHaveLength(1);
    expect(await clerk(path('roig', again?.sale?.id), back)).toMatchObject({ status: 200 });
    expect((await own()).every(({ used }) => used === 0)).toBe(true);
  });
}

/** What is refused, and what comes later than anybody waited for. */
function riskyAndLate(): void {
  it('is the shop’s own risk beyond its allowance, and takes what is left if it comes two days later', async () => {
    const { forn, later } = await shops();
    const { allowance } = await forn.prepare();
    const sale = await forn.sold();
    const more = async (extra: object) => ({ ...(await forn.sold(extra)) });
    const wrong = [
      await more({ allowance: new Date(noon - 1).toISOString() }),
      await more({ madeAt: allowance?.until }),
      await more({ madeAt: new Date(noon + 50 * hour).toISOString() }),
      await more({ madeAt: 'ayer' }),
      await more({ price: '12,50' }),
      await more({ ticket: 'none' }),
      await more({ number: null }),
      await more({ lines: [{ code: 'CV1:forged', uses: 1 }] }),
      await more({ lines: [{ code: 'ZZZZZZZZZZZZ', uses: 1 }] }),
      await more({ lines: [] }),
    ];
    later(noon + 48 * hour);
    expect(outcomes(await forn.bring(...wrong))).toEqual([
      'noAllowance',
      'outsideHours',
      'clockWrong',
      'moment',
      'price',
      'noTicket',
      'noIdentity',
      'notACode',
      'unknownVoucher',
      'noLines',
    ]);
    const [late] = await forn.bring(sale);
    expect(late).toMatchObject({
      outcome: 'confirmed',
      sale: { amount: '20.00', offline: { isLate: true } },
    });
    const { status } = await forn.call('shop/offline/sales', {
      sales: Array.from({ length: 51 }, () => sale),
    });
    expect(status).toBe(409);
  });
}

/** What holds of sales without a line, on a council of either database. */
export function salesWithoutLine(name: string): void {
  describe(`a sale without a line in a council on ${name}`, () => {
    preparedDevices();
    oneVoucherTwice();
    riskyAndLate();
    replacedMeanwhile();
  });
}
