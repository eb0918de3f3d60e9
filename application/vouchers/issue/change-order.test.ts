import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { aSale, byNumber, orderedIn, sold } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { extendOrder, leaveOrder } from './change-order.ts';
import { giveVoucherBack } from './give-voucher-back.ts';
import { orderVouchers } from './order-vouchers.ts';
import { readOrder } from './read-order.ts';

const minute = 60_000;

describe('an order that waits', () => {
  it('is kept longer ten times, and pressed twice at once, counts once', async () => {
    const { order, ports, good, time } = await aSale();
    await order('one');
    await Promise.all([extendOrder(ports)(good, 'one'), extendOrder(ports)(good, 'one')]);
    for (let times = 1; times < 10; times += 1) {
      time.now += 9 * minute;
      expect(await extendOrder(ports)(good, 'one')).toEqual(right('extended'));
    }
    expect(await extendOrder(ports)(good, 'one')).toEqual(left({ kind: 'extendedOften' }));
    time.now += 10 * minute;
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
    expect(await giveVoucherBack(ending)(orderedIn.realm, named)).toEqual(left({ kind: 'notGranted' }));
    const goodsRecords = {
      list: ports.goods.list,
      record: async (...asked: Parameters<typeof ports.goods.record>) =>
        asked[1] === 'order' ? null : ports.goods.record(...asked),
    };
    const unread = await orderVouchers({ ...ports, goodsRecords })(orderedIn, sold.id, {
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
