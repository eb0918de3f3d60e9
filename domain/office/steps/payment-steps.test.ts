import { describe, expect, it } from 'vitest';
import { aPayment } from '#fixtures/builders/data/payment.ts';
import type { PaymentAccount, Refund } from '../../payments/refund.ts';
import { cents } from '../../shared/money.ts';
import { paymentSteps, paymentSubject } from './payment-steps.ts';

const refund: Refund = {
  number: 1,
  key: 'k',
  amount: cents(500),
  state: 'asked',
  by: 'pau',
  askedAt: 7,
  endedAt: null,
};
const before: PaymentAccount = { payment: aPayment({ status: 'review' }), refunds: [] };
const changer = { by: 'pau', at: 7, reason: 'Se cobró de más' };
const said = { by: 'pau', at: 7, words: 'Se cobró de más' };

describe('the steps of a payment', () => {
  it('are of its order', () => {
    expect(paymentSubject(aPayment())).toBe('payment/1234abcdef01');
  });

  it('say what was decided about it and what was returned, with the reason', () => {
    const settled = { ...before, payment: aPayment({ status: 'pay' }) };
    const asked = { ...settled, refunds: [refund] };
    const done = { ...settled, refunds: [{ ...refund, state: 'done' } as const] };
    expect(paymentSteps(before, settled, changer)).toEqual([
      { act: 'payment.settle', from: 'review', to: 'pay', ...said },
    ]);
    expect(paymentSteps(settled, asked, changer)).toEqual([
      { act: 'payment.refund', from: null, to: 'asked/500', ...said },
    ]);
    expect(paymentSteps(asked, done, { by: 'system', at: 8, reason: null })).toEqual([
      { act: 'payment.refund', from: 'asked/500', to: 'done/500', by: 'system', at: 8, words: null },
    ]);
    expect(paymentSteps(done, done, changer)).toEqual([]);
  });
});
