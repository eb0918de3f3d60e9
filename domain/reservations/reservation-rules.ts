import { cellMinutes } from '../free-times/cell-day.ts';
import { addDays, type CalendarDay, daysBetween, type Instant } from '../shared/calendar-day.ts';
import type { Strikes } from './strikes.ts';

/** What a council allows of reservations. */
export interface ReservationRules {
  /** How many days ahead, today not counted. */
  readonly windowDays: number;
  /** How many minutes before its beginning at the latest. */
  readonly leadMinutes: number;
  readonly shortest: number;
  readonly longest: number;
  /** Reservations are multiples of so many minutes, from their shortest on. */
  readonly step: number;
  /** How many a person may have in a week, from Monday to Sunday; null: any number. */
  readonly perWeek: number | null;
  /** How many minutes are between two of one person. */
  readonly gap: number;
  /** Minutes that a place stays empty before and after each; they are of its cells. */
  readonly before: number;
  readonly after: number;
}

/** When a reservation is. */
export interface ReservedTime {
  readonly start: Instant;
  readonly end: Instant;
  /** The day of its beginning, by the clock of the town. */
  readonly day: CalendarDay;
}

/** Why a reservation is not allowed, before anybody looks at what is free. */
export type ReservationFault =
  | { readonly kind: 'length'; readonly shortest: number; readonly longest: number; readonly step: number }
  | { readonly kind: 'tooSoon'; readonly minutes: number }
  | { readonly kind: 'tooFar'; readonly last: CalendarDay }
  | { readonly kind: 'weekIsFull'; readonly most: number }
  | { readonly kind: 'tooClose'; readonly minutes: number }
  | { readonly kind: 'blocked'; readonly until: Instant };

const minute = 60_000;
const knownMonday = '2026-01-05' as CalendarDay;

/** The Monday of the week of a day. */
export const mondayOf = (day: CalendarDay): CalendarDay =>
  addDays(day, -(((daysBetween(knownMonday, day) % 7) + 7) % 7));

/** Whether a reservation of so many minutes is as long as the council allows. */
export const isAllowedLength = (
  { shortest, longest, step }: Pick<ReservationRules, 'shortest' | 'longest' | 'step'>,
  minutes: number,
): boolean => minutes >= shortest && minutes <= longest && (minutes - shortest) % step === 0;

/** The lengths that the council allows, the shortest first. */
export const allowedLengths = ({
  shortest,
  longest,
  step,
}: Pick<ReservationRules, 'shortest' | 'longest' | 'step'>): readonly number[] =>
  Array.from({ length: Math.floor((longest - shortest) / step) + 1 }, (_, at) => shortest + at * step);

/** How long the moment counts at which somebody came to a desk: staff look at their document meanwhile. */
const walkInLasts = 10 * minute;

/** Whether a use that begins then is that of somebody who walked in after its hour had begun. */
export const isWalkIn = (start: Instant, at: Instant): boolean => start <= at && at < start + walkInLasts;

/** When a reservation is asked for, and whether its person stands at the desk. */
export interface AskedMoment {
  readonly at: Instant;
  readonly today: CalendarDay;
  readonly isAtDesk: boolean;
}

/** What the rules say of the time alone. What is left of an hour that has begun is for who stands at the desk. */
export function timeFault(
  rules: ReservationRules,
  { start, end, day }: ReservedTime,
  { at, today, isAtDesk }: AskedMoment,
): ReservationFault | null {
  const { shortest, longest, step, leadMinutes, windowDays } = rules;
  const minutes = (end - start) / minute;
  const isRest = isAtDesk && isWalkIn(start, at);
  const isAllowed = isRest
    ? minutes > 0 && minutes <= longest && minutes % cellMinutes === 0
    : isAllowedLength(rules, minutes);
  if (!isAllowed) return { kind: 'length', shortest, longest, step };
  if (isRest) return null;
  if (start - at < leadMinutes * minute || start <= at) return { kind: 'tooSoon', minutes: leadMinutes };
  const last = addDays(today, windowDays);
  return day > last ? { kind: 'tooFar', last } : null;
}

/** What the rules say of a person who has other reservations. */
export function personFault(
  { perWeek, gap }: Pick<ReservationRules, 'perWeek' | 'gap'>,
  wanted: ReservedTime,
  own: readonly ReservedTime[],
  { blockedUntil }: Strikes,
): ReservationFault | null {
  if (blockedUntil !== null) return { kind: 'blocked', until: blockedUntil };
  const week = mondayOf(wanted.day);
  const inWeek = own.filter(({ day }) => mondayOf(day) === week).length;
  if (perWeek !== null && inWeek >= perWeek) return { kind: 'weekIsFull', most: perWeek };
  const isClose = own.some(
    ({ start, end }) => start - wanted.end < gap * minute && wanted.start - end < gap * minute,
  );
  return isClose || own.some(({ start, end }) => start < wanted.end && wanted.start < end)
    ? { kind: 'tooClose', minutes: gap }
    : null;
}
