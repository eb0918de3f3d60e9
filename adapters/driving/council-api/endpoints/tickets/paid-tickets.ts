import type { FastifyBaseLogger } from 'fastify';
import { refundPayment } from '#application/payments/refund-payment.ts';
import type { RefundReservation } from '#application/reservations/settle-reservation.ts';
import { type SettledTickets, settleTickets } from '#application/tickets/settle-tickets.ts';
import type { Town } from '#domain/access/town.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { serverSayIn } from '../../server-texts.ts';
import { refundMail } from '../payments/refund-mail.ts';
import { ticketedEventsOf } from './asked-event.ts';

/** Returns money of tickets, with the words of the history about it. */
export const ticketRefunds =
  (council: ServerParts) =>
  (town: Town): RefundReservation => {
    const refund = refundPayment(council);
    const reason = serverSayIn(town.defaultLanguage)('refund.ofTickets');
    return (realm, payment, asked) => refund(realm, payment, { ...asked, reason, write: refundMail(town) });
  };

/** Settles the order that a payment is for, if it is for tickets. What staff must return is an error of the log. */
export function paidTickets(council: ServerParts) {
  const refunds = ticketRefunds(council);
  return async (town: Town, payment: Payment | null, log: FastifyBaseLogger): Promise<SettledTickets> => {
    if (payment === null) return 'none';
    const eventOf = async (id: string) =>
      (await ticketedEventsOf(council, town)).find((one) => one.id === id) ?? null;
    const settled = await settleTickets({ ...council, refund: refunds(town) })(payment, eventOf);
    if (settled === 'refundFailed')
      log.error({ realm: town.realm, payment: payment.id }, 'tickets: the payment must be returned by staff');
    return settled;
  };
}
