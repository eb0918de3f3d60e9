import { addressOf } from '#adapters/wire/address-of.ts';
import { showPaymentPageCall } from '#adapters/wire/payments/show-payment-page.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import type { OpenPayment } from '#application/ports/server/payment-store.ts';
import type { SeenReservation } from '#application/reservations/view-reservation.ts';
import type { Town } from '#domain/access/town.ts';
import { percentBack, returnOf } from '#domain/reservations/cancel-terms.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import type { Strikes } from '#domain/reservations/strikes.ts';
import type { Venue } from '#domain/reservations/venue.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';

const moment = (at: Instant): string => new Date(at).toISOString();

/** Where the payer of a reservation is sent, and comes back to. */
export interface PayingReservation {
  readonly payment: OpenPayment;
  readonly forward: string;
  readonly lang: Language;
}

const writePayment = ({ realm }: Town, way: PayingReservation | null): OwnReservationAnswer['payment'] =>
  way && {
    id: way.payment.payment.id,
    isRefused: way.payment.payment.status === 'refused',
    url: addressOf(showPaymentPageCall, {
      realm,
      token: way.payment.token,
      forward: way.forward,
      lang: way.lang,
    }),
  };

/** What comes back if a reservation is given back at a moment; null if it cannot be. */
function refundNow({ reservation, state }: SeenReservation, at: Instant): number | null {
  const { start, total, deposit, terms } = reservation;
  if (state === 'displaced') return total;
  if (state !== 'booked' || at >= start) return null;
  return returnOf({ total, deposit }, percentBack(terms, { start, at })).refund;
}

const writeEntry = ({ entry, start }: Reservation): OwnReservationAnswer['entry'] =>
  entry && {
    from: moment(start - entry.early * 60_000),
    until: moment(start + entry.late * 60_000),
  };

const writeStrikes = (venue: Venue, { count, blockedUntil }: Strikes): OwnReservationAnswer['strikes'] =>
  venue.strikes && {
    count,
    most: venue.strikes.most,
    blockedUntil: blockedUntil === null ? null : moment(blockedUntil),
  };

/** What is known beside a reservation itself. */
export interface ReservationWriting {
  readonly at: Instant;
  readonly strikes: Strikes;
  readonly calendar: string | null;
  /** Its letters, place and time, signed. */
  readonly code: string;
  readonly way: PayingReservation | null;
}

/** A reservation as its holder gets it. */
export function writeOwnReservation(
  town: Town,
  venue: Venue,
  seen: SeenReservation,
  { at, strikes, calendar, code, way }: ReservationWriting,
): OwnReservationAnswer {
  const { reservation, state, until, extended } = seen;
  const { id, start, end, place, category, purpose, price, total, deposit, letters } = reservation;
  const isOwn = state === 'booked' || state === 'entered';
  return {
    id,
    state,
    venue: { id: venue.id, title: venue.title },
    place: { id: place, title: venue.places.find((one) => one.id === place)?.title ?? place },
    start: moment(start),
    end: moment(end),
    people: category,
    purpose,
    price: [...price],
    total,
    deposit,
    until: until === null ? null : moment(until),
    extended,
    payment: writePayment(town, way),
    letters: isOwn ? letters : null,
    code: isOwn ? code : null,
    entry: writeEntry(reservation),
    refundNow: refundNow(seen, at),
    back: reservation.back,
    depositKept: reservation.depositKept,
    reason: reservation.reason,
    strikes: writeStrikes(venue, strikes),
    calendar,
  };
}
