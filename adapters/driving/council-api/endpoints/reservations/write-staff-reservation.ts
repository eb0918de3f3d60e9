import type {
  StaffReservationAnswer,
  VenueEventAnswer,
} from '#adapters/wire/reservations/office/staff-reservation.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { nameForStaff } from '#application/reservations/staff/name-for-staff.ts';
import type { CouncilEvent } from '#domain/reservations/council-event.ts';
import type { SeenReservation } from '#application/reservations/view-reservation.ts';

/** A reservation as the people of staff get it: under a name that is of no use to a holder's calls. */
export const writeStaffReservation =
  (council: { readonly passSeal: Pick<PassSeal, 'digest'> }) =>
  (good: GoodId, { reservation, state }: SeenReservation): StaffReservationAnswer => {
    const { holder, place, category, purpose, start, end, total, deposit } = reservation;
    return {
      name: nameForStaff(council, good, reservation),
      state,
      holder,
      place,
      people: category,
      purpose,
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      total,
      deposit,
      depositKept: reservation.depositKept,
      back: reservation.back,
      isCash: reservation.payment === null,
      forgiven: reservation.forgiven ?? null,
      reason: reservation.reason,
    };
  };

/** An event as the people of staff get it. */
export const writeVenueEvent = ({ id, places, from, until, reason }: CouncilEvent): VenueEventAnswer => ({
  id,
  places: [...places],
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
  reason,
});
