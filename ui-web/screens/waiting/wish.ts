import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';

/** The parts of a day that somebody can wait for. */
export const waitingParts = ['any', 'morning', 'afternoon'] as const;
export type PartOfDay = (typeof waitingParts)[number];

/** When somebody could come, as it is chosen in a form. */
export interface WishEntry {
  readonly part: PartOfDay;
  readonly weekdays: readonly string[];
  readonly weeks: string;
}

/** A form in which nothing is chosen yet. */
export const anyTime: WishEntry = { part: 'any', weekdays: [], weeks: '4' };

const hours = {
  any: { from: '00:00', until: '24:00' },
  morning: { from: '00:00', until: '14:00' },
  afternoon: { from: '14:00', until: '24:00' },
} as const;

/** What is sent of it, from today on. */
export const postedWish = ({ part, weekdays, weeks }: WishEntry, today: CalendarDay) => ({
  weekdays: weekdays.map(Number),
  ...hours[part],
  firstDay: today,
  lastDay: addDays(today, Number(weeks) * 7),
});
