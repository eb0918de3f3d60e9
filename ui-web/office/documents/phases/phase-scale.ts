import { type PhaseDays, weeksOf } from '#domain/processes/phase-plan.ts';
import { addDays, type CalendarDay, daysBetween } from '#domain/shared/calendar-day.ts';

/** The weeks that the line of the phases has, by their Mondays. */
export interface PhaseScale {
  readonly weeks: readonly CalendarDay[];
  readonly first: CalendarDay;
  readonly days: number;
}

/** Room on both sides, so that an end can be moved outward. */
const before = 7;
const after = 21;

/** The scale for these phases and today. */
export function scaleOf(phases: readonly PhaseDays[], today: CalendarDay): PhaseScale {
  const all = phases.length === 0 ? [{ start: today, end: addDays(today, 60) }] : phases;
  const weeks = weeksOf(
    all.map(({ start, end }) => ({ start: addDays(start, -before), end: addDays(end, after) })),
  );
  return { weeks, first: weeks[0] ?? today, days: weeks.length * 7 };
}

/** Where a day begins on the line, in hundredths. */
export const placeOn = ({ first, days }: PhaseScale, day: CalendarDay): number =>
  (daysBetween(first, day) / days) * 100;

/** The first week of each month, with how many weeks the month has. */
export function monthsOf({
  weeks,
}: PhaseScale): readonly { readonly day: CalendarDay; readonly weeks: number }[] {
  const months: { day: CalendarDay; weeks: number }[] = [];
  for (const week of weeks) {
    const last = months.at(-1);
    if (last?.day.slice(0, 7) === week.slice(0, 7)) last.weeks += 1;
    else months.push({ day: week, weeks: 1 });
  }
  return months;
}
