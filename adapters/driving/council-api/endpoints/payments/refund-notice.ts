import type { FastifyBaseLogger } from 'fastify';
import { endRefund } from '#application/payments/end-refund.ts';
import type { RefundNotice } from '#application/ports/server/payment-provider.ts';
import type { Town } from '#domain/access/town.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { refundMail } from './refund-mail.ts';

/**
 * Stores what the bank's notice says of a refund. A refund that was made in the bank's own pages is unknown here: it changes
 * nothing, and the log says so; reconciliation shows it.
 */
export function hearRefund(council: ServerParts) {
  const end = endRefund(council);
  return async (
    town: Town,
    id: string,
    { refund, log }: { readonly refund: RefundNotice; readonly log: FastifyBaseLogger },
  ): Promise<void> => {
    const { realm } = town;
    const account = await council.payments.account(realm, id);
    const found = account?.refunds.find(
      ({ number, amount, state }) =>
        amount === refund.amount && (refund.number === null ? state === 'asked' : number === refund.number),
    );
    const at = council.clock.now();
    const ended =
      found === undefined
        ? null
        : await end(realm, id, {
            end: { number: found.number, state: refund.state, isBank: true, at },
            changer: { by: bySystem, at, reason: null },
            write: refundMail(town),
          });
    if (ended === null || isLeft(ended))
      log.error(
        { realm, payment: id, amount: refund.amount },
        'payment: the bank returned what was not asked for',
      );
    else if (ended.right.unsent > 0) log.error({ payment: id }, 'a mail about a refund was not sent');
  };
}
