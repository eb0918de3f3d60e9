import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { reservationsIn } from '#application/reservations/list-reservations.ts';
import { nameForStaff } from '#application/reservations/staff/name-for-staff.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { Town } from '#domain/access/town.ts';
import type { WaitingHall } from '#domain/office/duties/waiting-work.ts';
import { goodOfVenue, type Venue } from '#domain/reservations/venue.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';

/** Where requests for halls are read from. */
export interface HallPorts {
  /** The published venues of a town. */
  readonly venuesOf: (town: Town) => Promise<readonly Venue[]>;
  readonly goodsRecords: Pick<GoodsRecords, 'list'>;
  readonly passSeal: Pick<PassSeal, 'digest'>;
  readonly clock: Clock;
}

const day = 86_400_000;

/** The requests for halls that staff have not decided and that have not begun, of the venues that staff approve one by one. */
export async function waitingHalls(ports: HallPorts, town: Town): Promise<readonly WaitingHall[]> {
  const now = ports.clock.now();
  const venues = (await ports.venuesOf(town)).filter(({ needsApproval }) => needsApproval);
  const found = await Promise.all(
    venues.map(async (venue): Promise<readonly WaitingHall[]> => {
      const good = { realm: town.realm, good: goodOfVenue(venue.id) };
      const period = { from: now + 1, until: now + (venue.rules.windowDays + 2) * day };
      const kept = await reservationsIn(ports)(good, period);
      return kept
        .filter(({ reservation }) => reservation.state === 'requested')
        .map(({ reservation: { id, place, start, purpose, at: came } }) => ({
          subject: `${venue.id}/${nameForStaff(ports, good, { id, start })}`,
          title: venue.places.find((one) => one.id === place)?.title ?? place,
          purpose,
          came,
          day: dayAt(start, town.timeZone),
        }));
    }),
  );
  return found.flat();
}
