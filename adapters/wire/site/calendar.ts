import * as t from 'io-ts';
import { regions, type Region } from '#domain/working-days/holidays.ts';
import { type CalendarSettings, usualCalendar, type Weekday } from '#domain/working-days/working-days.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { decode, localizedText, orNull } from '../decode.ts';
import { deliveryDay } from '../processes/delivery-day.ts';

/** The days of the week by their names in documents. */
export const weekdays: Readonly<Record<string, Weekday>> = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
};
const oneOf = <K extends string>(names: readonly K[]) =>
  t.keyof(Object.fromEntries(names.map((name) => [name, null])) as Record<K, null>);

/** A day of the week by its name. */
export const weekdayWire = oneOf(Object.keys(weekdays));

/** On which days a town hall works: terms are counted in these. */
export const calendarWire = t.partial({
  /** The region by its code in ISO 3166-2; without it only the national holidays are known. */
  region: orNull(oneOf<Region>(regions)),
  /** The days of the week without work; without it Saturday and Sunday. */
  rest: orNull(t.array(weekdayWire)),
  /** The holidays of the town, and what else of the region is not known here, each with its year. */
  holidays: orNull(
    t.array(t.intersection([t.type({ day: deliveryDay }), t.partial({ name: orNull(localizedText) })])),
  ),
});

/** The calendar that a document describes; null if it cannot be read. */
export function readCalendar(raw: unknown): CalendarSettings | null {
  const read = decode(calendarWire, raw);
  if (isLeft(read)) return null;
  const { region, rest, holidays } = read.right;
  const resting = [...new Set((rest ?? []).flatMap((day) => weekdays[day] ?? []))];
  return {
    region: region ?? null,
    // A town that never worked would have no day on which a term could end.
    rest: rest && resting.length < 7 ? resting : usualCalendar.rest,
    holidays: (holidays ?? []).flatMap(({ day }) => parseDay(day) ?? []),
  };
}
