import type { TakenCells } from '#domain/free-times/taken-cells.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { AnyRow } from '../request-row.ts';

/* Rows of what is taken of a calendar, the same in both databases: a row for each unit, so that nothing is sorted or grouped there. */

/** The first name of a cell after all those of a day: `0` comes after `/`. */
export const afterDay = (day: CalendarDay): string => `${day}0`;

/** The letters of a day before the number of a cell: `2026-11-28/`. */
const dayLength = 10;

/** The cells of a unit, as `2026-11-28/107 2026-11-28/108`, by day. Databases give them in the order of their names, or not. */
function cellsByDay(text: string): ReadonlyMap<string, number[]> {
  const days = new Map<string, number[]>();
  let [day, cells]: [string, number[]] = ['', []];
  for (let at = 0; at < text.length; ) {
    const space = text.indexOf(' ', at);
    const end = space === -1 ? text.length : space;
    if (!text.startsWith(day, at) || day === '') {
      day = text.slice(at, at + dayLength);
      cells = days.get(day) ?? [];
      days.set(day, cells);
    }
    let cell = 0;
    for (let digit = at + dayLength + 1; digit < end; digit += 1)
      cell = cell * 10 + (text.codePointAt(digit) as number) - 48;
    cells.push(cell);
    at = end + 1;
  }
  return days;
}

/** What is taken of the unit of a row, by day. */
export function takenCellsOfRow(row: AnyRow): readonly TakenCells[] {
  const { unit, cells: text } = row as { readonly unit: string; readonly cells: string | null };
  if (text === null) return [];
  const days = cellsByDay(text);
  return [...days.keys()].toSorted().map((day) => ({
    unit,
    day: day as CalendarDay,
    cells: (days.get(day) as number[]).toSorted((a, b) => a - b),
  }));
}
