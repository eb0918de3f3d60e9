import type { Town } from '#domain/access/town.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import type { Venue } from '#domain/reservations/venue.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Language, languageTag, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { writeCalendar } from '../content/calendar/ical.ts';

/** What the file of a reservation is written with. */
export interface ReservationCalendar {
  readonly town: Town;
  readonly venue: Venue;
  readonly language: Language;
  readonly now: Instant;
  /** Its name in calendars. The key opens the reservation, so it is no part of what a calendar shares. */
  readonly uid: string;
  /** How often its record was written: it grows with each change. */
  readonly version: number;
}

/** States in which a calendar has something to add, to move or to cross out. */
const inCalendars: ReadonlySet<string> = new Set(['booked', 'returned', 'displaced']);

/** The file by which a calendar program has the reservation, moves it or crosses it out; null if nobody had it. */
export function calendarOfReservation(
  { town, venue, language, now, uid, version }: ReservationCalendar,
  { state, start, end, place, letters }: Reservation,
): string | null {
  if (!inCalendars.has(state)) return null;
  const say = (text: LocalizedText) => textFor(text, language, town.defaultLanguage).text;
  const title = say(venue.places.find(({ id }) => id === place)?.title ?? place);
  const where = [say(venue.title), say(venue.where.address)].filter((text) => text !== '').join(', ');
  const isCancelled = state !== 'booked';
  return writeCalendar({
    name: say(town.name),
    language: languageTag(language),
    zone: town.timeZone,
    asOf: now,
    entries: [
      {
        uid,
        title,
        // The letters open the door: whoever sees the calendar of its holder after it was given back has none.
        text: [...(isCancelled ? [] : [letters]), say(venue.where.arrival)].join('\n').trim(),
        url: '',
        time: { kind: 'instants', from: start, to: end },
        appointment: { place: where, moved: version, isCancelled },
      },
    ],
  });
}
