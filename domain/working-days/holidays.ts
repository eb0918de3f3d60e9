import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import lists from './holidays.json' with { type: 'json' };

/** Holidays of Spain, and those that a region has beside them: days of a month, days from Easter, and published lists. */
interface Territory {
  readonly fixed: readonly string[];
  readonly afterEaster: readonly number[];
  readonly years: Readonly<Record<string, readonly string[]>>;
}

/** The regions whose holidays are known, by their codes in ISO 3166-2. */
export const regions = ['ES-VC'] as const;
/** One of them. */
export type Region = (typeof regions)[number];

/**
 * Easter Sunday of a year in the Gregorian calendar (computus of Meeus, Jones and Butcher).
 *
 * @example easterSunday(2027) // 2027-03-28
 */
export function easterSunday(year: number): CalendarDay {
  const whole = (dividend: number, divisor: number) => Math.floor(dividend / divisor);
  const golden = year % 19;
  const [century, rest] = [whole(year, 100), year % 100];
  const skipped = whole(8 * century + 13, 25);
  const moon = (19 * golden + century - whole(century, 4) - skipped + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * whole(rest, 4) - moon - (rest % 4)) % 7;
  const late = whole(golden + 11 * moon + 22 * weekday, 451);
  const place = moon + weekday - 7 * late + 114;
  const march = `${String(year).padStart(4, '0')}-03-01` as CalendarDay;
  // `place` counts months of 31 days, and March is the third.
  return addDays(march, whole(place, 31) === 3 ? place % 31 : (place % 31) + 31);
}

/** The published list of a territory; for a year without one, the days that its rule names. */
function daysOf({ fixed, afterEaster, years }: Territory, year: number): readonly CalendarDay[] {
  const name = String(year).padStart(4, '0');
  const published = years[name];
  if (published !== undefined) return published as readonly CalendarDay[];
  const easter = easterSunday(year);
  return [
    ...fixed.map((day) => `${name}-${day}` as CalendarDay),
    ...afterEaster.map((days) => addDays(easter, days)),
  ];
}

/**
 * The national holidays of a year and those of a region. Holidays on a Sunday that are moved to the Monday are only
 * known from a published list.
 */
export const holidaysOf = (region: Region | null, year: number): readonly CalendarDay[] => [
  ...daysOf(lists.ES, year),
  ...(region === null ? [] : daysOf(lists[region], year)),
];
