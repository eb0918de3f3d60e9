import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { allPool, goodOfCampaign, poolsOf } from '#domain/vouchers/pools.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { openRules } from '#fixtures/builders/vouchers/given-vouchers.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { memoryCensus } from '#fixtures/memory/census-register.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { memoryIdentities } from '#fixtures/memory/identity-check.ts';
import { memoryPictures } from '#fixtures/memory/vouchers/voucher-pictures.ts';
import { finishSale } from '../sales/finish-sale.ts';
import { reverseSale } from '../sales/reverse-sale.ts';
import { readDeskDay } from './desk-tallies.ts';
import { giveVoucherBack } from './give-voucher-back.ts';
import { orderVouchers } from './order-vouchers.ts';
import { personAtDesk } from './person-at-desk.ts';
import { readOrder } from './read-order.ts';
import { viewOrder } from './read-wallet.ts';
import { replaceVoucher } from './replace-voucher.ts';

const realm = realmId('vilanova');
const town = aTown();
const good = { realm, good: goodOfCampaign('otono') };
const shop = { shop: bakery, device: { id: 'd1', shop: 'forn', name: 'Caja', since: noon, passkey: null } };

/** Vouchers of ten euros in two uses, sold for five, which can be given back. */
const sold: VoucherCampaign = {
  ...openCampaign,
  types: openCampaign.types.map((type) => ({ ...type, price: cents(500), minimum: cents(0), uses: 2 })),
  identityProof: 'shown',
  deskShare: 20,
  perPerson: 3,
  returnDays: 5,
};

let now = noon;
let seed = 0;

async function aDesk(campaign: VoucherCampaign = sold) {
  const goods = memoryGoods();
  await openRules(goods, realm, campaign);
  const pictures = memoryPictures();
  const ticket = { id: 't1', campaign: 'otono', shop: 'forn', hash: 'h1', at: noon, kind: 'ticket' } as const;
  await pictures.keep(realm, ticket, new Uint8Array());
  const refunds: unknown[] = [];
  const ports = {
    goods,
    goodsRecords: goods,
    voucherPictures: pictures,
    voucherKeys: {
      holder: (_: unknown, person: string) => `mark of ${person}`,
      publicKey: () => new Uint8Array(32),
      sign: () => new Uint8Array(64),
    },
    passSeal: {
      digest: (_: unknown, secret: string) => createHash('sha256').update(secret).digest('hex'),
    },
    census: memoryCensus(realm, []),
    identities: memoryIdentities(realm, []),
    clock: { now: () => now },
    random: (length: number) => {
      seed += 1;
      return new Uint8Array(createHash('sha256').update(String(seed)).digest().subarray(0, length));
    },
    refund: async (_: unknown, payment: string) => {
      refunds.push(payment);
      return right('sent');
    },
  };
  const give = (key: string, more: { readonly identity?: string; readonly by?: string } = {}) =>
    orderVouchers(ports)(town, 'otono', {
      id: key,
      lines: [{ type: 'cinco', count: 1 }],
      area: null,
      channel: 'desk',
      by: more.by ?? 'Neus',
      person: { written: { identity: more.identity ?? '12345678Z', birthDay: null }, isAtDesk: true },
    });
  const look = async (identity = '12345678Z') => {
    const found = await personAtDesk(ports)(realm, 'otono', identity);
    if (isLeft(found)) throw new Error(found.left.kind);
    return found.right;
  };
  const replace = async (key: string, more: object = {}) => {
    const [first] = (await look()).has;
    const lost = { campaign: 'otono', identity: '12345678Z', name: first?.name ?? '', key, by: 'Neus' };
    return replaceVoucher(ports)(realm, { ...lost, ...more });
  };
  const sell = (voucher: string, key: string) =>
    finishSale(ports)(realm, shop, {
      key,
      campaign: 'otono',
      price: cents(2000),
      lines: [{ voucher, uses: 1 }],
      ticket: 't1',
      photo: null,
      number: null,
      isSeen: true,
    });
  const audit = () => auditGoods({ books: goods })();
  const wallet = async (key: string) => {
    const kept = await readOrder(ports)(good, key);
    return kept === null ? [] : (await viewOrder(ports)(town, campaign, kept.order)).vouchers;
  };
  return { ports, goods, give, look, replace, sell, audit, wallet, refunds };
}
const idOf = (order: Awaited<ReturnType<Awaited<ReturnType<typeof aDesk>>['replace']>>) =>
  isLeft(order) ? order.left.kind : (order.right.vouchers[0]?.id ?? '');

beforeEach(() => {
  now = noon;
});

describe('a person at a desk', () => {
  it('is found by the number that was seen, with what they can have and have, and no code of it', async () => {
    const { give, look, ports } = await aDesk();
    expect(await look()).toMatchObject({ allowance: { most: 3 }, has: [] });
    const given = await give('one');
    const { allowance, has } = await look(' 12.345.678-z ');
    expect([allowance.most, has.length]).toEqual([2, 1]);
    expect(has[0]?.name).not.toContain(idOf(given as never));
    for (const [campaign, identity, kind] of [
      ['otra', '12345678Z', 'unknownCampaign'],
      ['otono', '12345678A', 'identityUnreadable'],
    ] as const)
      expect(await personAtDesk(ports)(realm, campaign, identity)).toEqual(left({ kind }));
    const members = await aDesk({ ...sold, register: 'members' });
    const unknown = personAtDesk(members.ports)(realm, 'otono', '12345678Z');
    expect(await unknown).toEqual(left({ kind: 'notListed' }));
  });

  it('gets vouchers for cash, which is counted to the cent for who gave them, also on two pages at once', async () => {
    const { give, ports } = await aDesk();
    const others = ['00000000T', 'X1234567L'];
    await Promise.all([give('one'), ...others.map((identity) => give(identity, { identity }))]);
    await give('one');
    await give('four', { by: 'Pau' });
    expect(await readDeskDay(ports)(town, good, { at: now, by: 'Neus' })).toEqual({
      own: { vouchers: 3, cash: 1500 },
      all: { vouchers: 4, cash: 2000 },
    });
    const tomorrow = await readDeskDay(ports)(town, good, { at: now + 86_400_000, by: 'Neus' });
    expect(tomorrow.all).toEqual({ vouchers: 0, cash: 0 });
  });

  it('whose vouchers cannot be counted after many tries is told that another order came', async () => {
    const { ports } = await aDesk();
    const ask = async () => left({ kind: 'recordChanged' as const, record: 'deskTally' });
    const never = orderVouchers({ ...ports, goods: { ...ports.goods, ask } })(town, 'otono', {
      id: 'never',
      lines: [{ type: 'cinco', count: 1 }],
      area: null,
      channel: 'desk',
      by: 'Neus',
      person: { written: { identity: '12345678Z', birthDay: null }, isAtDesk: true },
    });
    expect(await never).toEqual(left({ kind: 'otherOrder' }));
  });
});

describe('a lost voucher', () => {
  it('is worth nothing from then on, and the new one is worth what was left, also during a pause', async () => {
    const { ports, goods, give, replace, sell, audit, wallet, look } = await aDesk();
    const old = idOf((await give('one')) as never);
    expect(await sell(old, 'first')).toMatchObject(right({ status: 'finished' }));
    await openRules(goods, realm, sold, true);
    const shut = poolsOf(sold, now).filter(({ pool }) => pool === allPool);
    const pausing = { bodyHash: '', at: now, by: 'x', money: [], records: [] };
    const acts = shut.map((one) => ({ ...one, isClosed: true }));
    await goods.ask(good, { ...pausing, key: 'pause', acts });
    expect(await give('during the pause')).toEqual(left({ kind: 'paused' }));
    const made = await replace('new');
    expect(await replace('new', { name: (await look()).has[0]?.name })).toEqual(left({ kind: 'otherOrder' }));
    expect((await goods.pools(good, now)).find(({ id }) => id === allPool)?.isClosed).toBe(true);
    expect(await goods.grant(good, old, now)).toMatchObject({ status: 'cancelled' });
    expect(await goods.grant(good, idOf(made), now)).toMatchObject({ status: 'granted', uses: 2, used: 1 });
    expect(await wallet('one')).toMatchObject([{ status: 'cancelled', code: null, isReplaced: true }]);
    expect(await wallet('new')).toMatchObject([{ status: 'granted', isReplaced: false, used: 1 }]);
    expect(await audit()).toMatchObject([{ faults: [] }]);
    expect(made).toMatchObject(right({ at: noon, payment: null, replaces: old }));
    const elsewhere = { campaign: 'otra', identity: '12345678Z', name: '', key: 'x', by: 'Neus' };
    expect(await replaceVoucher(ports)(realm, elsewhere)).toEqual(left({ kind: 'unknownCampaign' }));
  });

  it('is refused at a till while the new one is accepted; what was sold with it comes back in the new one', async () => {
    const { ports, goods, give, replace, sell, audit } = await aDesk();
    const old = idOf((await give('one')) as never);
    const sale = await sell(old, 'first');
    const made = idOf(await replace('new'));
    expect(await sell(old, 'second')).toMatchObject(left({ kind: 'notValid', status: 'cancelled' }));
    expect(await sell(made, 'third')).toMatchObject(right({ status: 'finished' }));
    expect(await goods.grant(good, made, now)).toMatchObject({ status: 'used' });
    const taken = {
      shop: 'forn',
      campaign: 'otono',
      sale: isLeft(sale) ? '' : sale.right.id,
      reverser: { kind: 'shop' },
      by: 'forn',
    } as const;
    expect(await reverseSale(ports)(realm, taken)).toMatchObject(right({ status: 'reversed' }));
    expect(await goods.grant(good, made, now)).toMatchObject({ status: 'granted', used: 1 });
    expect(await audit()).toMatchObject([{ faults: [] }]);
  });

  it('is replaced once by one key, however often it is sent, and again by another one', async () => {
    const { give, look, replace, ports, goods } = await aDesk();
    await give('one');
    const name = (await look()).has[0]?.name ?? '';
    const lost = { campaign: 'otono', identity: '12345678Z', name, key: 'new', by: 'Neus' };
    const both = await Promise.all([1, 2].map(() => replaceVoucher(ports)(realm, lost)));
    expect(idOf(both[1] as never)).toBe(idOf(both[0] as never));
    expect(idOf((await replaceVoucher(ports)(realm, lost)) as never)).toBe(idOf(both[0] as never));
    expect(await replaceVoucher(ports)(realm, { ...lost, key: 'other' })).toEqual(
      left({ kind: 'notGranted' }),
    );
    const again = idOf(await replace('again'));
    expect(await goods.grant(good, again, now)).toMatchObject({ status: 'granted' });
    expect((await look()).has).toHaveLength(1);
  });

  it('of somebody else is replaced for nobody', async () => {
    const { give, look, replace } = await aDesk();
    await give('one');
    await give('other', { identity: '00000000T' });
    const foreign = (await look('00000000T')).has[0]?.name;
    expect(await replace('new', { name: foreign })).toEqual(left({ kind: 'notGranted' }));
    expect(await replace('new', { identity: '12345678A' })).toEqual(left({ kind: 'identityUnreadable' }));
  });

  it('that was given back cannot be replaced, and a new one is given back within the days of the old one', async () => {
    const { give, replace, ports, wallet, look } = await aDesk();
    await give('one');
    now += 4 * 86_400_000;
    const made = idOf(await replace('new'));
    expect(await wallet('new')).toMatchObject([{ returnsUntil: noon + 5 * 86_400_000 }]);
    const back = { campaign: 'otono', order: 'new', voucher: made };
    expect(await giveVoucherBack(ports)(realm, back)).toEqual(right('returned'));
    expect((await look()).has).toEqual([]);
    expect(await wallet('new')).toMatchObject([{ status: 'cancelled', isReplaced: false }]);
    expect(await replace('third')).toEqual(left({ kind: 'notGranted' }));
  });

  it('that changes with each try is left as it is', async () => {
    const { give, look, ports } = await aDesk();
    await give('one');
    const name = (await look()).has[0]?.name ?? '';
    const ask = async () => left({ kind: 'recordChanged' as const, record: '' });
    const busy = { ...ports, goods: { ...ports.goods, ask } };
    const lost = { campaign: 'otono', identity: '12345678Z', name, key: 'new', by: 'Neus' };
    expect(await replaceVoucher(busy)(realm, lost)).toEqual(left({ kind: 'busy' }));
  });
});
