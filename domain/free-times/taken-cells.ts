import type { CalendarDay } from '../shared/calendar-day.ts';
import { type CellMask, maskOf, noCells } from './cell-mask.ts';

/** The cells that are held or granted of a unit on a day. */
export interface TakenCells {
  readonly unit: string;
  readonly day: CalendarDay;
  readonly cells: readonly number[];
}

/** What is taken of a unit on a day. */
export type TakenOn = (unit: string, day: CalendarDay) => CellMask;

/** What is taken, by unit and day. */
export function takenOn(taken: readonly TakenCells[]): TakenOn {
  // Two maps, because a name of both would be put together for each of thousands of questions.
  const units = new Map<string, Map<CalendarDay, CellMask>>();
  for (const { unit, day, cells } of taken) {
    const days = units.get(unit) ?? new Map<CalendarDay, CellMask>();
    units.set(unit, days);
    const before = days.get(day);
    days.set(day, before === undefined ? maskOf(cells) : before | maskOf(cells));
  }
  return (unit, day) => units.get(unit)?.get(day) ?? noCells;
}
