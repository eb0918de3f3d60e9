import type { WaitingPlaceAnswer } from '#adapters/wire/appointments/waiting/waiting-place.ts';
import { writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import type { SeenPlace } from '#application/appointments/waiting/view-place.ts';
import type { WaitingOffer } from '#domain/appointments/waiting/waiting-place.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

const momentText = (at: Instant): string => new Date(at).toISOString();

const writeOffer = ({ office, at, seat, until }: WaitingOffer): WaitingPlaceAnswer['offer'] => ({
  office,
  at: momentText(at),
  end: momentText(seat.end),
  until: momentText(until),
});

/** A place on the waiting list for who has its key. */
export function writeWaiting({ place, ahead }: SeenPlace): WaitingPlaceAnswer {
  const { id, state, services, people, offices, times, joined, offer, unanswered, visit, deeds } = place;
  return {
    id,
    state: state === 'waiting' && offer !== null ? 'offered' : state,
    services: [...services],
    people,
    offices: [...offices],
    weekdays: [...times.weekdays],
    from: writtenClock(times.from),
    until: writtenClock(times.until),
    firstDay: times.firstDay,
    lastDay: times.lastDay,
    joined: momentText(joined),
    ahead,
    offer: offer && writeOffer(offer),
    unanswered,
    visit,
    history: deeds.map(({ act, at, offered }) => ({
      act,
      at: momentText(at),
      office: offered?.office ?? null,
      start: offered === null ? null : momentText(offered.at),
    })),
  };
}
