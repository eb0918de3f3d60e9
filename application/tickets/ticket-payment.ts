import { paymentOfSubject } from '#application/payments/payment-of-subject.ts';
import type { OpenPayment } from '#application/ports/server/payment-store.ts';
import type { PaymentSubject } from '#domain/payments/payment.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { TicketOrder } from '#domain/tickets/ticket-order.ts';
import { eventOfGood, goodOfEvent, type TicketedEvent } from '#domain/tickets/ticketed-event.ts';

/** What the payment of an order of tickets is for. */
export const subjectOfTickets = (event: string, order: string): PaymentSubject => ({
  kind: 'hold',
  id: `${goodOfEvent(event)}/${order}`,
});

/** The event and the order that a payment is for; null if it is for something else. */
export function ticketsOfSubject({
  kind,
  id,
}: PaymentSubject): { readonly event: string; readonly order: string } | null {
  const at = id.lastIndexOf('/');
  const event = eventOfGood(id.slice(0, Math.max(0, at)));
  return kind === 'hold' && event !== null ? { event, order: id.slice(at + 1) } : null;
}

/** The payment of an order of tickets: the one that was begun, or a new one. No order is charged twice. */
export const paymentOfTickets =
  (ports: Parameters<typeof paymentOfSubject>[0]) =>
  (
    realm: RealmId,
    { id: event, title }: Pick<TicketedEvent, 'id' | 'title'>,
    { id, amount }: Pick<TicketOrder, 'id' | 'amount'>,
  ): Promise<OpenPayment> =>
    paymentOfSubject(ports)(realm, {
      subject: subjectOfTickets(event, id),
      payer: `tickets ${id}`,
      amount,
      concept: title,
    });
