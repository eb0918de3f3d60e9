import type { VenueWeekAnswer } from '#adapters/wire/reservations/read-venue-week.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import type { ClosedReason } from '#domain/free-times/opening.ts';
import {
  addDays,
  type CalendarDay,
  dayAt,
  type Instant,
  instantAt,
  type TimeZone,
} from '#domain/shared/calendar-day.ts';

export type VenueWeekDay = VenueWeekAnswer['days'][number];
export type PlaceOfDay = VenueWeekDay['places'][number];

/** What a time of a place is for who looks: free, or why not. */
export type Slot =
  | { readonly kind: 'free'; readonly start: string; readonly isLit: boolean }
  | { readonly kind: 'club'; readonly name: string }
  | { readonly kind: 'event'; readonly name: string }
  | { readonly kind: 'closed'; readonly why: ClosedReason }
  | { readonly kind: 'outside' | 'past' | 'tooSoon' | 'tooFar' | 'taken' };

/** What decides about all times of a venue. */
export interface SlotRules {
  readonly zone: TimeZone;
  readonly now: Instant;
  readonly minutes: number;
  readonly leadMinutes: number;
  readonly windowDays: number;
  readonly light: VenueAnswer['light'];
}

const minute = 60_000;

/** Minutes after midnight of an hour as the council writes it. */
const minutesOf = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

interface Stretch {
  readonly from: string;
  readonly until: string;
}

const covers =
  (from: Instant, until: Instant) =>
  (one: Stretch): boolean =>
    Date.parse(one.from) < until && Date.parse(one.until) > from;

/** Why a time is not free. */
function whyNot(day: VenueWeekDay, place: PlaceOfDay, at: Instant, rules: SlotRules): Slot {
  const { now, zone, minutes, leadMinutes, windowDays } = rules;
  if (day.closed !== null) return { kind: 'closed', why: day.closed };
  const end = at + minutes * minute;
  const isOpen = day.hours.some(({ from, until }) => Date.parse(from) <= at && end <= Date.parse(until));
  if (!isOpen) return { kind: 'outside' };
  if (at <= now) return { kind: 'past' };
  const event = place.events.find(covers(at, end));
  if (event !== undefined) return { kind: 'event', name: event.reason };
  const club = place.clubs.find(covers(at, end));
  if (club !== undefined) return { kind: 'club', name: club.club };
  if (at - now < leadMinutes * minute) return { kind: 'tooSoon' };
  return { kind: day.day > addDays(dayAt(now, zone), windowDays) ? 'tooFar' : 'taken' };
}

/** A row on a day: the minute of the day, and the moment that it is. */
export interface TimeRow {
  readonly row: number;
  readonly at: Instant;
}

/** The moments of a day's rows: the same for all its places. */
export const rowMoments = (day: string, rows: readonly number[], zone: TimeZone): readonly TimeRow[] =>
  rows.map((row) => ({ row, at: instantAt(day as CalendarDay, row * 60, zone) }));

/** The times of a place on a day, by the minute of the day at which they begin. */
export function slotsOf(
  day: VenueWeekDay,
  place: PlaceOfDay,
  rows: readonly TimeRow[],
  rules: SlotRules,
): readonly Slot[] {
  const starts = new Map(place.starts.map((start) => [Date.parse(start), start]));
  const isLightPaid =
    rules.light !== null && (rules.light.places.length === 0 || rules.light.places.includes(place.place));
  const dusk = day.dusk === null || !isLightPaid ? Number.POSITIVE_INFINITY : minutesOf(day.dusk);
  return rows.map(({ row, at }) => {
    const start = starts.get(at);
    if (start === undefined) return whyNot(day, place, at, rules);
    return { kind: 'free', start, isLit: row + rules.minutes > dusk };
  });
}
