import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Town } from '#domain/access/town.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { settledByTill } from '#domain/payments/refund.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { CampaignRules } from '#domain/vouchers/opening/campaign-rules.ts';
import { rulesRecord } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign, poolsOf } from '#domain/vouchers/pools.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { memoryCensus } from '#fixtures/memory/census-register.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { memoryIdentities } from '#fixtures/memory/identity-check.ts';
import { memoryPayments } from '#fixtures/memory/payments.ts';
import { extendOrder, leaveOrder } from './change-order.ts';
import { giveVoucherBack } from './give-voucher-back.ts';
import { whyRefused } from './goods-refused.ts';
import { orderOfSubject, paymentOfOrder, tillOfVouchers } from './order-payment.ts';
import { type AskedOrder, orderVouchers } from './order-vouchers.ts';
import { readOrder } from './read-order.ts';
import { viewOrder } from './read-wallet.ts';
import { settleOrder } from './settle-order.ts';

const realm = realmId('vilanova');
const town: Town = {
  realm,
  name: 'Vilanova',
  timeZone: 'Europe/Madrid',
  defaultLanguage: 'es',
  hosts: [],
  hostPatterns: [],
  checksIdentity: false,
};
const minute = 60_000;
const signed = { hash: 'hash', by: [] } as unknown as CampaignRules['opened'];

/** Five vouchers of ten euros for five, two a person, of which one can be had at the desk. */
const sold: VoucherCampaign = {
  ...openCampaign,
  types: [
    {
      id: 'diez',
      title: 'Diez',
      face: cents(1000),
      price: cents(500),
      minimum: cents(1000),
      uses: 1,
      most: 5,
      perPerson: 2,
    },
    {
      id: 'gratis',
      title: 'Gratis',
      face: cents(1000),
      price: cents(0),
      minimum: cents(0),
      uses: 2,
      most: 5,
      perPerson: null,
    },
  ],
  waves: [],
  deskShare: 1,
  returnDays: 8,
};

let now = noon;
let seed = 0;
const clock = { now: () => now };
const random = (length: number) => {
  seed += 1;
  return new Uint8Array(createHash('sha256').update(String(seed)).digest().subarray(0, length));
};
const voucherKeys = {
  holder: ({ campaign }: { campaign: string }, person: string) => `${person} in ${campaign}`,
  publicKey: () => new Uint8Array(32).fill(3),
  sign: () => new Uint8Array(64).fill(9),
};
const people = ['12345678Z', '00000000T'].map((text) => {
  const identity = readIdentity(text);
  if (isLeft(identity)) throw new Error(text);
  return { identity: identity.right, secrets: ['1984'] };
});

async function aSale(campaign: VoucherCampaign = sold) {
  const goods = memoryGoods();
  const payments = memoryPayments();
  const refunds: { readonly id: string; readonly key: string; readonly amount: number }[] = [];
  let canRefund = true;
  const ports = {
    goods,
    goodsRecords: goods,
    payments,
    voucherKeys,
    random,
    clock,
    census: memoryCensus(realm, people),
    identities: memoryIdentities(realm, [
      { identity: people[0]?.identity as never, type: '1', birthDay: '1984-03-02' as never },
    ]),
    refund: async (_: unknown, id: string, { key, amount }: { key: string; amount: number }) => {
      if (!canRefund) return left('away');
      if (!refunds.some((one) => one.key === key)) refunds.push({ id, key, amount });
      return right('sent');
    },
  };
  const good = { realm, good: goodOfCampaign(campaign.id) };
  const rules = { campaign, hash: 'hash', opened: signed, changes: [], pauses: [] };
  await goods.ask(good, {
    key: 'open',
    bodyHash: '',
    at: now,
    by: 'two',
    money: [],
    acts: poolsOf(campaign, now),
    records: [rulesRecord(rules, 1, now)],
  });
  const order = (id: string, more: Partial<AskedOrder> = {}) =>
    orderVouchers(ports)(town, campaign.id, {
      id,
      lines: [{ type: 'diez', count: 1 }],
      area: null,
      channel: 'web',
      by: 'sender',
      person: { written: { identity: '12345678Z', birthDay: '1984-03-02' }, isAtDesk: false },
      ...more,
    });
  const orderOf = async (id: string) => (await readOrder(ports)(good, id))?.order;
  const begin = async (id: string) => {
    const kept = await orderOf(id);
    if (kept === undefined) throw new Error(id);
    return (await paymentOfOrder(ports)(realm, campaign, kept)).payment;
  };
  const paid = async (payment: Payment) => {
    const said = { word: { kind: 'paid', cents: payment.amount }, till: 'bank', at: now } as const;
    const done = await payments.change(realm, payment.id, (account) => right(settledByTill(account, said)), {
      by: 'bank',
      at: now,
      reason: null,
    });
    if (isLeft(done)) throw new Error(payment.id);
    return settleOrder(ports)(done.right.payment);
  };
  const freeOf = async (pool: string) => {
    const found = (await goods.pools(good, now)).find(({ id }) => id === pool);
    return found === undefined ? 0 : found.size - found.held - found.taken;
  };
  return {
    ports,
    good,
    order,
    orderOf,
    begin,
    paid,
    freeOf,
    refunds,
    goods,
    payments,
    refuseRefunds: (refused: boolean) => void (canRefund = !refused),
  };
}

const byNumber = (identity: string): AskedOrder['person'] => ({
  written: { identity, birthDay: null },
  isAtDesk: false,
});

beforeEach(() => {
  now = noon;
});

describe('an order that is paid', () => {
  it('gives its vouchers once, however often the bank says so', async () => {
    const { order, begin, paid, orderOf, goods, good } = await aSale();
    expect(await order('one')).toMatchObject(right({ state: 'held', amount: 500 }));
    const payment = await begin('one');
    expect((await begin('one')).id).toBe(payment.id);
    expect(await paid(payment)).toBe('granted');
    expect(await paid(payment)).toBe('none');
    expect(await orderOf('one')).toMatchObject({ state: 'granted', payment: payment.id });
    expect((await goods.pools(good, now)).find(({ id }) => id === 'web')).toMatchObject({
      taken: 1,
      held: 0,
    });
  });

  it('gives other vouchers if the money comes after the ten minutes, while there are any', async () => {
    const { order, begin, paid, orderOf } = await aSale();
    const held = await order('late');
    const before = isLeft(held) ? [] : held.right.vouchers;
    const payment = await begin('late');
    now += 11 * minute;
    expect(await paid(payment)).toBe('granted');
    const after = (await orderOf('late'))?.vouchers ?? [];
    expect(after).toHaveLength(before.length);
    expect(after[0]?.id).not.toBe(before[0]?.id);
  });

  it('gives the money back if the last voucher went to somebody else meanwhile', async () => {
    const { order, begin, paid, orderOf, refunds, refuseRefunds } = await aSale({
      ...sold,
      types: sold.types.map((type) => ({ ...type, most: 1 })),
      deskShare: 0,
    });
    await order('late');
    const payment = await begin('late');
    now += 11 * minute;
    const other = await order('other', { person: byNumber('00000000T') });
    expect(other).toMatchObject(right({ state: 'held' }));
    refuseRefunds(true);
    expect(await paid(payment)).toBe('refundFailed');
    refuseRefunds(false);
    expect(await paid(payment)).toBe('refunded');
    expect(await orderOf('late')).toMatchObject({ state: 'refunded' });
    expect(refunds).toEqual([{ id: payment.id, key: `order/${payment.id}`, amount: 500 }]);
  });

  it('is not paid twice: the second payment goes back', async () => {
    const { order, begin, paid, refunds, ports, payments } = await aSale();
    await order('twice');
    const first = await begin('twice');
    const second = { ...first, id: 'another' };
    await payments.keep(second, 'token');
    expect(await paid(first)).toBe('granted');
    expect(await paid(second)).toBe('refunded');
    expect(refunds).toEqual([{ id: 'another', key: 'order/another', amount: 500 }]);
    const strange = {
      ...first,
      id: 'strange',
      status: 'pay',
      subject: { kind: 'voucher', id: 'otono/none' },
    } as const;
    expect(await settleOrder(ports)(strange)).toBe('refunded');
    const request = { ...strange, subject: { kind: 'request', id: 'enseres' } } as const;
    expect(await settleOrder(ports)(request)).toBe('none');
  });

  it('is settled by the next look if the server stopped between the bank’s word and the vouchers', async () => {
    const { order, begin, ports, payments, orderOf, goods, good } = await aSale();
    await order('cut');
    const payment = await begin('cut');
    const word = { word: { kind: 'paid', cents: 500 }, till: 'bank', at: now } as const;
    await payments.change(realm, payment.id, (one) => right(settledByTill(one, word)), {
      by: 'bank',
      at: now,
      reason: null,
    });
    const paidOne = await payments.find(realm, payment.id);
    // The vouchers were given, but the payment was not marked.
    const lost = { ...ports, payments: { change: async () => left({ kind: 'unknownPayment' as const }) } };
    expect(await settleOrder(lost)(paidOne as Payment)).toBe('granted');
    expect(await settleOrder(ports)(paidOne as Payment)).toBe('granted');
    expect(await settleOrder(ports)(paidOne as Payment)).toBe('granted');
    expect(await orderOf('cut')).toMatchObject({ state: 'granted' });
    expect((await payments.find(realm, payment.id))?.status).toBe('used');
    expect((await goods.pools(good, now)).find(({ id }) => id === 'web')).toMatchObject({
      taken: 1,
      held: 0,
    });
  });
});

describe('an order that waits', () => {
  it('is kept longer ten times, and pressed twice at once, counts once', async () => {
    const { order, ports, good } = await aSale();
    await order('one');
    await Promise.all([extendOrder(ports)(good, 'one'), extendOrder(ports)(good, 'one')]);
    for (let times = 1; times < 10; times += 1) {
      now += 9 * minute;
      expect(await extendOrder(ports)(good, 'one')).toEqual(right('extended'));
    }
    expect(await extendOrder(ports)(good, 'one')).toEqual(left({ kind: 'extendedOften' }));
    now += 10 * minute;
    expect(await extendOrder(ports)(good, 'one')).toEqual(left({ kind: 'notHeld' }));
    expect(await extendOrder(ports)(good, 'none')).toEqual(left({ kind: 'unknownOrder' }));
  });

  it('whose time ends just when more is asked for is not kept', async () => {
    const { order, ports, good } = await aSale();
    await order('one');
    const ask = async () => left({ kind: 'wrongStatus' as const, status: 'expired' as const });
    const ending = { ...ports, goods: { ...ports.goods, ask } };
    expect(await extendOrder(ending)(good, 'one')).toEqual(left({ kind: 'notHeld' }));
    await order('given', { lines: [{ type: 'gratis', count: 1 }] });
    const voucher = (await readOrder(ports)(good, 'given'))?.order.vouchers[0]?.id ?? '';
    const named = { campaign: sold.id, order: 'given', voucher };
    expect(await giveVoucherBack(ending)(realm, named)).toEqual(left({ kind: 'notGranted' }));
    const goodsRecords = {
      record: async (...asked: Parameters<typeof ports.goods.record>) =>
        asked[1] === 'order' ? null : ports.goods.record(...asked),
    };
    const unread = await orderVouchers({ ...ports, goodsRecords })(town, sold.id, {
      id: 'unread',
      lines: [{ type: 'gratis', count: 1 }],
      area: null,
      channel: 'web',
      by: 'sender',
      person: byNumber('X1234567L'),
    });
    expect(unread).toMatchObject(right({ id: 'unread', state: 'granted' }));
  });

  it('is free for others once it is left, also if that is said twice', async () => {
    const { order, ports, good, freeOf } = await aSale();
    await order('one');
    expect(await freeOf('web')).toBe(8);
    for (const _ of [1, 2]) expect(await leaveOrder(ports)(good, 'one')).toEqual(right('left'));
    expect(await freeOf('web')).toBe(9);
    expect(await leaveOrder(ports)(good, 'none')).toEqual(left({ kind: 'unknownOrder' }));
    await order('given', { lines: [{ type: 'gratis', count: 1 }] });
    expect(await leaveOrder(ports)(good, 'given')).toEqual(left({ kind: 'notHeld' }));
  });
});

describe('an order', () => {
  it('that is sent again with its key is the same, and another one with it is refused', async () => {
    const { order, freeOf } = await aSale();
    const both = await Promise.all([order('same'), order('same')]);
    expect(both[1]).toEqual(both[0]);
    expect(await order('same')).toEqual(both[0]);
    expect(await freeOf('web')).toBe(8);
    for (const lines of [[{ type: 'diez', count: 2 }], [{ type: 'gratis', count: 1 }]])
      expect(await order('same', { lines })).toEqual(left({ kind: 'otherOrder' }));
  });

  it('counts a person once over spellings, and says what is sold out or had already', async () => {
    const { order } = await aSale();
    const two = { lines: [{ type: 'diez', count: 2 }] };
    await order('one', two);
    for (const identity of ['12.345.678-z', ' 12345678Z', '１２３４５６７８Z'])
      expect(await order(`again ${identity}`, { person: byNumber(identity) })).toEqual(
        left({ kind: 'hasMost', pool: 'type/diez', most: 2 }),
      );
    await order('two', { ...two, person: byNumber('00000000T') });
    expect(await order('three', { ...two, person: byNumber('X1234567L') })).toEqual(
      left({ kind: 'soldOut', pool: 'type/diez' }),
    );
  });

  it('is checked against the census with the birth year, and against an age with the day', async () => {
    const { order } = await aSale({ ...sold, register: 'census', minimumAge: 18 });
    const born = (birthDay: string | null, identity = '12345678Z') =>
      order(`${identity} ${birthDay}`, { person: { written: { identity, birthDay }, isAtDesk: false } });
    expect(await born('1984-03-02')).toMatchObject(right({ state: 'held' }));
    expect(await born('1984-03-03')).toEqual(left({ kind: 'notListed' }));
    expect(await born('1985-03-02')).toEqual(left({ kind: 'notListed' }));
    expect(await born('1984-03-02', 'X1234567L')).toEqual(left({ kind: 'notListed' }));
    expect(await born(null)).toEqual(left({ kind: 'birthDayMissing' }));
    const young = await aSale({ ...sold, register: 'census', minimumAge: 60 });
    const person = { written: { identity: '12345678Z', birthDay: '1984-03-02' }, isAtDesk: false };
    expect(await young.order('one', { person })).toEqual(left({ kind: 'tooYoung' }));
    const atDesk = { person: { ...person, isAtDesk: true }, channel: 'desk' } as const;
    expect(await young.order('two', atDesk)).toEqual(left({ kind: 'tooYoung' }));
  });

  it('with the check of identities out of reach goes by the year alone', async () => {
    const { ports } = await aSale({ ...sold, register: 'census', minimumAge: 18 });
    const away = { ...ports, identities: memoryIdentities(realm, null) };
    const asked: AskedOrder = {
      id: 'away',
      lines: [{ type: 'diez', count: 1 }],
      area: null,
      channel: 'web',
      by: 'sender',
      person: { written: { identity: '12345678Z', birthDay: '1984-07-07' }, isAtDesk: false },
    };
    expect(await orderVouchers(away)(town, sold.id, asked)).toMatchObject(right({ state: 'held' }));
  });

  it('at a desk is given at once, of the share of the desk, for cash', async () => {
    const { order, ports, good } = await aSale({ ...sold, register: 'members' });
    const person = { written: { identity: '12345678Z', birthDay: null }, isAtDesk: true };
    const given = await order('desk', { channel: 'desk', person });
    expect(given).toMatchObject(right({ state: 'granted', payment: null }));
    expect(await order('more', { channel: 'desk', person })).toEqual(left({ kind: 'soldOut', pool: 'desk' }));
    const voucher = isLeft(given) ? '' : (given.right.vouchers[0]?.id ?? '');
    const back = { campaign: sold.id, order: 'desk', voucher };
    expect(await giveVoucherBack(ports)(realm, back)).toEqual(right('returned'));
    expect((await ports.goods.grant(good, voucher, now))?.status).toBe('cancelled');
  });

  it('is refused where there is no such campaign, no such area, and before or after its time', async () => {
    const { order, ports } = await aSale({
      ...sold,
      areas: [{ id: 'n', title: 'N', districts: [], most: 1 }],
    });
    const asked = {
      id: 'x',
      lines: [],
      area: null,
      channel: 'web',
      by: 'sender',
      person: byNumber('12345678Z'),
    } as const;
    expect(await orderVouchers(ports)(town, 'none', asked)).toEqual(left({ kind: 'unknownCampaign' }));
    expect(await order('area')).toEqual(left({ kind: 'unknownArea' }));
    expect(await order('lines', { lines: [] })).toEqual(left({ kind: 'nothingOrdered' }));
    const inArea = await order('in', { area: 'n' });
    expect(inArea).toMatchObject(right({ area: 'n' }));
    expect(await order('in', { area: 'n' })).toEqual(inArea);
    now = sold.issue.until;
    expect(await order('late', { area: 'n' })).toEqual(left({ kind: 'over', at: now }));
  });
});

describe('the wallet', () => {
  it('has the codes of what can be used, how long the rest waits, and when each can be given back', async () => {
    const { order, ports, good, orderOf, goods } = await aSale();
    const view = async (id: string) => viewOrder(ports)(town, sold, (await orderOf(id)) as never);
    await order('held');
    expect(await view('held')).toMatchObject({
      state: 'held',
      until: now + 10 * minute,
      extended: 0,
      vouchers: [],
    });
    await order('given', { lines: [{ type: 'gratis', count: 2 }] });
    const given = await view('given');
    expect(given).toMatchObject({ state: 'granted', until: null });
    expect(given.vouchers).toMatchObject([
      { uses: 2, used: 0, status: 'granted', returnsUntil: noon + 8 * 24 * 60 * minute },
      {},
    ]);
    expect(given.vouchers[0]?.code).toMatch(/^CV1:/u);
    const first = given.vouchers[0]?.id ?? '';
    const use = { kind: 'use', grant: first, times: 1 } as const;
    await goods.ask(good, {
      key: 'u',
      bodyHash: '',
      at: now,
      by: 'shop',
      acts: [use],
      money: [],
      records: [],
    });
    expect((await view('given')).vouchers[0]).toMatchObject({ used: 1, returnsUntil: null });
    expect(
      await giveVoucherBack(ports)(realm, { campaign: sold.id, order: 'given', voucher: first }),
    ).toEqual(left({ kind: 'partlyUsed' }));
    now += 10 * minute;
    expect(await view('held')).toMatchObject({ state: 'ended', until: null });
    await goods.ask(good, {
      key: 'v',
      bodyHash: '',
      at: now,
      by: 'shop',
      acts: [use],
      money: [],
      records: [],
    });
    expect((await view('given')).vouchers[0]).toMatchObject({ used: 2, status: 'used', code: null });
    const kept = await orderOf('given');
    const elsewhere = { ...kept, vouchers: [{ id: '7K2QRA5D3HT8', type: 'diez' }] } as never;
    expect((await viewOrder(ports)(town, sold, elsewhere)).vouchers).toEqual([]);
    const lost = viewOrder(ports)(town, { ...sold, types: [] }, kept as never);
    await expect(lost).rejects.toThrow('lost its type');
  });

  it('loses a voucher that is given back; its price goes back once, also if that failed at first', async () => {
    const { order, begin, paid, ports, refunds, refuseRefunds, freeOf, orderOf } = await aSale();
    await order('one');
    const payment = await begin('one');
    await paid(payment);
    const voucher = (await orderOf('one'))?.vouchers[0]?.id ?? '';
    const named = { campaign: sold.id, order: 'one', voucher };
    refuseRefunds(true);
    expect(await giveVoucherBack(ports)(realm, named)).toEqual(right('waits'));
    refuseRefunds(false);
    for (const _ of [1, 2]) expect(await giveVoucherBack(ports)(realm, named)).toEqual(right('returned'));
    expect(refunds).toEqual([{ id: payment.id, key: `return/${voucher}`, amount: 500 }]);
    expect(await freeOf('type/diez')).toBe(5);
    for (const wrong of [{ voucher: 'other' }, { order: 'other' }, { campaign: 'other' }])
      expect(await giveVoucherBack(ports)(realm, { ...named, ...wrong })).toEqual(
        left({ kind: 'unknownOrder' }),
      );
  });
});

describe('what is paid for vouchers', () => {
  const mailboxes = (gateway: string | null) => ({
    all: async () => [{ mailbox: gateway === null ? null : { payment: { gateway } } }] as never,
  });

  it('goes to the bank, or to the sandbox of a town that tries its forms with it, and else to nobody', async () => {
    const bank = () => ({}) as never;
    expect(await tillOfVouchers({ mailboxes: mailboxes('sandbox'), provider: bank }, realm)).toBe('bank');
    const without = { provider: () => null };
    expect(await tillOfVouchers({ ...without, mailboxes: mailboxes('sandbox') }, realm)).toBe('sandbox');
    for (const gateway of ['redsys', null])
      expect(await tillOfVouchers({ ...without, mailboxes: mailboxes(gateway) }, realm)).toBeNull();
  });

  it('names its campaign and its order, and nothing else does', () => {
    expect(orderOfSubject({ kind: 'voucher', id: 'a/b/key' })).toEqual({ campaign: 'a/b', order: 'key' });
    expect(orderOfSubject({ kind: 'voucher', id: 'key' })).toBeNull();
    expect(orderOfSubject({ kind: 'order', id: 'a/b' })).toBeNull();
  });
});

it('a refusal of the kernel says what a resident can do, or is a defect', () => {
  expect(whyRefused({ kind: 'closedPool', pool: 'all' })).toEqual({ kind: 'paused' });
  expect(whyRefused({ kind: 'unknownPool', pool: 'x' })).toEqual({ kind: 'soldOut', pool: 'all' });
  for (const kind of ['otherRequest', 'recordChanged'] as const)
    expect(whyRefused({ kind, record: '' })).toEqual({ kind: 'otherOrder' });
  expect(() => whyRefused({ kind: 'notCountable' })).toThrow('notCountable');
});
