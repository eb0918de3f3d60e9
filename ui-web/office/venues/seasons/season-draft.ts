import type { SeasonDraft } from '#adapters/wire/reservations/season.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { weekdayName } from '#application/text/dates.ts';
import { readPastedClosures, readPastedHours } from '#domain/reservations/season/pasted-closures.ts';
import type { PastedSeasonFault } from '#domain/reservations/season/pasted-lines.ts';
import { idOfClub, readPastedClubs, readPastedWishes } from '#domain/reservations/season/pasted-season.ts';
import { mondayOf } from '#domain/reservations/reservation-rules.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { languages } from '#domain/shared/localized-text.ts';

/** A season as it is typed. */
export interface TypedSeason {
  readonly title: string;
  readonly from: string;
  readonly weeks: string;
  /** On which days of the week clubs can have places, and between which hours. */
  readonly weekdays: readonly number[];
  readonly opens: string;
  readonly closes: string;
  /** Other hours of some days, and closures; missing: none. */
  readonly hours?: string;
  readonly closures?: string;
  readonly clubs: string;
  readonly wishes: string;
}

const knownMonday = '2026-01-05' as CalendarDay;
/** The names of the days of the week in all languages, from Monday on. */
const weekdays = Array.from({ length: 7 }, (_, at) =>
  languages.map((language) => weekdayName(addDays(knownMonday, at), language)),
);

/** What a new season begins with: the next Monday but one, a school year, weekday evenings. */
export const emptySeason = (today: CalendarDay): TypedSeason => ({
  title: '',
  from: addDays(mondayOf(today), 14),
  weeks: '30',
  weekdays: [1, 2, 3, 4, 5],
  opens: '17:00',
  closes: '22:00',
  clubs: '',
  wishes: '',
});

/** Lines that cannot be read, of each of the tables. */
export interface TypedFaults {
  readonly clubs: readonly PastedSeasonFault[];
  readonly wishes: readonly PastedSeasonFault[];
  readonly hours: readonly PastedSeasonFault[];
  readonly closures: readonly PastedSeasonFault[];
}

/** No line that cannot be read. */
export const noTypedFaults: TypedFaults = { clubs: [], wishes: [], hours: [], closures: [] };

/** The season that was typed, and what cannot be read of it. */
export function typedDraft(
  { places }: VenueAnswer,
  typed: TypedSeason,
): { readonly draft: SeasonDraft; readonly faults: TypedFaults } {
  const clubs = readPastedClubs(typed.clubs);
  const named = places.map(({ id, title }) => ({
    id,
    titles: typeof title === 'string' ? [title] : Object.values(title),
  }));
  const names = { places: named, weekdays };
  const wishes = readPastedWishes(typed.wishes, clubs.rows, names);
  const hours = readPastedHours(typed.hours ?? '', names);
  const closures = readPastedClosures(typed.closures ?? '', names);
  const own = new Set(hours.rows.map(({ weekday }) => weekday));
  return {
    draft: {
      id: idOfClub(typed.title),
      title: typed.title.trim(),
      from: typed.from,
      weeks: Number(typed.weeks),
      hours: [
        ...typed.weekdays
          .filter((weekday) => !own.has(weekday))
          .map((weekday) => ({ weekday, opens: typed.opens, closes: typed.closes })),
        ...hours.rows,
      ],
      closures: closures.rows.flatMap(({ places: closed, from: opens, until: closes, day, why }) =>
        (closed.length === 0 ? [null] : closed).map((place) => ({ place, day, opens, closes, why })),
      ),
      clubs: [...clubs.rows],
      wishes: wishes.rows.map(({ alternatives, places: wanted, ...wish }) => ({
        ...wish,
        alternatives: [...alternatives],
        places: [...wanted],
      })),
    },
    faults: {
      clubs: clubs.faults,
      wishes: wishes.faults,
      hours: hours.faults,
      closures: closures.faults,
    },
  };
}
