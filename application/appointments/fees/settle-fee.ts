import type { Clock } from '#application/ports/clock.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { RefundReservation } from '#application/reservations/settle-reservation.ts';
import { canPayFee, feeIn } from '#domain/appointments/fees/visit-fee.ts';
import type { OfficeVisit } from '#domain/appointments/visit.ts';
import { visitRecord } from '#domain/appointments/visit-record.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { isStillPaid, type Payment } from '#domain/payments/payment.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';
import { type KeptVisit, readVisit } from '../booking/read-visit.ts';
import { visitOfSubject } from './fee-payment.ts';

/** What the payment of a fee is settled with. */
export interface SettleVisitFeePorts extends Pick<BookingPorts, 'goods' | 'goodsRecords'> {
  readonly payments: Pick<PaymentStore, 'change'>;
  readonly clock: Clock;
  readonly refund: RefundReservation;
}

/**
 * What became of a payment. `paid`: its appointment says that it is. `refunded`: there was nothing to pay any more, or it was
 * paid twice, and the money goes back. `refundFailed`: it should, and staff must return it. `none`: it is not paid, or it is
 * not for a fee.
 */
export type SettledVisitFee = 'paid' | 'refunded' | 'refundFailed' | 'none';

/** How often it is tried anew because the desk did something with the visit at the same time. */
const mostTries = 20;

async function giveMoneyBack(
  { refund }: SettleVisitFeePorts,
  { realm, id, amount }: Payment,
): Promise<SettledVisitFee> {
  const done = await refund(realm, id, { key: `fee/${id}`, amount, by: bySystem });
  return isLeft(done) ? 'refundFailed' : 'refunded';
}

async function markUsed(
  { payments, clock }: SettleVisitFeePorts,
  { realm, id }: Payment,
): Promise<SettledVisitFee> {
  await payments.change(
    realm,
    id,
    (account) =>
      right(
        account.payment.status === 'pay'
          ? { ...account, payment: { ...account.payment, status: 'used' } }
          : account,
      ),
    { by: bySystem, at: clock.now(), reason: null },
  );
  return 'paid';
}

/** Notes on an appointment that its fee was paid. Whether it did: something else was done with it meanwhile. */
async function note(
  { goods, clock }: SettleVisitFeePorts,
  { visit, version }: KeptVisit,
  { realm, id, amount }: Payment,
): Promise<boolean> {
  const at = clock.now();
  const fee = { payment: id, amount, at, isBack: false };
  const after: OfficeVisit = { ...visit, fee };
  const done = await goods.ask(goodOfAppointments(realm), {
    key: `fee/${id}/${version}`,
    bodyHash: String(amount),
    at,
    by: bySystem,
    acts: [],
    money: feeIn(fee),
    records: [visitRecord(after, version + 1)],
  });
  return !isLeft(done);
}

/**
 * Notes that the fee of an appointment was paid, or returns the money if nothing is to be paid any more. It can be called as
 * often as wanted: by the bank's notice, and by everybody who looks at the appointment.
 */
export const settleVisitFee =
  (ports: SettleVisitFeePorts) =>
  async (payment: Payment): Promise<SettledVisitFee> => {
    const { realm, subject, status, id } = payment;
    const named = visitOfSubject(subject);
    if (named === null || status !== 'pay' || !isStillPaid(payment)) return 'none';
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable no-await-in-loop -- each try sees what the one before was too slow for
      const kept = await readVisit(ports)(realm, named);
      const fee = kept?.visit.fee;
      if (fee?.payment === id) return fee.isBack ? giveMoneyBack(ports, payment) : markUsed(ports, payment);
      if (kept === null || !canPayFee(kept.visit)) return giveMoneyBack(ports, payment);
      if (await note(ports, kept, payment)) return markUsed(ports, payment);
      // oxlint-enable no-await-in-loop
    }
    return 'none';
  };
