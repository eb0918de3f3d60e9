import { beforeEach, describe, expect, it } from 'vitest';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { allPool, poolsOf } from '#domain/vouchers/pools.ts';
import { saleKind } from '#domain/vouchers/sales/sale-records.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import {
  aDesk,
  deskClock,
  deskGood,
  deskTown,
  idOf,
  soldAtDesk,
} from '#fixtures/builders/vouchers/a-desk.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { openRules } from '#fixtures/builders/vouchers/given-vouchers.ts';
import { reverseSale } from '../sales/reverse-sale.ts';
import { readDeskDay } from './desk-tallies.ts';
import { giveVoucherBack } from './give-voucher-back.ts';
import { orderVouchers } from './order-vouchers.ts';
import { personAtDesk } from './person-at-desk.ts';
import { replaceVoucher } from './replace-voucher.ts';

beforeEach(() => {
  deskClock.now = noon;
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
      expect(await personAtDesk(ports)(deskTown.realm, campaign, identity)).toEqual(left({ kind }));
    const members = await aDesk({ ...soldAtDesk, register: 'members' });
    const unknown = personAtDesk(members.ports)(deskTown.realm, 'otono', '12345678Z');
    expect(await unknown).toEqual(left({ kind: 'notListed' }));
  });

  it('gets vouchers for cash, which is counted to the cent for who gave them, also on two pages at once', async () => {
    const { give, ports } = await aDesk();
    const others = ['00000000T', 'X1234567L'];
    await Promise.all([give('one'), ...others.map((identity) => give(identity, { identity }))]);
    await give('one');
    await give('four', { by: 'Pau' });
    expect(await readDeskDay(ports)(deskTown, deskGood, { at: deskClock.now, by: 'Neus' })).toEqual({
      own: { vouchers: 3, returned: 0, cash: 1500 },
      all: { vouchers: 4, returned: 0, cash: 2000 },
    });
    const tomorrow = await readDeskDay(ports)(deskTown, deskGood, {
      at: deskClock.now + 86_400_000,
      by: 'Neus',
    });
    expect(tomorrow.all).toEqual({ vouchers: 0, returned: 0, cash: 0 });
  });

  it('whose vouchers cannot be counted after many tries is told that another order came', async () => {
    const { ports } = await aDesk();
    const ask = async () => left({ kind: 'recordChanged' as const, record: 'deskTally' });
    const never = orderVouchers({ ...ports, goods: { ...ports.goods, ask } })(deskTown, 'otono', {
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
    const old = idOf(await give('one'));
    expect(await sell(old, 'first')).toMatchObject(right({ status: 'finished' }));
    await openRules(goods, deskTown.realm, soldAtDesk, true);
    const shut = poolsOf(soldAtDesk, deskClock.now).filter(({ pool }) => pool === allPool);
    const pausing = { bodyHash: '', at: deskClock.now, by: 'x', money: [], records: [] };
    const acts = shut.map((one) => ({ ...one, isClosed: true }));
    await goods.ask(deskGood, { ...pausing, key: 'pause', acts });
    expect(await give('during the pause')).toEqual(left({ kind: 'paused' }));
    const made = await replace('new');
    expect(await replace('new', { name: (await look()).has[0]?.name })).toEqual(left({ kind: 'otherOrder' }));
    expect((await goods.pools(deskGood, deskClock.now)).find(({ id }) => id === allPool)?.isClosed).toBe(
      true,
    );
    expect(await goods.grant(deskGood, old, deskClock.now)).toMatchObject({ status: 'cancelled' });
    expect(await goods.grant(deskGood, idOf(made), deskClock.now)).toMatchObject({
      status: 'granted',
      uses: 2,
      used: 1,
    });
    expect(await wallet('one')).toMatchObject([{ status: 'cancelled', code: null, isReplaced: true }]);
    expect(await wallet('new')).toMatchObject([{ status: 'granted', isReplaced: false, used: 1 }]);
    expect(await audit()).toMatchObject([{ faults: [] }]);
    expect(made).toMatchObject(right({ at: noon, payment: null, replaces: old }));
    const elsewhere = { campaign: 'otra', identity: '12345678Z', name: '', key: 'x', by: 'Neus' };
    expect(await replaceVoucher(ports)(deskTown.realm, elsewhere)).toEqual(left({ kind: 'unknownCampaign' }));
  });

  it('is refused at a till while the new one is accepted; what was sold with it comes back in the new one', async () => {
    const { ports, goods, give, replace, sell, audit, wallet } = await aDesk();
    const old = idOf(await give('one'));
    const sale = await sell(old, 'first');
    const made = idOf(await replace('new'));
    // The new one says where the lost one was used; the lost one, in whatever hands it is, says nothing.
    const usedIn = [{ shop: bakery.name, at: deskClock.now, uses: 1 }];
    expect(await wallet('new')).toMatchObject([{ usedIn, isFromDesk: true }]);
    expect(await wallet('one')).toMatchObject([{ usedIn: [], isReplaced: true }]);
    expect(await sell(old, 'second')).toMatchObject(left({ kind: 'notValid', status: 'cancelled' }));
    expect(await sell(made, 'third')).toMatchObject(right({ status: 'finished' }));
    expect(await goods.grant(deskGood, made, deskClock.now)).toMatchObject({ status: 'used' });
    const taken = {
      shop: 'forn',
      campaign: 'otono',
      sale: isLeft(sale) ? '' : sale.right.id,
      reverser: { kind: 'shop' },
      by: 'forn',
    } as const;
    expect(await reverseSale(ports)(deskTown.realm, taken)).toMatchObject(right({ status: 'reversed' }));
    expect(await goods.grant(deskGood, made, deskClock.now)).toMatchObject({ status: 'granted', used: 1 });
    expect((await wallet('new'))[0]?.usedIn).toHaveLength(1);
    expect(await audit()).toMatchObject([{ faults: [] }]);
  });

  it('says where it was used, the latest first, and nothing of a sale or a shop that cannot be found', async () => {
    const { ports, give, sell, wallet } = await aDesk();
    const voucher = idOf(await give('one'));
    const [first, second] = [deskClock.now, deskClock.now + 60_000];
    await sell(voucher, 'first');
    deskClock.now = second;
    await sell(voucher, 'second');
    const seenWith = (more: object) => wallet('one', { ...ports, ...more });
    expect(await wallet('one')).toMatchObject([
      { usedIn: [second, first].map((at) => ({ shop: bakery.name, at, uses: 1 })) },
    ]);
    const nobody = { find: async () => null };
    expect(await seenWith({ shops: nobody })).toMatchObject([{ usedIn: [{ shop: '' }, { shop: '' }] }]);
    const { goodsRecords } = ports;
    const record: typeof goodsRecords.record = async (good, kind, id) =>
      kind === saleKind ? null : goodsRecords.record(good, kind, id);
    expect(await seenWith({ goodsRecords: { record } })).toMatchObject([{ used: 2, usedIn: [] }]);
  });

  it('is replaced once by one key, however often it is sent, and again by another one', async () => {
    const { give, look, replace, ports, goods } = await aDesk();
    await give('one');
    const name = (await look()).has[0]?.name ?? '';
    const lost = { campaign: 'otono', identity: '12345678Z', name, key: 'new', by: 'Neus' };
    const both = await Promise.all([1, 2].map(() => replaceVoucher(ports)(deskTown.realm, lost)));
    expect(idOf(both[1] as never)).toBe(idOf(both[0] as never));
    expect(idOf((await replaceVoucher(ports)(deskTown.realm, lost)) as never)).toBe(idOf(both[0] as never));
    expect(await replaceVoucher(ports)(deskTown.realm, { ...lost, key: 'other' })).toEqual(
      left({ kind: 'notGranted' }),
    );
    const again = idOf(await replace('again'));
    expect(await goods.grant(deskGood, again, deskClock.now)).toMatchObject({ status: 'granted' });
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
    deskClock.now += 4 * 86_400_000;
    const made = idOf(await replace('new'));
    expect(await wallet('new')).toMatchObject([{ returnsUntil: noon + 5 * 86_400_000 }]);
    const back = { campaign: 'otono', order: 'new', voucher: made };
    expect(await giveVoucherBack(ports)(deskTown.realm, back)).toEqual(right('returned'));
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
    expect(await replaceVoucher(busy)(deskTown.realm, lost)).toEqual(left({ kind: 'busy' }));
  });
});
