import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { OpenPayment, PaymentStore } from '#application/ports/server/payment-store.ts';
import { orderNumber } from '#application/requests/begin-payment.ts';
import type { AppointmentService, AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { canPayFee, feeOfVisit } from '#domain/appointments/fees/visit-fee.ts';
import type { OfficeVisit } from '#domain/appointments/visit.ts';
import { newPayment, type PaymentSubject } from '#domain/payments/payment.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

const prefix = 'appointment/';

/** What the payment of the fee of an appointment is for. */
export const subjectOfVisitFee = (visit: string): PaymentSubject => ({
  kind: 'fee',
  id: `${prefix}${visit}`,
});

/** The appointment whose fee a payment is for; null if it is for something else. */
export const visitOfSubject = ({ kind, id }: PaymentSubject): string | null =>
  kind === 'fee' && id.startsWith(prefix) ? id.slice(prefix.length) : null;

/** Who pays the fee of an appointment. */
export const payerOfVisitFee = (visit: string): string => `appointment ${visit}`;

interface Ports {
  readonly payments: Pick<PaymentStore, 'latestOf' | 'keep'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** Why a fee is not paid over the web. `noFee`: nothing is to be paid, or it was paid, or its person was served. */
export interface FeeRefused {
  readonly kind: 'noFee';
}

/** The payment of the fee of an appointment: the one that was begun, or a new one. No appointment is charged twice. */
export const paymentOfVisitFee =
  ({ payments, random, clock }: Ports) =>
  async (
    realm: RealmId,
    setup: AppointmentSetup,
    visit: OfficeVisit,
  ): Promise<Either<FeeRefused, OpenPayment>> => {
    const amount = feeOfVisit(setup, visit);
    if (amount === 0 || !canPayFee(visit)) return left({ kind: 'noFee' });
    const [subject, payer] = [subjectOfVisitFee(visit.id), payerOfVisitFee(visit.id)];
    const before = await payments.latestOf(realm, subject, payer);
    // What costs something else now, because it was changed at the desk, is another payment.
    if (before !== null && before.payment.amount === amount) return right(before);
    // What costs something is for a service that is known.
    const known = setup.services.filter(({ id }) => visit.services.includes(id));
    const { title: concept } = known[0] as AppointmentService;
    const begun = { id: orderNumber(random(8)), realm, subject, payer, amount, concept };
    const payment = newPayment({ ...begun, createdAt: clock.now() });
    const token = Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
    await payments.keep(payment, token);
    return right({ payment, token });
  };
