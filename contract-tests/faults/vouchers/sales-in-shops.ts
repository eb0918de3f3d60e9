import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { codeOfVoucher, pauseCampaign } from '#fixtures/builders/vouchers/open-campaign.ts';
import { asking, shopCookie } from '#fixtures/builders/vouchers/shop-visit.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import {
  ana,
  atTill,
  ben,
  bens,
  first,
  pictureOf,
  second,
  soldCampaign,
  twenty,
} from '#fixtures/builders/vouchers/till.ts';
import { reversalLasts } from '#domain/vouchers/sales/reversal.ts';

/** A sale from its code to its receipt and back. */
function saleAndReversal(): void {
  it('goes from the code to the receipt, once, and is taken back within fifteen minutes', async () => {
    const { council, shop, sale } = await atTill();
    const looked = await shop('shop/vouchers', { text: codeOfVoucher(council, soldCampaign, first) });
    expect(looked).toMatchObject({ status: 200, body: { voucher: first.id, campaign: { state: 'open' } } });
    expect((looked.body as { vouchers?: { id: string }[] }).vouchers?.map(({ id }) => id).toSorted()).toEqual(
      [first.id, second.id, twenty.id].toSorted(),
    );
    expect(JSON.stringify(looked.body)).not.toContain(ana);
    const sent = sale({ lines: [{ voucher: first.id, uses: 2 }] });
    const receipt = await shop('shop/sales', sent);
    expect(receipt).toMatchObject({
      status: 200,
      body: { number: 'B-0001-1', price: '20.00', amount: '10.00', rest: '10.00', status: 'finished' },
    });
    // The answer was lost: the same sale is the same receipt, another one under its key is refused.
    expect(await shop('shop/sales', sent)).toEqual(receipt);
    expect(await shop('shop/sales', { ...sent, price: '21.00' })).toMatchObject({
      status: 409,
      body: { errCode: 81 },
    });
    const spent = await shop('shop/vouchers', { text: '7k2q-ra5d 3ht8' });
    expect(spent.body).toMatchObject({
      vouchers: expect.arrayContaining([
        expect.objectContaining({ id: first.id, status: 'used', usedAt: new Date(noon).toISOString() }),
      ]),
    });
    expect(await shop('shop/sales')).toMatchObject({ body: { sales: 1, validations: 2, owed: '10.00' } });
    const { id } = receipt.body as { id?: string };
    council.setTime(noon + reversalLasts - 1);
    const back = await shop(`shop/sales/${id}/reverse`, { campaign: 'otono' });
    expect(back).toMatchObject({ status: 200, body: { status: 'reversed' } });
    expect(await shop(`shop/sales/${id}/reverse`, { campaign: 'otono' })).toEqual(back);
    expect(await shop('shop/sales')).toMatchObject({
      body: { sales: 0, owed: '0.00', items: [{ status: 'reversed' }] },
    });
    const again = await shop('shop/sales', sale({ lines: [{ voucher: first.id, uses: 2 }] }));
    expect(again).toMatchObject({ status: 200, body: { number: 'B-0001-2', isTicketRepeated: true } });
  });
}

/** What is wrong with a sale, and where the council says so. */
const wrongSales: readonly (readonly [object, string])[] = [
  [{ price: '12,50' }, 'price'],
  [{ price: '1.234' }, 'price'],
  [{ price: '1e3' }, 'price'],
  [{ price: '-0' }, 'price'],
  [{ price: ' 12.5 ' }, 'price'],
  [{ price: '１２.５' }, 'price'],
  [{ price: '' }, 'price'],
  [{ key: 'short' }, 'key'],
  [{ campaign: 'none' }, 'unknownCampaign'],
  [{ lines: [] }, 'noLines'],
  [{ lines: [{ voucher: 'none', uses: 1 }] }, 'unknownVoucher'],
  [{ lines: [{ voucher: first.id, uses: 3 }] }, 'fewerUses'],
  [{ lines: [{ voucher: first.id, uses: -1 }] }, 'fewerUses'],
  [
    {
      lines: [
        { voucher: first.id, uses: 1 },
        { voucher: first.id, uses: 1 },
      ],
    },
    'twice',
  ],
  [
    {
      lines: [
        { voucher: first.id, uses: 1 },
        { voucher: second.id, uses: 1 },
      ],
    },
    'samePrice',
  ],
  [
    {
      lines: [
        { voucher: first.id, uses: 1 },
        { voucher: bens.id, uses: 1 },
      ],
    },
    'otherHolder',
  ],
  [{ price: '9.99' }, 'belowMinimum'],
  [{ ticket: 'none' }, 'noTicket'],
  [{ number: null }, 'noIdentity'],
];

/** Why sales are refused. */
function refusedSales(): void {
  it('is refused with what is missing, and nothing of it is stored', async () => {
    const { council, shop, sale } = await atTill();
    for (const [more, where] of wrongSales)
      expect(await shop('shop/sales', sale(more))).toMatchObject({ status: 409, body: { where } });
    expect(await shop('shop/sales', sale({ number: ben }))).toMatchObject({
      status: 403,
      body: { errCode: 257 },
    });
    const below = await shop('shop/sales', sale({ price: '9.99' }));
    expect(below.body).toMatchObject({ faults: [{ needed: 1000, missing: 1 }] });
    await pauseCampaign(council, soldCampaign);
    expect(await shop('shop/sales', sale())).toMatchObject({ body: { where: 'paused' } });
    council.setTime(soldCampaign.redeem.until);
    expect(await shop('shop/sales', sale())).toMatchObject({ body: { where: 'over' } });
    expect(await shop('shop/sales')).toMatchObject({ body: { sales: 0, items: [] } });
  });
}

/** Devices of so many other shops. */
const otherShops = async (council: Parameters<typeof shopCookie>[0], length: number) =>
  Promise.all(
    Array.from({ length }, async (_, n) => {
      const letters = String(n + 1).padStart(8, '0');
      const check = 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt((n + 1) % 23);
      const one = { ...bakery, id: `shop-${n}`, taxNumber: `${letters}${check}` };
      return asking(council, await shopCookie(council, one));
    }),
  );

/** Sales with one voucher at once. */
function racedSales(): void {
  it('takes one voucher once, of 64 shops that sell with it at once', async () => {
    const { council, shop: own, sale } = await atTill();
    const shops = await otherShops(council, 63);
    const tickets = await Promise.all(
      shops.map(async (one, n) => {
        const sent = { campaign: 'otono', kind: 'ticket', file: pictureOf(String(n)) };
        return ((await one('shop/pictures', sent)).body as { id?: string }).id;
      }),
    );
    const line = { lines: [{ voucher: twenty.id, uses: 1 }], price: '40.00' };
    const answers = await Promise.all([
      own('shop/sales', sale(line)),
      ...shops.map((one, n) => one('shop/sales', sale({ ...line, ticket: tickets[n] }))),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.where]).toEqual([409, 'notValid']);
  }, 120_000);
}

/** Sales of a shop that is suspended. */
function suspendedSales(): void {
  it('is refused in the middle if its shop is suspended, and goes on when it is authorised again', async () => {
    const { shop, clerk, sale } = await atTill();
    const sent = sale();
    const act = (name: string) =>
      clerk('staff/vouchers/shops/forn/acts', { act: name, reason: 'por revisar', most: null });
    expect((await act('suspend')).status).toBe(200);
    expect(await shop('shop/sales', sent)).toMatchObject({ status: 401, body: { errCode: 250 } });
    expect((await act('authorise')).status).toBe(200);
    expect(await shop('shop/sales', sent)).toMatchObject({ status: 200 });
  });
}

/** What staff take back. */
function lateReversals(): void {
  it('is taken back late by staff alone, with a reason, which is in the history of the shop', async () => {
    const { council, shop, clerk, sale } = await atTill();
    const { id } = (await shop('shop/sales', sale())).body as { id?: string };
    council.setTime(noon + reversalLasts);
    expect(await shop(`shop/sales/${id}/reverse`, { campaign: 'otono' })).toMatchObject({
      body: { where: 'tooLate' },
    });
    const path = `staff/vouchers/shops/forn/sales/${id}/reverse`;
    expect(await clerk(path, { campaign: 'otono', reason: ' ' })).toMatchObject({
      body: { where: 'noReason' },
    });
    expect(await clerk(path, { campaign: 'otono', reason: 'Devolvió la compra' })).toMatchObject({
      status: 200,
    });
    const { steps } = (await clerk('staff/vouchers/shops/forn')).body as {
      steps?: { act: string; words?: string }[];
    };
    expect(steps?.at(-1)).toMatchObject({
      act: 'shop.reverse',
      words: 'B-0001-1: Devolvió la compra',
      by: 'neus',
    });
  });
}

/** What holds of every sale, on a council of either database. */
export function salesInShops(name: string): void {
  describe(`a sale in a council on ${name}`, () => {
    saleAndReversal();
    refusedSales();
    racedSales();
    suspendedSales();
    lateReversals();
  });
}
