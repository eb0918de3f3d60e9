import type { Clock } from '#application/ports/clock.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { type Reservation, type SeenState, seenState } from '#domain/reservations/reservation.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** A reservation as it is now. */
export interface SeenReservation {
  readonly reservation: Reservation;
  readonly state: SeenState;
  /** Until when its place waits for the payment; null if it does not. */
  readonly until: Instant | null;
  readonly extended: number;
}

/** A reservation with what its grant says of it now. */
export const viewReservation =
  ({ goods, clock }: { readonly goods: Pick<GoodsStore, 'grant'>; readonly clock: Clock }) =>
  async (good: GoodId, reservation: Reservation): Promise<SeenReservation> => {
    const at = clock.now();
    const grant = await goods.grant(good, reservation.letters, at);
    const state = seenState(reservation, grant, at);
    if (state !== 'held' || grant === null || grant.until === null)
      return { reservation, state, until: null, extended: 0 };
    // The cells are kept a little longer than the holder is told; money that comes meanwhile still gets them.
    const until = grant.until - (reservation.rest ?? 0);
    return until <= at
      ? { reservation, state: 'ended', until: null, extended: 0 }
      : { reservation, state, until, extended: grant.extended };
  };
