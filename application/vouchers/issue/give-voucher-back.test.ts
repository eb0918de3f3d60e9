import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { voucherKind } from '#domain/vouchers/issue/issue-records.ts';
import { aSale, orderedIn, sold } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { giveVoucherBack } from './give-voucher-back.ts';

describe('a voucher that is given back', () => {
  it('is gone, and its price goes back once, also if that failed at first', async () => {
    const { order, begin, paid, ports, refunds, refuseRefunds, freeOf, orderOf } = await aSale();
    await order('one');
    const payment = await begin('one');
    await paid(payment);
    const voucher = (await orderOf('one'))?.vouchers[0]?.id ?? '';
    const named = { campaign: sold.id, order: 'one', voucher };
    refuseRefunds(true);
    expect(await giveVoucherBack(ports)(orderedIn.realm, named)).toEqual(right('waits'));
    refuseRefunds(false);
    for (const _ of [1, 2])
      expect(await giveVoucherBack(ports)(orderedIn.realm, named)).toEqual(right('returned'));
    expect(refunds).toEqual([{ id: payment.id, key: `return/${voucher}`, amount: 500 }]);
    expect(await freeOf('type/diez')).toBe(5);
    const record: typeof ports.goodsRecords.record = async (...asked) =>
      asked[1] === voucherKind ? null : ports.goodsRecords.record(...asked);
    const erased = { ...ports, goodsRecords: { ...ports.goodsRecords, record } };
    expect(await giveVoucherBack(erased)(orderedIn.realm, named)).toEqual(left({ kind: 'notGranted' }));
    for (const wrong of [{ voucher: 'other' }, { order: 'other' }, { campaign: 'other' }])
      expect(await giveVoucherBack(ports)(orderedIn.realm, { ...named, ...wrong })).toEqual(
        left({ kind: 'unknownOrder' }),
      );
  });
});
