import type { FastifyBaseLogger } from 'fastify';
import { refundPayment } from '#application/payments/refund-payment.ts';
import {
  settlePlaceFee,
  type SettledPlaceFee,
  type SettlePlaceFeePorts,
} from '#application/registrations/places/settle-fee.ts';
import type { Town } from '#domain/access/town.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { serverSayIn } from '../../server-texts.ts';
import { refundMail } from '../payments/refund-mail.ts';

/** Returns fees, with the words of the history about it. */
export const feeRefunds =
  (council: ServerParts) =>
  (town: Town): SettlePlaceFeePorts['refund'] => {
    const refund = refundPayment(council);
    const reason = serverSayIn(town.defaultLanguage)('refund.ofRegistrations');
    return (realm, payment, asked) => refund(realm, payment, { ...asked, reason, write: refundMail(town) });
  };

/** Settles the place that a payment is for, if it is for one. What staff must return is an error of the log. */
export function paidRegistrations(council: ServerParts) {
  const refunds = feeRefunds(council);
  return async (town: Town, payment: Payment | null, log: FastifyBaseLogger): Promise<SettledPlaceFee> => {
    if (payment === null) return 'none';
    const settled = await settlePlaceFee({ ...council, refund: refunds(town) })(payment);
    if (settled === 'refundFailed')
      log.error(
        { realm: town.realm, payment: payment.id },
        'registrations: the payment must be returned by staff',
      );
    return settled;
  };
}
