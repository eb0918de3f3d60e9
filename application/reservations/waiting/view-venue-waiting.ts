import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { isAheadAtVenue, type VenueWaiting } from '#domain/reservations/waiting/venue-waiting.ts';
import { placeSeen } from '#domain/waiting-list/waiting-person.ts';
import { openPlacesOf, readPlaceOf } from '../../waiting-list/read-places.ts';
import type { LinePorts } from '../../waiting-list/waiting-line.ts';

/** A place on the list of a venue as it is now, and how many may be asked before; null if they wait no longer. */
export interface SeenVenueWaiting {
  readonly place: VenueWaiting;
  readonly ahead: number | null;
}

/** The place of a key as it is now; null if there is none. */
export const viewVenueWaiting =
  (ports: Pick<LinePorts, 'goodsRecords' | 'clock'>) =>
  async (good: GoodId, id: string): Promise<SeenVenueWaiting | null> => {
    const kept = await readPlaceOf(ports)<VenueWaiting>(good, id);
    if (kept === null) return null;
    const now = ports.clock.now();
    const place = placeSeen(kept.place, now);
    if (place.state !== 'waiting') return { place, ahead: null };
    const others = (await openPlacesOf(ports)<VenueWaiting>(good)).map((one) => placeSeen(one.place, now));
    return {
      place,
      ahead: others.filter((one) => one.state === 'waiting' && isAheadAtVenue(one, place)).length,
    };
  };
