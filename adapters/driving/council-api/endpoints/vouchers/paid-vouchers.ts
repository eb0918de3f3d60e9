import type { FastifyBaseLogger } from 'fastify';
import { refundPayment } from '#application/payments/refund-payment.ts';
import {
  settleOrder,
  type SettledOrder,
  type SettlePorts,
} from '#application/vouchers/issue/settle-order.ts';
import type { Town } from '#domain/access/town.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { serverSayIn } from '../../server-texts.ts';
import { refundMail } from '../payments/refund-mail.ts';

/** Returns money of vouchers, with the words of the history about it. */
export const voucherRefunds =
  (council: ServerParts) =>
  (town: Town): SettlePorts['refund'] => {
    const refund = refundPayment(council);
    const reason = serverSayIn(town.defaultLanguage)('refund.ofVouchers');
    return (realm, payment, asked) => refund(realm, payment, { ...asked, reason, write: refundMail(town) });
  };

/** Settles the order that a payment is for, if it is for vouchers. What staff must return is an error of the log. */
export function paidVouchers(council: ServerParts) {
  const refunds = voucherRefunds(council);
  return async (town: Town, payment: Payment | null, log: FastifyBaseLogger): Promise<SettledOrder> => {
    if (payment === null) return 'none';
    const settled = await settleOrder({ ...council, refund: refunds(town) })(payment);
    if (settled === 'refundFailed')
      log.error(
        { realm: town.realm, payment: payment.id },
        'vouchers: the payment must be returned by staff',
      );
    return settled;
  };
}
