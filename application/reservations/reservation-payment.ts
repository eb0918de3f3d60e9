import { paymentOfSubject } from '#application/payments/payment-of-subject.ts';
import type { OpenPayment } from '#application/ports/server/payment-store.ts';
import type { PaymentSubject } from '#domain/payments/payment.ts';
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

/** The payment of a reservation: the one that was begun, or a new one. No reservation is charged twice. */
export const paymentOfReservation =
  (ports: Parameters<typeof paymentOfSubject>[0]) =>
  (
    realm: RealmId,
    { id: venue, title }: Pick<Venue, 'id' | 'title'>,
    { id, total }: Pick<Reservation, 'id' | 'total'>,
  ): Promise<OpenPayment> =>
    paymentOfSubject(ports)(realm, {
      subject: subjectOfReservation(venue, id),
      payer: `reservation ${id}`,
      amount: total,
      concept: title,
    });
