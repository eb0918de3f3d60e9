import { drawnShare } from '#application/appointments/booking/booking-ports.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { PricedTime } from '#domain/reservations/priced-time.ts';
import { reservationLetters, reservationLettersFrom } from '#domain/reservations/reservation-letters.ts';
import { reservationNotices } from '#domain/reservations/reservation-notices.ts';
import { reservationRecord, visitorRecord } from '#domain/reservations/reservation-records.ts';
import {
  type DeskMoney,
  firstReservationState,
  type Reservation,
  type ReservationContact,
  reservationHoldLasts,
} from '#domain/reservations/reservation.ts';
import type { Venue } from '#domain/reservations/venue.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { holdRest } from '#domain/scarcity/work/hold-load.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { entering, granting, holding, makeCells, moneyPaid } from './reservation-request.ts';

/** What a reservation is made of, once its holder and its time are checked. */
export interface NewReservation {
  readonly id: string;
  readonly purpose: string;
  readonly contact: ReservationContact | null;
  readonly holder: string;
  readonly visitor: { readonly isAtDesk: boolean };
  readonly desk?: DeskMoney;
  readonly priced: Pick<PricedTime, 'facts' | 'category'>;
}

/** A reservation with the price, the terms and the door of now, and with letters of its own. */
export function newReservation(
  { random, clock }: { readonly random: RandomBytes; readonly clock: Clock },
  venue: Venue,
  { id, purpose, contact, holder, visitor: { isAtDesk }, desk, priced: { facts, category } }: NewReservation,
): Reservation {
  return {
    ...facts,
    id,
    letters: reservationLettersFrom(random(reservationLetters)),
    holder,
    category: category.id,
    purpose,
    terms: venue.terms,
    entry: venue.entry,
    payment: null,
    state: firstReservationState(venue, { total: facts.total, isAtDesk }),
    back: null,
    depositKept: null,
    ...(desk !== undefined && facts.total > 0 && { desk }),
    // Of somebody unknown it comes back at a moment that they cannot know; a known one must not wait for the next.
    ...(category.check === 'unchecked' && !isAtDesk ? { rest: holdRest(drawnShare(random)) } : {}),
    reason: '',
    at: clock.now(),
    contact,
  };
}

/** The mail about a new reservation; none before it is paid. */
const firstNotices = (reservation: Reservation, now: Instant): readonly GoodsRecord[] => {
  const { state } = reservation;
  return state === 'booked' || state === 'requested'
    ? reservationNotices(reservation, state, { now, version: 1 })
    : [];
};

/**
 * The request of a new reservation: nothing is taken of a hall before staff approve. Who takes what is left of an hour has
 * come in by it, so that their place is not given up. `version`: that of the record of its holder, on which it was decided.
 */
export function requestOfReservation(reservation: Reservation, version: number, by: string): GoodsRequest {
  const { id, holder, place, category, start, end, state, at } = reservation;
  const isBooked = state === 'booked';
  const isHere = isBooked && start <= at;
  return {
    key: `reserve/${id}`,
    bodyHash: JSON.stringify([holder, place, category, start, end]),
    at,
    by,
    acts: [
      ...(state === 'requested'
        ? []
        : [makeCells, holding(reservation, at + reservationHoldLasts + (reservation.rest ?? 0))]),
      ...(isBooked ? [granting(reservation)] : []),
      ...(isHere ? [entering(reservation)] : []),
    ],
    money: isBooked ? moneyPaid(reservation) : [],
    records: [
      reservationRecord(reservation, 1),
      visitorRecord(holder, version + 1, at),
      ...firstNotices(reservation, at),
    ],
  };
}
