import {
  type CalendarDay,
  endOfDay,
  type Instant,
  instantAt,
  startOfDay,
  type TimeZone,
} from '../shared/calendar-day.ts';
import { type CellMask, cellsFrom, noCells } from './cell-mask.ts';
import type { DayHours } from './opening.ts';

/** The minutes of a cell. Every opening hour, length and buffer is a whole number of cells. */
export const cellMinutes = 5;
/** The milliseconds of a cell. */
export const cellLength = cellMinutes * 60_000;
const usualCells = 288;

/**
 * A day of a town as cells: the first one begins with the day. They count time that passes, not what the clock shows, so a
 * day of 23 hours has 276 cells, one of 25 hours has 300, and the hour that comes twice has cells of its own each time.
 */
export interface CellDay {
  readonly day: CalendarDay;
  readonly zone: TimeZone;
  readonly start: Instant;
  readonly cells: number;
}

/** The cells of a day in a zone. */
export function cellDay(day: CalendarDay, zone: TimeZone): CellDay {
  const start = startOfDay(day, zone);
  return { day, zone, start, cells: Math.floor((endOfDay(day, zone) - start) / cellLength) };
}

/** The moment at which a cell begins. */
export const cellStart = ({ start }: Pick<CellDay, 'start'>, cell: number): Instant =>
  start + cell * cellLength;

/** The first cell that begins at a moment or later; 0 if the moment is before the day. */
export const cellFrom = ({ start }: Pick<CellDay, 'start'>, at: Instant): number =>
  Math.max(0, Math.ceil((at - start) / cellLength));

/**
 * The cell that begins when a clock shows that minute. Of an hour that comes twice, the first; in an hour that the clock
 * skips, the cell after it. 1440 is the end of the day.
 */
function cellAtMinute({ day, zone, start, cells }: CellDay, minute: number): number {
  if (cells === usualCells) return minute / cellMinutes;
  if (minute >= usualCells * cellMinutes) return cells;
  return Math.ceil((instantAt(day, minute * 60, zone) - start) / cellLength);
}

/** The cells of hours of a day. Hours that the clock skips have none, and those that come twice have all of both. */
export function maskOfHours(day: CellDay, hours: readonly DayHours[]): CellMask {
  let mask = noCells;
  for (const { from, to } of hours) {
    const first = cellAtMinute(day, from);
    mask |= cellsFrom(first, cellAtMinute(day, to) - first);
  }
  return mask;
}

/** The cells at which something may start that starts every few cells from the beginning of each opening on. */
export function gridOfHours(day: CellDay, hours: readonly DayHours[], step: number): CellMask {
  let mask = noCells;
  for (const { from, to } of hours) {
    const end = cellAtMinute(day, to);
    for (let cell = cellAtMinute(day, from); cell < end; cell += step) mask |= 1n << BigInt(cell);
  }
  return mask;
}
