import type { VenueWaitingAnswer } from '#adapters/wire/reservations/waiting/venue-waiting.ts';
import type { SeenVenueWaiting } from '#application/reservations/waiting/view-venue-waiting.ts';
import type { Venue } from '#domain/reservations/venue.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { writeWaitingMembers } from '../appointments/waiting-wish.ts';

const momentText = (at: Instant): string => new Date(at).toISOString();

/** A place on the waiting list of a venue for who has its key. */
export function writeVenueWaiting(venue: Venue, { place, ahead }: SeenVenueWaiting): VenueWaitingAnswer {
  const { places, minutes, category, offer } = place;
  const named = (id: string) => ({ id, title: venue.places.find((one) => one.id === id)?.title ?? id });
  return {
    ...writeWaitingMembers(place, ahead),
    venue: { id: venue.id, title: venue.title },
    places: places.map(named),
    minutes,
    people: category,
    offer: offer && {
      place: named(offer.facts.place),
      at: momentText(offer.at),
      end: momentText(offer.facts.end),
      until: momentText(offer.until),
      total: offer.facts.total,
    },
  };
}
