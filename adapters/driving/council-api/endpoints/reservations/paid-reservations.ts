import type { FastifyBaseLogger } from 'fastify';
import { refundPayment } from '#application/payments/refund-payment.ts';
import {
  type RefundReservation,
  settleReservation,
  type SettledReservation,
} from '#application/reservations/settle-reservation.ts';
import type { Town } from '#domain/access/town.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { serverSayIn } from '../../server-texts.ts';
import { refundMail } from '../payments/refund-mail.ts';

/** Returns money of reservations, with the words of the history about it. */
export const reservationRefunds =
  (council: ServerParts) =>
  (town: Town): RefundReservation => {
    const refund = refundPayment(council);
    const reason = serverSayIn(town.defaultLanguage)('refund.ofReservations');
    return (realm, payment, asked) => refund(realm, payment, { ...asked, reason, write: refundMail(town) });
  };

/** Settles the reservation that a payment is for, if it is for one. What staff must return is an error of the log. */
export function paidReservations(council: ServerParts) {
  const refunds = reservationRefunds(council);
  return async (town: Town, payment: Payment | null, log: FastifyBaseLogger): Promise<SettledReservation> => {
    if (payment === null) return 'none';
    const settled = await settleReservation({ ...council, refund: refunds(town) })(payment);
    if (settled === 'refundFailed')
      log.error(
        { realm: town.realm, payment: payment.id },
        'reservations: the payment must be returned by staff',
      );
    return settled;
  };
}
