import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { eventTakes, type KeptEvent } from '#domain/reservations/council-event.ts';
import type { VenueSite } from '#domain/reservations/priced-time.ts';
import { cellName } from '#domain/scarcity/goods-grant.ts';
import { seenReservationsIn } from '../list-reservations.ts';
import type { SeenReservation } from '../view-reservation.ts';
import { eventsOfVenue } from '../events-of-venue.ts';

const day = 86_400_000;

/** What was asked of staff, with what is in its way: who has the place then or asks for it too, and events. */
export interface HallRequest {
  readonly asked: SeenReservation;
  readonly others: readonly SeenReservation[];
  readonly events: readonly KeptEvent[];
}

const standing: ReadonlySet<string> = new Set(['requested', 'held', 'booked', 'entered']);

/** What waits at a venue for the people of staff, by its beginning. */
export const listHallRequests =
  (ports: {
    readonly goods: Pick<GoodsStore, 'grant'>;
    readonly goodsRecords: Pick<GoodsRecords, 'list'>;
    readonly clock: Clock;
  }) =>
  async (site: VenueSite, good: GoodId): Promise<readonly HallRequest[]> => {
    const now = ports.clock.now();
    const period = { from: now - day, until: now + (site.venue.rules.windowDays + 2) * day };
    const [all, events] = await Promise.all([
      seenReservationsIn(ports)(good, period),
      eventsOfVenue(ports)(good, period),
    ]);
    const cells = (one: SeenReservation) => one.reservation.take.cells.map(cellName);
    return all
      .filter(({ state }) => state === 'requested')
      .map((asked) => {
        const own = new Set(cells(asked));
        const others = all.filter(
          (one) => one !== asked && standing.has(one.state) && cells(one).some((cell) => own.has(cell)),
        );
        const isIn = (event: KeptEvent) =>
          eventTakes(site, event).cells.some((cell) => own.has(cellName(cell)));
        return { asked, others, events: events.filter(isIn) };
      });
  };
