import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { nameForStaff } from '#application/reservations/staff/name-for-staff.ts';
import type { SeenReservation } from '#application/reservations/view-reservation.ts';

/** A reservation as the people of staff get it: under a name that is of no use to a holder's calls. */
export const writeStaffReservation =
  (council: { readonly passSeal: Pick<PassSeal, 'digest'> }) =>
  (good: GoodId, { reservation, state }: SeenReservation): StaffReservationAnswer => {
    const { holder, place, category, purpose, start, end, total, deposit, depositKept, reason } = reservation;
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
      depositKept,
      reason,
    };
  };
