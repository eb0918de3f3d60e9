import type { FastifyBaseLogger } from 'fastify';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { payerOfVisitFee, subjectOfVisitFee } from '#application/appointments/fees/fee-payment.ts';
import { returnFee } from '#application/appointments/fees/return-fee.ts';
import { settleVisitFee } from '#application/appointments/fees/settle-fee.ts';
import { tillOfVouchers } from '#application/vouchers/issue/order-payment.ts';
import type { Town } from '#domain/access/town.ts';
import type { AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { canPayFee, feeOfVisit } from '#domain/appointments/fees/visit-fee.ts';
import type { OfficeVisit } from '#domain/appointments/visit.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { reservationRefunds } from '../reservations/paid-reservations.ts';

const lastPayment = async (council: ServerParts, realm: RealmId, visit: string): Promise<Payment | null> =>
  (await council.payments.latestOf(realm, subjectOfVisitFee(visit), payerOfVisitFee(visit)))?.payment ?? null;

/** What an appointment costs for its holder, and whether it can be paid over the web; null if it costs nothing. */
export const ownFee =
  (council: ServerParts) =>
  async (
    { realm }: Town,
    setup: AppointmentSetup,
    visit: OfficeVisit,
  ): Promise<NonNullable<OwnVisit['fee']> | null> => {
    const { fee: paid, id } = visit;
    if (paid !== undefined)
      return { amount: paid.amount, state: paid.isBack ? 'back' : 'paid', canPay: false, isRefused: false };
    const amount = feeOfVisit(setup, visit);
    if (amount === 0) return null;
    const canPay = canPayFee(visit) && (await tillOfVouchers(council, realm)) !== null;
    const isRefused = canPay && (await lastPayment(council, realm, id))?.status === 'refused';
    return { amount, state: 'due', canPay, isRefused };
  };

/** Settles and returns fees of appointments. What staff must return is an error of the log. */
export function visitFees(council: ServerParts) {
  const refunds = reservationRefunds(council);
  const mustReturn = (log: FastifyBaseLogger, { realm }: Town, payment: string | null) =>
    log.error({ realm, payment }, 'appointments: the payment must be returned by staff');
  const settle = async (town: Town, payment: Payment | null, log: FastifyBaseLogger): Promise<void> => {
    if (payment === null) return;
    const settled = await settleVisitFee({ ...council, refund: refunds(town) })(payment);
    if (settled === 'refundFailed') mustReturn(log, town, payment.id);
  };
  const giveBack = async (town: Town, visit: string, log: FastifyBaseLogger): Promise<void> => {
    const done = await returnFee({ ...council, refund: refunds(town) })(town.realm, visit);
    if (done === 'waits') mustReturn(log, town, null);
  };
  return {
    settle,
    giveBack,
    /** Does what a server that died, or a notice that was lost, left undone of the fee of an appointment. */
    tend: async (town: Town, visit: string, log: FastifyBaseLogger): Promise<void> => {
      await settle(town, await lastPayment(council, town.realm, visit), log);
      await giveBack(town, visit, log);
    },
  };
}
