import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { OpenPayment, PaymentStore } from '#application/ports/server/payment-store.ts';
import { orderNumber } from '#application/requests/begin-payment.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Ports {
  readonly payments: Pick<PaymentStore, 'latestOf' | 'keep'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** What a payment is begun for. */
export type PaidSubject = Pick<Payment, 'subject' | 'amount' | 'concept'> & { readonly payer: string };

/** The payment of something that is paid once: the one that was begun, or a new one. It is never charged twice. */
export const paymentOfSubject =
  ({ payments, random, clock }: Ports) =>
  async (realm: RealmId, { subject, payer, amount, concept }: PaidSubject): Promise<OpenPayment> => {
    const before = await payments.latestOf(realm, subject, payer);
    if (before !== null) return before;
    const begun = { id: orderNumber(random(8)), realm, subject, payer, amount, concept };
    const payment = newPayment({ ...begun, createdAt: clock.now() });
    const token = Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
    await payments.keep(payment, token);
    return { payment, token };
  };
