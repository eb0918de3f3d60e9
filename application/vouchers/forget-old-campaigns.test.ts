import { describe, expect, it } from 'vitest';
import { marksLast, ticketsLast } from '#domain/vouchers/retention.ts';
import { orderRecord } from '#domain/vouchers/issue/issue-records.ts';
import { ticketKind, receiptRecord } from '#domain/vouchers/sales/sale-records.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { settledTown, settledTownInMemory, soldSale } from '#fixtures/builders/vouchers/settled-town.ts';
import { cents } from '#domain/shared/money.ts';
import { memoryPictures } from '#fixtures/memory/vouchers/voucher-pictures.ts';
import { countCampaign } from './count-campaign.ts';
import { forgetOldCampaigns } from './forget-old-campaigns.ts';

const { until } = openCampaign.redeem;

/** A campaign with one sale, its ticket and the order of its voucher. */
async function aFinishedTown() {
  const town = await settledTownInMemory();
  const pictures = memoryPictures();
  const ticket = {
    id: 't1',
    campaign: openCampaign.id,
    shop: 'forn',
    kind: 'ticket',
    hash: 'h',
    at: noon,
  } as const;
  await pictures.keep(settledTown, ticket, new Uint8Array());
  await town.sell(soldSale('one', 'forn', noon));
  const vouchers = [{ id: 'voucher of one', type: 'veinte' }];
  const order = { id: 'key', holder: 'ana', area: null, vouchers, amount: cents(0), payment: null } as const;
  const other = { ...order, vouchers: [], at: noon };
  const records = [
    receiptRecord('h', { id: 'one', shop: 'forn', at: noon }),
    orderRecord({ ...order, state: 'granted', at: noon }, 1),
    orderRecord({ ...other, id: 'left', state: 'ended' }, 1),
    orderRecord({ ...other, id: 'in line', state: 'waiting' }, 1),
    orderRecord({ ...other, id: 'begun to pay', state: 'ended', payment: 'p' }, 1),
    orderRecord({ ...other, id: 'paid back', state: 'refunded', payment: 'q' }, 1),
  ];
  await town.store({ key: 'o', bodyHash: '', at: noon, by: 'x', acts: [], money: [], records });
  const realms = { towns: async () => [aTown(settledTown)] };
  const { ports, good } = town;
  const forget = forgetOldCampaigns({ ...ports, voucherPictures: pictures, realms });
  const line = (account: string, amount: number) =>
    ({ kind: 'cents', account, amount: cents(amount) }) as const;
  return {
    forget,
    pay: () =>
      town.store({
        key: 'paid',
        bodyHash: '',
        at: noon,
        by: 'x',
        acts: [],
        records: [],
        money: [line('shop/forn', 2000), line('bank', -2000)],
      }),
    ticket: async () => [
      await pictures.find(settledTown, 't1'),
      await ports.goods.record(good, ticketKind, 'h'),
    ],
    orders: async () => {
      const query = { kind: 'order', owner: null, from: null, until: null, limit: 9, after: null };
      return (await ports.goods.list(good, query)).map(({ id }) => id).toSorted();
    },
    marks: async () => [
      await ports.goods.record(good, 'order', 'key'),
      (await ports.goods.record(good, 'voucher', 'voucher of one'))?.owner,
      (await ports.goods.grant(good, 'voucher of one', noon))?.holder,
    ],
    figures: () => countCampaign(ports)(settledTown, openCampaign, { at: until, zone: 'Europe/Madrid' }),
  };
}

describe('what is no longer needed of a campaign', () => {
  it('are its tickets thirty days after its shops are paid, and not while they are owed', async () => {
    const { forget, pay, ticket } = await aFinishedTown();
    await forget(until - 1);
    await forget(until + ticketsLast);
    expect(await ticket()).toMatchObject([{ id: 't1' }, { id: 'h' }]);
    await pay();
    await forget(until + ticketsLast - 1);
    expect(await ticket()).toMatchObject([{ id: 't1' }, { id: 'h' }]);
    await forget(until + ticketsLast);
    expect(await ticket()).toEqual([null, null]);
  });

  it('are the orders that came to nothing, as early as its tickets, but not those with money', async () => {
    const { forget, pay, orders } = await aFinishedTown();
    await pay();
    await forget(until + ticketsLast - 1);
    expect(await orders()).toEqual(['begun to pay', 'in line', 'key', 'left', 'paid back']);
    await forget(until + ticketsLast);
    expect(await orders()).toEqual(['begun to pay', 'key', 'paid back']);
  });

  it('is whose vouchers were, while its figures stay to the last number', async () => {
    const { forget, pay, marks, figures } = await aFinishedTown();
    await pay();
    const before = await figures();
    await forget(until + marksLast - 1);
    expect(await marks()).toMatchObject([{ id: 'key' }, 'ana', 'ana']);
    await forget(until + marksLast);
    expect(await marks()).toEqual([null, '', '']);
    expect(await figures()).toEqual(before);
    await forget(until + marksLast);
    expect(await figures()).toEqual(before);
  });
});
