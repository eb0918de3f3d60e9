import { addDays, type CalendarDay, daysBetween } from '../shared/calendar-day.ts';

/** When a procedure was last looked at, and in how many months it is to be looked at again; null if it says neither. */
export interface ReviewTerm {
  readonly reviewed: CalendarDay | null;
  readonly months: number | null;
}

/**
 * The same day so many months later; the last one of the month if it has no such day.
 *
 * @example monthsLater('2026-08-31', 6) // '2027-02-28'
 */
export function monthsLater(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const whole = year * 12 + month - 1 + months;
  const name = (at: number) =>
    `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  const last = addDays(name(whole + 1) as CalendarDay, -1);
  const asked = addDays(name(whole) as CalendarDay, date - 1);
  return asked < last ? asked : last;
}

/** The day on which a procedure is to be looked at; null if it has no term. What its owner confirmed later counts. */
export function reviewDue(
  { reviewed, months }: ReviewTerm,
  confirmed: CalendarDay | null,
): CalendarDay | null {
  const last = [reviewed, confirmed]
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);
  return last === undefined || months === null ? null : monthsLater(last, months);
}

/** How many days before its day a review is announced. */
export const reviewSoon = 14;

/** How a review stands: over since some days, due in some days, later, or never. */
export type ReviewState =
  | { readonly kind: 'over' | 'soon'; readonly days: number }
  | { readonly kind: 'later' | 'never' };

/**
 * How a review stands today.
 *
 * @example reviewState('2026-11-06', '2026-11-18') // { kind: 'over', days: 12 }
 */
export function reviewState(due: CalendarDay | null, today: CalendarDay): ReviewState {
  if (due === null) return { kind: 'never' };
  const days = daysBetween(today, due);
  if (days < 0) return { kind: 'over', days: 0 - days };
  return days <= reviewSoon ? { kind: 'soon', days } : { kind: 'later' };
}
