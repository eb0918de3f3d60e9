import { drawnName } from '#application/appointments/booking/booking-ports.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { restsForWaiting, setPlaceAside } from '#domain/reservations/waiting/venue-waiting.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { freedBy } from '#domain/waiting-list/freed-time.ts';
import { freedRecord } from '#domain/waiting-list/waiting-records.ts';
import { lineOfVenue, type VenueOfLine, type VenueWaitingPorts } from './venue-line.ts';

/** What a request adds that gives a reservation back. */
export type FreeingPlace = (
  reservation: Pick<Reservation, 'place' | 'start' | 'take'>,
) => Promise<Pick<GoodsRequest, 'acts' | 'records'>>;

/**
 * Sets a time that is given back aside for the people who wait for such times, in the same request: nobody else sees it
 * before they are asked. If it suits nobody who waits, it is free at once.
 */
export const freePlace =
  (ports: VenueWaitingPorts & { readonly random: RandomBytes }, of: VenueOfLine): FreeingPlace =>
  async ({ place, start, take }) => {
    const freed = freedBy(drawnName(ports.random), place, start, { grant: '', take });
    if ((await lineOfVenue(ports, of).findCandidate(freed)) === null) return { acts: [], records: [] };
    const until = ports.clock.now() + restsForWaiting;
    return { acts: [setPlaceAside(freed.seat, null, until)], records: [freedRecord(freed, 1)] };
  };
