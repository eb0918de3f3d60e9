import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { deskStep } from '#domain/reservations/desk-step.ts';
import { reservationNotices } from '#domain/reservations/reservation-notices.ts';
import { reservationRecord } from '#domain/reservations/reservation-records.ts';
import type { DeskMoney, Reservation } from '#domain/reservations/reservation.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { KeptReservation } from '../read-reservation.ts';
import { granting, moneyPaid, requestAbout } from '../reservation-request.ts';
import { viewReservation } from '../view-reservation.ts';

/** Why nothing is paid at a desk. `notHeld`: it is paid already, or its time to be paid is over. */
export interface DeskPaymentRefused {
  readonly kind: 'notHeld' | 'changed';
}

/**
 * Gives the place of a reservation that waits for its payment, because it was paid at a desk: an approved hall, for example. If
 * its bank pays at the same moment, one of both is first; money of the bank that comes second goes back.
 */
export const payAtDesk =
  (ports: {
    readonly goods: Pick<GoodsStore, 'ask' | 'grant'>;
    readonly goodsRecords: Pick<GoodsRecords, 'record'>;
    readonly clock: Clock;
  }) =>
  async (
    good: GoodId,
    { reservation, version }: KeptReservation,
    { desk, by }: { readonly desk: DeskMoney; readonly by: string },
  ): Promise<Either<DeskPaymentRefused, Reservation>> => {
    if (reservation.state === 'booked' && reservation.desk === desk) return right(reservation);
    const { state } = await viewReservation(ports)(good, reservation);
    if (state !== 'held') return left({ kind: 'notHeld' });
    const at = ports.clock.now();
    const booked: Reservation = { ...reservation, state: 'booked', desk };
    const done = await ports.goods.ask(
      good,
      requestAbout(`desk/${reservation.id}`, {
        bodyHash: desk,
        at,
        by,
        acts: [granting(booked)],
        money: moneyPaid(booked),
        records: [
          reservationRecord(booked, version + 1),
          ...reservationNotices(booked, 'booked', { now: at, version: version + 1 }),
        ],
        steps: [deskStep(reservation, { act: 'pay', to: desk, words: '', by, at })],
      }),
    );
    return isLeft(done) ? left({ kind: 'changed' }) : right(booked);
  };
