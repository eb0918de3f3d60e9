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
  const masks = new Map<string, CellMask>();
  for (const { unit, day, cells } of taken) {
    const name = `${unit}/${day}`;
    masks.set(name, (masks.get(name) ?? noCells) | maskOf(cells));
  }
  return (unit, day) => masks.get(`${unit}/${day}`) ?? noCells;
}
