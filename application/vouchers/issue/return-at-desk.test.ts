import { beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import {
  aDesk,
  deskClock,
  deskGood,
  deskTown,
  idOf,
  soldAtDesk,
} from '#fixtures/builders/vouchers/a-desk.ts';
import { memoryFigures } from '#fixtures/scarcity/memory-figures.ts';
import { readDeskDay } from './desk-tallies.ts';
import { giveVoucherBack } from './give-voucher-back.ts';
import { orderVouchers } from './order-vouchers.ts';
import { returnAtDesk } from './return-at-desk.ts';

const day = 86_400_000;

/** A desk, with what is in the ledger and in the drawer. */
async function aTill(more: Parameters<typeof aDesk>[0] = soldAtDesk) {
  const desk = await aDesk(more);
  const asked = { campaign: 'otono', identity: '12345678Z', by: 'Neus' };
  const cash = async () => {
    const sums = await memoryFigures(desk.goods).accounts(deskGood);
    const { own, all } = await readDeskDay(desk.ports)(deskTown, deskGood, { at: deskClock.now, by: 'Neus' });
    return { ledger: sums.find(({ account }) => account === 'cash')?.amount ?? 0, own, all };
  };
  return {
    ...desk,
    cash,
    back: (name: string, more: object = {}) =>
      returnAtDesk(desk.ports)(deskTown, { ...asked, name, ...more }),
  };
}

beforeEach(() => {
  deskClock.now = noon;
});

describe('a voucher that a desk sold', () => {
  it('is taken back there for its cash, once, with a receipt; ledger, drawer and books agree', async () => {
    const till = await aTill();
    await till.give('one');
    await till.give('two');
    const { has } = await till.look();
    expect(has.map(({ back }) => back)).toEqual([500, 500]);
    const [{ name, voucher }] = has as [(typeof has)[number]];
    const both = await Promise.all([till.back(name), till.back(name, { by: 'Pau' })]);
    const again = await till.back(name);
    expect(again).toMatchObject(
      right({ number: `R-${name.slice(0, 10).toUpperCase()}`, amount: 500, type: 'cinco', at: noon }),
    );
    expect(both).toEqual([again, again]);
    expect(await till.goods.grant(deskGood, voucher.id, noon)).toMatchObject({ status: 'cancelled' });
    const { ledger, all } = await till.cash();
    expect([ledger, all]).toEqual([500, { vouchers: 2, returned: 1, cash: 500 }]);
    expect((await till.look()).has).toHaveLength(1);
    expect(await till.audit()).toMatchObject([{ faults: [] }]);
  });

  it('and was returned over the web has its cash at the desk, also when its days are over', async () => {
    const till = await aTill();
    const made = idOf(await till.give('one'));
    const returned = await giveVoucherBack(till.ports)(deskTown.realm, {
      campaign: 'otono',
      order: 'one',
      voucher: made,
    });
    expect(returned).toEqual(right('returned'));
    expect((await till.cash()).ledger).toBe(500);
    deskClock.now = noon + 9 * day;
    expect(await till.wallet('one')).toMatchObject([{ status: 'cancelled', cashAtDesk: 500 }]);
    const { has, owed } = await till.look();
    expect([has, owed.map(({ back }) => back)]).toEqual([[], [500]]);
    expect(await till.back(owed[0]?.name ?? '')).toMatchObject(right({ amount: 500, by: 'Neus' }));
    expect((await till.look()).owed).toEqual([]);
    expect(await till.wallet('one')).toMatchObject([{ cashAtDesk: 0 }]);
    const { ledger, own } = await till.cash();
    expect([ledger, own]).toEqual([0, { vouchers: 0, returned: 1, cash: -500 }]);
    expect(await till.audit()).toMatchObject([{ faults: [] }]);
  });

  it('is not taken back once it was used, replaced, or its days are over', async () => {
    const till = await aTill();
    await till.sell(idOf(await till.give('one')), 'sale');
    const [used] = (await till.look()).has;
    expect([used?.back, await till.back(used?.name ?? '')]).toEqual([0, left({ kind: 'partlyUsed' })]);
    const made = await till.replace('new');
    expect(await till.back(used?.name ?? '')).toEqual(left({ kind: 'notGranted' }));
    expect(isLeft(made)).toBe(false);
    await till.give('late');
    const name = (await till.look()).has.find(({ back }) => back > 0)?.name ?? '';
    deskClock.now = noon + 6 * day;
    expect(await till.back(name)).toMatchObject(left({ kind: 'returnIsOver' }));
    expect((await till.cash()).ledger).toBe(1000);
  });

  it('is of the person whose document was seen, and of an opened campaign', async () => {
    const till = await aTill();
    await till.give('one');
    const name = (await till.look()).has[0]?.name ?? '';
    expect(await till.back(name, { identity: '00000000T' })).toEqual(left({ kind: 'notGranted' }));
    expect(await till.back(name, { identity: 'x' })).toEqual(left({ kind: 'identityUnreadable' }));
    expect(await till.back(name, { campaign: 'otra' })).toEqual(left({ kind: 'unknownCampaign' }));
    const busy = { ...till.ports, goods: { ...till.ports.goods, ask: async () => left({} as never) } };
    const asked = { campaign: 'otono', identity: '12345678Z', by: 'Neus', name };
    expect(await returnAtDesk(busy)(deskTown, asked)).toEqual(left({ kind: 'busy' }));
  });

  it('is not taken back in cash if it was given, or ordered over the web', async () => {
    const types = soldAtDesk.types.map((type) => ({ ...type, price: cents(0) }));
    const free = await aTill({ ...soldAtDesk, types });
    await free.give('one');
    await orderVouchers(free.ports)(deskTown, 'otono', {
      id: 'web',
      lines: [{ type: 'cinco', count: 1 }],
      area: null,
      channel: 'web',
      by: 'sender',
      person: { written: { identity: '12345678Z', birthDay: null }, isAtDesk: false },
    });
    const { has } = await free.look();
    expect(has).toHaveLength(2);
    for (const { name } of has) expect(await free.back(name)).toEqual(left({ kind: 'notSoldHere' }));
    expect(await free.cash()).toMatchObject({ ledger: 0, own: { returned: 0, cash: 0 } });
  });
});
