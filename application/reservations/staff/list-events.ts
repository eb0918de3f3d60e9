import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { KeptEvent } from '#domain/reservations/council-event.ts';
import { eventsOfVenue } from '../events-of-venue.ts';
import { readReservation } from '../read-reservation.ts';
import { type SeenReservation, viewReservation } from '../view-reservation.ts';

const day = 86_400_000;

/** An event, with those who lost a reservation to it as they are now: moved, given back, or still to choose. */
export interface SeenEvent {
  readonly event: KeptEvent;
  readonly losers: readonly SeenReservation[];
}

/** The events of a venue that are not over for a month, and what those chose whom they displaced. */
export const listEvents =
  (ports: {
    readonly goods: Pick<GoodsStore, 'grant'>;
    readonly goodsRecords: Pick<GoodsRecords, 'list' | 'record'>;
    readonly clock: Clock;
  }) =>
  async (good: GoodId): Promise<readonly SeenEvent[]> => {
    const events = await eventsOfVenue(ports)(good, { from: ports.clock.now() - 31 * day, until: null });
    const seen = async (id: string): Promise<readonly SeenReservation[]> => {
      const kept = await readReservation(ports)(good, id);
      return kept === null ? [] : [await viewReservation(ports)(good, kept.reservation)];
    };
    return Promise.all(
      events.map(async (event) => ({ event, losers: (await Promise.all(event.displaced.map(seen))).flat() })),
    );
  };
