import { describe, expect, it } from 'vitest';
import { aPayment, payAt } from '#fixtures/builders/data/payment.ts';
import { memoryPayments } from '#fixtures/memory/payments.ts';

describe('the word of a bank', () => {
  it('is stored once, as a change that the program made', async () => {
    const payments = memoryPayments();
    const payment = aPayment();
    await payments.keep(payment, 't');
    const paid = { ...payment, status: 'pay', till: 'bank', taken: 1200, settledAt: 5 };
    expect(await payAt(payments, payment)).toEqual(paid);
    expect(await payAt(payments, payment)).toEqual(paid);
    expect(payments.changes).toEqual([{ id: payment.id, by: 'system', at: 5, reason: null }]);
  });

  it('about a payment that does not exist changes nothing', async () => {
    expect(await payAt(memoryPayments(), aPayment())).toBeNull();
  });
});
