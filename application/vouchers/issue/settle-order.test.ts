import { describe, expect, it } from 'vitest';
import type { Payment } from '#domain/payments/payment.ts';
import { settledByTill } from '#domain/payments/refund.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { aSale, byNumber, orderedIn, sold } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { settleOrder } from './settle-order.ts';

const minute = 60_000;

describe('an order that is paid', () => {
  it('gives its vouchers once, however often the bank says so', async () => {
    const { order, begin, paid, orderOf, goods, good, time } = await aSale();
    expect(await order('one')).toMatchObject(right({ state: 'held', amount: 500 }));
    const payment = await begin('one');
    expect((await begin('one')).id).toBe(payment.id);
    expect(await paid(payment)).toBe('granted');
    expect(await paid(payment)).toBe('none');
    expect(await orderOf('one')).toMatchObject({ state: 'granted', payment: payment.id });
    expect((await goods.pools(good, time.now)).find(({ id }) => id === 'web')).toMatchObject({
      taken: 1,
      held: 0,
    });
  });

  it('gives other vouchers if the money comes after the ten minutes, while there are any', async () => {
    const { order, begin, paid, orderOf, time } = await aSale();
    const held = await order('late');
    const before = isLeft(held) ? [] : held.right.vouchers;
    const payment = await begin('late');
    time.now += 11 * minute;
    expect(await paid(payment)).toBe('granted');
    const after = (await orderOf('late'))?.vouchers ?? [];
    expect(after).toHaveLength(before.length);
    expect(after[0]?.id).not.toBe(before[0]?.id);
  });

  it('gives the money back if the last voucher went to somebody else meanwhile', async () => {
    const { order, begin, paid, orderOf, refunds, refuseRefunds, time } = await aSale({
      ...sold,
      types: sold.types.map((type) => ({ ...type, most: 1 })),
      deskShare: 0,
    });
    await order('late');
    const payment = await begin('late');
    time.now += 11 * minute;
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
    const { order, begin, ports, payments, orderOf, goods, good, time } = await aSale();
    await order('cut');
    const payment = await begin('cut');
    const word = { word: { kind: 'paid', cents: 500 }, till: 'bank', at: time.now } as const;
    await payments.change(orderedIn.realm, payment.id, (one) => right(settledByTill(one, word)), {
      by: 'bank',
      at: time.now,
      reason: null,
    });
    const paidOne = await payments.find(orderedIn.realm, payment.id);
    // The vouchers were given, but the payment was not marked.
    const lost = { ...ports, payments: { change: async () => left({ kind: 'unknownPayment' as const }) } };
    expect(await settleOrder(lost)(paidOne as Payment)).toBe('granted');
    expect(await settleOrder(ports)(paidOne as Payment)).toBe('granted');
    expect(await settleOrder(ports)(paidOne as Payment)).toBe('granted');
    expect(await orderOf('cut')).toMatchObject({ state: 'granted' });
    expect((await payments.find(orderedIn.realm, payment.id))?.status).toBe('used');
    expect((await goods.pools(good, time.now)).find(({ id }) => id === 'web')).toMatchObject({
      taken: 1,
      held: 0,
    });
  });
});
