import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { reservationIn, reservationKind } from '#domain/reservations/reservation-records.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type KeptReservation } from './read-reservation.ts';
import { type SeenReservation, viewReservation } from './view-reservation.ts';

const pageLength = 500;

/** When the reservations that are read begin: from the first moment on, before the second one. */
export interface ReservedPeriod {
  readonly from: Instant;
  readonly until: Instant;
}

/** The reservations of a venue that begin in a period, the latest first. */
export const reservationsIn =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'list'> }) =>
  async (good: GoodId, { from, until }: ReservedPeriod): Promise<readonly KeptReservation[]> => {
    const found: KeptReservation[] = [];
    let after: { readonly at: Instant; readonly id: string } | null = null;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins after the one before
      const page = await goodsRecords.list(good, {
        kind: reservationKind,
        owner: null,
        from,
        until,
        limit: pageLength,
        after,
      });
      found.push(...page.map((record) => ({ reservation: reservationIn(record), version: record.version })));
      const last = page.at(-1);
      if (page.length < pageLength || last === undefined) return found;
      after = { at: last.at, id: last.id };
    }
  };

/** The same as they are now, by the time at which they begin: for those who open the doors. */
export const seenReservationsIn =
  (ports: {
    readonly goods: Pick<GoodsStore, 'grant'>;
    readonly goodsRecords: Pick<GoodsRecords, 'list'>;
    readonly clock: Clock;
  }) =>
  async (good: GoodId, period: ReservedPeriod): Promise<readonly SeenReservation[]> => {
    const kept = await reservationsIn(ports)(good, period);
    const seen = await Promise.all(kept.map(({ reservation }) => viewReservation(ports)(good, reservation)));
    return seen.toSorted((a, b) => a.reservation.start - b.reservation.start);
  };
