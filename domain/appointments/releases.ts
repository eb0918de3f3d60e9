import { type CellMask, cellsFrom, noCells } from '../free-times/cell-mask.ts';
import {
  addDays,
  type CalendarDay,
  daysBetween,
  type Instant,
  instantAt,
  type TimeZone,
} from '../shared/calendar-day.ts';

/** A part of the times of each day, and from when on they can be booked. */
export interface ReleaseTurn {
  readonly daysBefore: number;
  /** The minute of that day, by the clock. */
  readonly minute: number;
  /** It is done within so many minutes of then, at a moment that nobody can know before. */
  readonly within: number;
  /** How many parts of all parts are released. */
  readonly parts: number;
}

/** A number from 0 up to, and not with, 1 that is always the same for a name, and that nobody can foresee. */
export type ChanceOf = (name: string) => number;

/** Times are released by the hour: the cells of a block are released together. */
const blockCells = 12;
/** As many blocks as the longest day has hours. */
const blocks = 25;

/** When a turn releases the times of a day. */
export function turnMoment(
  { daysBefore, minute, within }: ReleaseTurn,
  day: CalendarDay,
  zone: TimeZone,
  chance: number,
): Instant {
  const at = instantAt(addDays(day, 0 - daysBefore), minute * 60, zone);
  return at + Math.floor(chance * within * 60_000);
}

/**
 * What of a unit's day is not released yet. Blocks of an hour go to the parts in turn, from another one each day and on
 * each unit, so that every turn releases times of every hour.
 */
export function unreleasedCells(
  turns: readonly ReleaseTurn[],
  { unit, day, zone }: { readonly unit: number; readonly day: CalendarDay; readonly zone: TimeZone },
  chance: ChanceOf,
  now: Instant,
): CellMask {
  const waits = turns.flatMap((turn, nth) => {
    const isWaiting = turnMoment(turn, day, zone, chance(`${day}/${nth}`)) > now;
    return Array.from({ length: turn.parts }, () => isWaiting);
  });
  if (!waits.includes(true)) return noCells;
  const first = daysBetween('2026-01-01' as CalendarDay, day) + unit;
  let mask = noCells;
  for (let block = 0; block < blocks; block += 1) {
    if (waits.at((first + block) % waits.length) === true) mask |= cellsFrom(block * blockCells, blockCells);
  }
  return mask;
}

/** How many days ahead times can be booked at most. */
export const daysAhead = (turns: readonly Pick<ReleaseTurn, 'daysBefore'>[]): number =>
  Math.max(0, ...turns.map(({ daysBefore }) => daysBefore));
