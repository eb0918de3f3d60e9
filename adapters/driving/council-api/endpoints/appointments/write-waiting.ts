import type { WaitingPlaceAnswer } from '#adapters/wire/appointments/waiting/waiting-place.ts';
import type { SeenPlace } from '#application/appointments/waiting/view-place.ts';
import type { WaitingOffer } from '#domain/appointments/waiting/waiting-place.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { writeWaitingMembers } from './waiting-wish.ts';

const momentText = (at: Instant): string => new Date(at).toISOString();

const writeOffer = ({ office, at, seat, until }: WaitingOffer): WaitingPlaceAnswer['offer'] => ({
  office,
  at: momentText(at),
  end: momentText(seat.end),
  until: momentText(until),
});

/** A place on the waiting list of appointments for who has its key. */
export function writeWaiting({ place, ahead }: SeenPlace): WaitingPlaceAnswer {
  const { services, people, offices, offer, visit } = place;
  return {
    ...writeWaitingMembers(place, ahead),
    services: [...services],
    people,
    offices: [...offices],
    offer: offer && writeOffer(offer),
    visit,
  };
}
