import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { reservationRecord } from '#domain/reservations/reservation-records.ts';
import { isStrike, type Reservation } from '#domain/reservations/reservation.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { KeptReservation } from '../read-reservation.ts';
import { requestAbout } from '../reservation-request.ts';
import { viewReservation } from '../view-reservation.ts';

/** Why nothing is forgiven. `noStrike`: its holder came, or somebody has forgiven it. */
export interface ForgivingRefused {
  readonly kind: 'noStrike' | 'noReason' | 'changed';
}

/** Forgives that the holder of a reservation did not come, for a reason: it counts as no strike from then on. */
export const forgiveStrike =
  (ports: {
    readonly goods: Pick<GoodsStore, 'ask' | 'grant'>;
    readonly goodsRecords: Pick<GoodsRecords, 'record'>;
    readonly clock: Clock;
  }) =>
  async (
    good: GoodId,
    { reservation, version }: KeptReservation,
    { reason, by }: { readonly reason: string; readonly by: string },
  ): Promise<Either<ForgivingRefused, Reservation>> => {
    const { state } = await viewReservation(ports)(good, reservation);
    if (!isStrike(reservation, state)) return left({ kind: 'noStrike' });
    if (reason.trim() === '') return left({ kind: 'noReason' });
    const forgiven: Reservation = { ...reservation, forgiven: reason.trim() };
    const done = await ports.goods.ask(
      good,
      requestAbout(`forgive/${reservation.id}`, {
        bodyHash: JSON.stringify([reason, by]),
        at: ports.clock.now(),
        by,
        acts: [],
        records: [reservationRecord(forgiven, version + 1)],
      }),
    );
    return isLeft(done) ? left({ kind: 'changed' }) : right(forgiven);
  };
