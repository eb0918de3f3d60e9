import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { KeptReservation } from '#application/reservations/read-reservation.ts';
import { readReservation } from '#application/reservations/read-reservation.ts';
import { reservationOfName } from '#application/reservations/staff/name-for-staff.ts';
import { viewReservation } from '#application/reservations/view-reservation.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type AskedVenue, reservationRefused, type ReservationRefusal, venueIn } from './asked-venue.ts';
import { writeStaffReservation } from './write-staff-reservation.ts';

/** The reservation of a venue that a person of staff names. */
export async function namedByStaff(
  council: ServerParts,
  town: Town,
  { venue, name }: { readonly venue: string; readonly name: string },
): Promise<Either<ReservationRefusal, AskedVenue & { readonly kept: KeptReservation }>> {
  const asked = await venueIn(council, town, venue);
  if (isLeft(asked)) return asked;
  const kept = await reservationOfName(council)(asked.right.good, name);
  return kept === null
    ? left(reservationRefused({ kind: 'unknownReservation' }))
    : right({ ...asked.right, kept });
}

/** A reservation as it is now, for the person of staff who changed it. */
export const shownToStaff =
  (council: ServerParts) =>
  async (good: GoodId, { reservation }: Pick<KeptReservation, 'reservation'>) => {
    const now = (await readReservation(council)(good, reservation.id))?.reservation ?? reservation;
    return writeStaffReservation(council)(good, await viewReservation(council)(good, now));
  };
