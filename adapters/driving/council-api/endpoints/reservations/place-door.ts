import { readReservation } from '#application/reservations/read-reservation.ts';
import { viewReservation } from '#application/reservations/view-reservation.ts';
import { type GateRefused, holdGate, type SentWork } from '#application/scarcity/holds/hold-gate.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type AskedVenue, reservationRefused, type ReservationRefusal } from './asked-venue.ts';

/** Whether the census says who reserves: of others only a number is known, which anybody can invent. */
const isKnown = ({ site }: AskedVenue, category: string): boolean =>
  site.venue.tariff.categories.find(({ id }) => id === category)?.check === 'census';

/** Keeps people of whom only a number is known from holding every place while nobody has paid. */
export function placeDoor(council: ServerParts) {
  const gate = holdGate(council);
  return {
    /** Why nothing is reserved: a new reservation of somebody unknown takes work while much is held. */
    whyNot: async (
      venue: AskedVenue,
      asked: { readonly key: string; readonly people: string; readonly work?: SentWork | null | undefined },
    ): Promise<ReservationRefusal | null> => {
      if (isKnown(venue, asked.people) || !gate.isBusy(venue.good)) return null;
      // What is reserved already is answered as it is.
      if ((await readReservation(council)(venue.good, asked.key)) !== null) return null;
      const hold = { good: venue.good, key: asked.key, work: asked.work ?? null, canBeChecked: false };
      const refused = gate.whyNot(hold);
      return refused === null ? null : reservationRefused(refused);
    },
    /** Why a place is not kept longer: it takes as much work as another reservation. */
    whyNotLonger: async (
      venue: AskedVenue & { readonly reservation: Reservation },
      work: SentWork | null,
    ): Promise<GateRefused | null> => {
      const { good, reservation } = venue;
      if (isKnown(venue, reservation.category) || !gate.isBusy(good)) return null;
      const { extended } = await viewReservation(council)(good, reservation);
      return gate.whyNot({ good, key: `${reservation.id}/${extended}`, work, canBeChecked: false });
    },
    /** Notes what somebody unknown holds, or has for nothing. */
    held: (venue: AskedVenue, { id, category, state, total }: Reservation): void => {
      const isUnpaid = state === 'held' || (state === 'booked' && total === 0);
      if (isUnpaid && !isKnown(venue, category)) gate.held(venue.good, id);
    },
  };
}

/** The same, as the endpoints have it. */
export type PlaceDoor = ReturnType<typeof placeDoor>;
