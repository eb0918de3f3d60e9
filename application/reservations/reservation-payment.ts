import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { OpenPayment, PaymentStore } from '#application/ports/server/payment-store.ts';
import { orderNumber } from '#application/requests/begin-payment.ts';
import { newPayment, type PaymentSubject } from '#domain/payments/payment.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { goodOfVenue, type Venue, venueOfGood } from '#domain/reservations/venue.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** What the payment of a reservation is for. */
export const subjectOfReservation = (venue: string, reservation: string): PaymentSubject => ({
  kind: 'hold',
  id: `${goodOfVenue(venue)}/${reservation}`,
});

/** The venue and the reservation that a payment is for; null if it is for something else. */
export function reservationOfSubject({
  kind,
  id,
}: PaymentSubject): { readonly venue: string; readonly reservation: string } | null {
  const at = id.lastIndexOf('/');
  const venue = venueOfGood(id.slice(0, Math.max(0, at)));
  return kind === 'hold' && venue !== null ? { venue, reservation: id.slice(at + 1) } : null;
}

interface Ports {
  readonly payments: Pick<PaymentStore, 'latestOf' | 'keep'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** The payment of a reservation: the one that was begun, or a new one. No reservation is charged twice. */
export const paymentOfReservation =
  ({ payments, random, clock }: Ports) =>
  async (
    realm: RealmId,
    { id: venue, title }: Pick<Venue, 'id' | 'title'>,
    { id, total }: Pick<Reservation, 'id' | 'total'>,
  ): Promise<OpenPayment> => {
    const subject = subjectOfReservation(venue, id);
    const payer = `reservation ${id}`;
    const before = await payments.latestOf(realm, subject, payer);
    if (before !== null) return before;
    const begun = { id: orderNumber(random(8)), realm, subject, payer, amount: total, concept: title };
    const payment = newPayment({ ...begun, createdAt: clock.now() });
    const token = Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
    await payments.keep(payment, token);
    return { payment, token };
  };
