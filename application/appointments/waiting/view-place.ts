import type { Town } from '#domain/access/town.ts';
import { isAhead, type WaitingPlace } from '#domain/appointments/waiting/waiting-place.ts';
import { placeSeen } from '#domain/waiting-list/waiting-person.ts';
import type { BookingPorts } from '../booking/booking-ports.ts';
import { openPlaces, readPlace } from './read-places.ts';

/** A place as it is now, and how many may be asked before; null if they wait no longer. */
export interface SeenPlace {
  readonly place: WaitingPlace;
  readonly ahead: number | null;
}

/** The place of a key as it is now; null if there is none. */
export const viewPlace =
  (ports: Pick<BookingPorts, 'goodsRecords' | 'clock'>) =>
  async ({ realm }: Pick<Town, 'realm'>, id: string): Promise<SeenPlace | null> => {
    const kept = await readPlace(ports)(realm, id);
    if (kept === null) return null;
    const now = ports.clock.now();
    const place = placeSeen(kept.place, now);
    if (place.state !== 'waiting') return { place, ahead: null };
    const others = (await openPlaces(ports)(realm)).map((one) => placeSeen(one.place, now));
    return {
      place,
      ahead: others.filter((one) => one.state === 'waiting' && isAhead(one, place)).length,
    };
  };
