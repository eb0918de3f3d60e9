import type { VisitSeat } from '#domain/appointments/visit.ts';
import type { WaitingPlace } from '#domain/appointments/waiting/waiting-place.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { FreedTime } from '#domain/waiting-list/freed-time.ts';
import { openPlacesOf, readFreedOf, readPlaceOf } from '../../waiting-list/read-places.ts';
import type { KeptFreed, KeptPlace } from '../../waiting-list/waiting-line.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';

type Ports = Pick<BookingPorts, 'goodsRecords'>;

/** A place on the waiting list of appointments, as it is stored. */
export type KeptVisitPlace = KeptPlace<WaitingPlace>;
/** A time of a desk that was given back. */
export type FreedSeat = FreedTime<VisitSeat>;

/** The place of a key; null if there is none. */
export const readPlace =
  (ports: Ports) =>
  (realm: RealmId, id: string): Promise<KeptVisitPlace | null> =>
    readPlaceOf(ports)<WaitingPlace>(goodOfAppointments(realm), id);

/** The freed time of an id; null if there is none. */
export const readFreed =
  (ports: Ports) =>
  (realm: RealmId, id: string): Promise<KeptFreed<FreedSeat> | null> =>
    readFreedOf(ports)<FreedSeat>(goodOfAppointments(realm), id);

/** Everybody who waits, as it is stored, in no order. */
export const openPlaces =
  (ports: Ports) =>
  (realm: RealmId): Promise<readonly KeptVisitPlace[]> =>
    openPlacesOf(ports)<WaitingPlace>(goodOfAppointments(realm));
