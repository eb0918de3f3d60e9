import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import {
  type PricedTime,
  pricedTime,
  type TimeRefused,
  type VenueSite,
} from '#domain/reservations/priced-time.ts';
import { reservationLetters, reservationLettersFrom } from '#domain/reservations/reservation-letters.ts';
import { reservationNotices } from '#domain/reservations/reservation-notices.ts';
import { reservationRecord, visitorRecord } from '#domain/reservations/reservation-records.ts';
import { personFault, type ReservationFault } from '#domain/reservations/reservation-rules.ts';
import { reservationHoldLasts, type Reservation } from '#domain/reservations/reservation.ts';
import { cellName } from '#domain/scarcity/goods-grant.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { isFreeNow } from './is-free-now.ts';
import { type KeptReservation, readReservation } from './read-reservation.ts';
import { granting, holding, makeCells, requestAbout } from './reservation-request.ts';
import { readVisitorBook, type VisitorBook } from './visitor-book.ts';
import type { FreeingPlace } from './waiting/free-place.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask' | 'grantsOf'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly goodsCalendar: GoodsCalendar;
  readonly random: RandomBytes;
  readonly clock: Clock;
  /** Sets what becomes free aside for who waits; missing: nobody can wait for it. */
  readonly freeing?: FreeingPlace;
}

/** Where and when somebody wants a reservation to be instead. */
export interface AskedReservationMove {
  readonly id: string;
  readonly place: string;
  readonly start: Instant;
  /** By whom, for the steps; missing: its holder. */
  readonly by?: string;
}

/** Why a reservation is not moved. `otherPrice`: the other time costs another amount; it is given back and reserved anew. */
export type MoveRefused =
  | TimeRefused
  | ReservationFault
  | { readonly kind: 'unknownReservation' | 'notBooked' | 'begun' | 'taken' | 'changed' }
  | { readonly kind: 'otherPrice'; readonly total: Cents };

function whyNot({ state, start }: Reservation, at: Instant): MoveRefused | null {
  if (state !== 'booked' && state !== 'displaced') return { kind: 'notBooked' };
  return state === 'booked' && at >= start ? { kind: 'begun' } : null;
}

/** Sets aside for who waits what the reservation had and does not have any longer. */
async function freed(
  { freeing }: Ports,
  { state, place, start, take }: Reservation,
  { take: now }: Reservation,
) {
  const kept = new Set(now.cells.map(cellName));
  const cells = take.cells.filter((cell) => !kept.has(cellName(cell)));
  return state === 'booked' && freeing !== undefined && cells.length > 0
    ? freeing({ place, start, take: { ...take, cells, pieces: cells.length } })
    : { acts: [], records: [] };
}

/** One request gives the old time back and takes the new one, so that nobody is ever without both. */
async function moving(
  ports: Ports,
  { reservation, version }: KeptReservation,
  { facts }: PricedTime,
  { version: visitor }: VisitorBook,
  by: string,
): Promise<GoodsRequest> {
  const at = ports.clock.now();
  const { total: _total, price: _price, deposit: _deposit, ...time } = facts;
  const letters = reservationLettersFrom(ports.random(reservationLetters));
  const moved: Reservation = { ...reservation, ...time, letters, state: 'booked', reason: '' };
  const rest = await freed(ports, reservation, moved);
  return requestAbout(`move/${reservation.id}/${version}`, {
    bodyHash: `${time.place}/${time.start}`,
    at,
    by,
    acts: [
      makeCells,
      ...(reservation.state === 'booked' ? [{ kind: 'giveBack', grant: reservation.letters } as const] : []),
      holding(moved, at + reservationHoldLasts),
      granting(moved),
      ...rest.acts,
    ],
    records: [
      reservationRecord(moved, version + 1),
      visitorRecord(reservation.holder, visitor + 1, at),
      ...reservationNotices(moved, 'moved', { now: at, version: version + 1 }),
      ...rest.records,
    ],
  });
}

/** Why the new time is refused; null if it may be had. */
async function refusalOf(
  ports: Ports,
  site: VenueSite,
  good: GoodId,
  { reservation, priced, book }: { reservation: Reservation; priced: PricedTime; book: VisitorBook },
): Promise<MoveRefused | null> {
  // Who must leave for the council pays no more for another hour, and it counts as the one that they had.
  const isDisplaced = reservation.state === 'displaced';
  const { total } = priced.facts;
  if (!isDisplaced && total !== reservation.total) return { kind: 'otherPrice', total };
  const others = book.own.filter(({ id }) => id !== reservation.id);
  const fault = isDisplaced ? null : personFault(site.venue.rules, priced.facts, others, book.strikes);
  if (fault !== null) return fault;
  const moved = isDisplaced ? null : reservation;
  return (await isFreeNow(ports, site, good, priced, moved)) ? null : { kind: 'taken' };
}

/**
 * Moves a reservation to another time of the same length. One that the council has displaced is moved at no cost, whatever
 * the other time would cost.
 */
export const moveReservation =
  (ports: Ports) =>
  async (
    site: VenueSite,
    good: GoodId,
    { id, place, start, by = 'sender' }: AskedReservationMove,
  ): Promise<Either<MoveRefused, Reservation>> => {
    const kept = await readReservation(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownReservation' });
    const { reservation } = kept;
    // It was moved there already: the answer was lost.
    if (reservation.state === 'booked' && reservation.place === place && reservation.start === start)
      return right(reservation);
    const now = ports.clock.now();
    const not = whyNot(reservation, now);
    if (not !== null) return left(not);
    const minutes = (reservation.end - reservation.start) / 60_000;
    const priced = pricedTime(site, { place, category: reservation.category, start, minutes }, now);
    if (isLeft(priced)) return priced;
    const book = await readVisitorBook(ports)(good, site.venue, reservation.holder, now);
    const refused = await refusalOf(ports, site, good, { reservation, priced: priced.right, book });
    if (refused !== null) return left(refused);
    const done = await ports.goods.ask(good, await moving(ports, kept, priced.right, book, by));
    if (isLeft(done)) return left({ kind: done.left.kind === 'cellsTaken' ? 'taken' : 'changed' });
    return right((await readReservation(ports)(good, id))?.reservation ?? reservation);
  };
