import { addDays, type CalendarDay, daysBetween } from '../shared/calendar-day.ts';
import type { DateRange } from './process.ts';

/** The first and the last day of a phase. */
export type PhaseDays = Pick<DateRange, 'start' | 'end'>;

/** A phase that begins later than the day after the one before it ended, or before that one ended. */
export interface PhaseGap {
  /** Their places in the list, from 0. */
  readonly after: number;
  readonly before: number;
  /** Days without a phase; below 0, days that both have. */
  readonly days: number;
}

/** Where phases do not follow one another day by day, in the order of their beginnings. */
export function phaseGaps(phases: readonly PhaseDays[]): readonly PhaseGap[] {
  const inOrder = [...phases.entries()].toSorted(([, one], [, other]) => daysBetween(other.start, one.start));
  return inOrder.flatMap(([before, { start }], at) => {
    const previous = inOrder[at - 1];
    if (previous === undefined) return [];
    const days = daysBetween(previous[1].end, start) - 1;
    return days === 0 ? [] : [{ after: previous[0], before, days }];
  });
}

/**
 * A phase of which one end was moved by days; the other end stays, and is the furthest that the end can go.
 *
 * @example withMovedEnd({ start: '2026-11-09', end: '2026-11-27' }, 'end', 7).end // '2026-12-04'
 */
export function withMovedEnd(phase: PhaseDays, end: keyof PhaseDays, days: number): PhaseDays {
  const moved = addDays(phase[end], days);
  const limit = end === 'start' ? phase.end : phase.start;
  const isBeyond = end === 'start' ? moved > limit : moved < limit;
  return { ...phase, [end]: isBeyond ? limit : moved };
}

/** The Monday of the week of a day. 1970-01-05 was one. */
const mondayOf = (day: CalendarDay): CalendarDay => {
  const sinceMonday = ((daysBetween('1970-01-05' as CalendarDay, day) % 7) + 7) % 7;
  return addDays(day, -sinceMonday);
};

/** The weeks from the first day of any phase to the last, by their Mondays; none without phases. */
export function weeksOf(phases: readonly PhaseDays[]): readonly CalendarDay[] {
  const starts = phases.map(({ start }) => start).toSorted();
  const ends = phases.map(({ end }) => end).toSorted();
  const [first, last] = [starts[0], ends.at(-1)];
  if (first === undefined || last === undefined) return [];
  const from = mondayOf(first);
  const weeks = Math.floor(daysBetween(from, last) / 7) + 1;
  return Array.from({ length: Math.max(weeks, 1) }, (_, week) => addDays(from, week * 7));
}

/** So many days later it is the same day of the week, about a year on. */
const aboutAYear = 364;

/**
 * Phases of an earlier process for a new one: a year later, or several, so that none of them has begun; on the same days
 * of the week.
 *
 * @example phasesFrom([{ start: '2025-09-01', end: '2025-09-30' }], '2026-06-01')[0] // from 2026-08-31 to 2026-09-29
 */
export function phasesFrom<P extends PhaseDays>(phases: readonly P[], today: CalendarDay): readonly P[] {
  const first = phases.map(({ start }) => start).toSorted()[0] ?? today;
  const years = Math.max(1, Math.ceil(daysBetween(first, today) / aboutAYear));
  const later = (day: CalendarDay) => addDays(day, years * aboutAYear);
  return phases.map((phase) => ({ ...phase, start: later(phase.start), end: later(phase.end) }));
}
