import { expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { withRefund, withRefundEnded } from '#domain/payments/refund.ts';
import { aPayment, payAt } from '#fixtures/builders/data/payment.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { memoryPayments } from '#fixtures/memory/payments.ts';
import { waitingPaymentRefunds } from './waiting-refunds.ts';

it('a payment waits for staff while the bank has not made its last refund', async () => {
  const payments = memoryPayments();
  const town = aTown();
  const payment = aPayment({ realm: town.realm, concept: 'Curs' });
  const { id } = payment;
  await payments.keep(payment, 't');
  await payAt(payments, payment);
  const changer = { by: 'system', at: 9, reason: null };
  const ask = (key: string) =>
    payments.change(
      town.realm,
      id,
      (before) => withRefund(before, { key, amount: cents(500), by: 'system', askedAt: 8 }),
      changer,
    );
  const end = (number: number, state: 'done' | 'refused') =>
    payments.change(
      town.realm,
      id,
      (before) => withRefundEnded(before, { number, state, isBank: true, at: 9 }),
      changer,
    );
  const waiting = () => waitingPaymentRefunds({ payments }, town, []);
  expect(isLeft(await ask('k'))).toBe(false);
  expect(await waiting()).toEqual([]);
  await end(1, 'refused');
  expect(await waiting()).toEqual([{ payment: id, title: 'Curs' }]);
  expect(await waitingPaymentRefunds({ payments }, town, [{ payments: [id] }])).toEqual([]);
  await ask('l');
  await end(2, 'done');
  expect(await waiting()).toEqual([]);
});
