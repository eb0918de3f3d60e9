import { formatShortDay } from '#application/text/dates.ts';
import { shortWeekday } from '#application/text/short-weekdays.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import {
  addDays,
  type CalendarDay,
  dayAt,
  type Instant,
  type TimeZone,
} from '#domain/shared/calendar-day.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { OpenVenue, Reserving } from '../state.ts';
import { hourRows, rowsOf } from './rows.ts';
import {
  type PlaceOfDay,
  rowMoments,
  type Slot,
  type SlotRules,
  slotsOf,
  type VenueWeekDay,
} from './slot.ts';

/** What a view of times is made from. */
export interface TimesMatter {
  readonly open: OpenVenue;
  readonly entry: Reserving;
  readonly zone: TimeZone;
  readonly now: Instant;
}

const rulesOf = ({ open: { venue, week }, zone, now }: TimesMatter): SlotRules => ({
  zone,
  now,
  minutes: week.minutes,
  leadMinutes: venue.rules.leadMinutes,
  windowDays: venue.rules.windowDays,
  light: venue.light,
});

/** One column: the times of a place on a day. */
export interface PlaceTimes {
  readonly day: VenueWeekDay;
  readonly place: VenueAnswer['places'][number];
  readonly isToday: boolean;
  readonly slots: readonly Slot[];
}

/** Rows, and columns of them. */
export interface TimesGrid {
  readonly rows: readonly number[];
  readonly columns: readonly PlaceTimes[];
  readonly free: number;
}

const nowhere = (place: string): PlaceOfDay => ({ place, starts: [], clubs: [], events: [] });

/** Whether a time that is chosen begins between the hours: it stays in sight. */
const isBetween = (days: readonly VenueWeekDay[], start: string | null): boolean =>
  start !== null &&
  Date.parse(start) % 3_600_000 !== 0 &&
  days.some(({ places }) => places.some(({ starts }) => starts.includes(start)));

function gridOf(
  matter: TimesMatter,
  days: readonly VenueWeekDay[],
  places: readonly VenueAnswer['places'][number][],
): TimesGrid {
  const { open, entry, zone, now } = matter;
  const { step } = open.venue.rules;
  const all = rowsOf(days, { step, minutes: open.week.minutes, zone });
  const hours = hourRows(all);
  const rows = entry.showsAll || isBetween(days, entry.start) ? all : hours;
  const rules = rulesOf(matter);
  const today = dayAt(now, zone);
  const columns = days.flatMap((day) => {
    const moments = rowMoments(day.day, rows, zone);
    return places.map((place): PlaceTimes => {
      const of = day.places.find((one) => one.place === place.id) ?? nowhere(place.id);
      return { day, place, isToday: day.day === today, slots: slotsOf(day, of, moments, rules) };
    });
  });
  const free = columns.flatMap(({ slots }) => slots).filter(({ kind }) => kind === 'free').length;
  return { rows, columns, free };
}

/** A place for a week: a column a day. */
export function weekGrid(matter: TimesMatter): TimesGrid {
  const { venue, week } = matter.open;
  return gridOf(
    matter,
    week.days,
    venue.places.filter(({ id }) => id === matter.entry.place),
  );
}

/** All places on a day: a column a place. */
export function dayGrid(matter: TimesMatter): TimesGrid {
  const { venue } = matter.open;
  return gridOf(
    matter,
    [dayAlone(matter)].flatMap((day) => day ?? []),
    venue.places,
  );
}

/** The day that is shown alone: the chosen one, else that of the chosen time, else the first one with a free time. */
export function dayAlone({ open: { week }, entry, zone }: TimesMatter): VenueWeekDay | undefined {
  const wanted = entry.day !== '' ? entry.day : entry.start && dayAt(Date.parse(entry.start), zone);
  return (
    week.days.find(({ day }) => day === wanted) ??
    week.days.find(({ places }) => places.some(({ starts }) => starts.length > 0)) ??
    week.days[0]
  );
}

/** The weeks before and after the one that is shown, and whether somebody may look at them. */
export function weeksAround({ open: { venue, week }, zone, now }: TimesMatter) {
  const today = dayAt(now, zone);
  const first = (week.days[0]?.day ?? today) as CalendarDay;
  const [before, next] = [addDays(first, -7), addDays(first, 7)];
  const isNext = next <= addDays(today, venue.rules.windowDays);
  return { today, before, next, isBefore: first > today, isNext };
}

/** A day at the head of a column: `vie` and `20`. */
export const dayHead = (day: string, { language }: Speech) => ({
  short: shortWeekday(day as CalendarDay, language),
  number: String(Number(day.slice(8))),
});

/** What a table of a place is called: how many hours are free from when until when. */
export function weekCaption(
  matter: TimesMatter,
  free: number,
  place: string,
  { t, language }: Speech,
): string {
  const { days } = matter.open.week;
  const short = (day: string | undefined) =>
    day === undefined ? '' : formatShortDay(day as CalendarDay, language);
  return t('reservations:times.caption', {
    count: free,
    n: formatCount(free),
    place,
    from: short(days[0]?.day),
    until: short(days.at(-1)?.day),
  });
}
