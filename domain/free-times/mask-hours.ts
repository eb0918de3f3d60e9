import type { TimeZone } from '../shared/calendar-day.ts';
import { wallSeconds } from '../shared/calendar-day.ts';
import { type CellDay, cellStart } from './cell-day.ts';
import { type CellMask, cellsFrom, firstCell, noCells } from './cell-mask.ts';
import type { DayHours } from './opening.ts';

/** The hours that a clock shows in these cells of a day. */
export function hoursOfMask(date: CellDay, mask: CellMask, zone: TimeZone): readonly DayHours[] {
  const hours: DayHours[] = [];
  const minuteOf = (cell: number): number =>
    cell >= date.cells ? 1440 : wallSeconds(cellStart(date, cell), zone) / 60;
  for (let rest = mask; rest !== noCells; ) {
    const first = firstCell(rest);
    const end = first + firstCell(~(rest >> BigInt(first)));
    hours.push({ from: minuteOf(first), to: minuteOf(end) });
    rest &= ~cellsFrom(first, end - first);
  }
  return hours;
}
