import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { DayTurnout } from '#domain/voting/desk/turnout.ts';
import type { DeskCounter } from '#domain/voting/desk/desk-counts.ts';

/** The counters of a vote from their rows. */
export const deskCountersOf = (rows: readonly Readonly<Record<string, unknown>>[]): readonly DeskCounter[] =>
  rows.map(({ channel, box, count }) => ({
    channel: String(channel) as DeskCounter['channel'],
    box: String(box),
    count: Number(count),
  }));

/** The counts of days from their rows. */
export const dayCountsOf = (rows: readonly Readonly<Record<string, unknown>>[]): readonly DayTurnout[] =>
  rows.map(({ day, count }) => ({ day: String(day) as CalendarDay, count: Number(count) }));
