import type { TakenCells } from '#domain/free-times/taken-cells.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { AnyRow } from '../request-row.ts';

/* Rows of what is taken of a calendar, the same in both databases. */

/** The name of a cell without its number: `desk/2026-11-28/`, in both databases. */
export const cellPlace = `rtrim(cell, '0123456789')`;

/** The first name of a cell after all those of a day: `0` comes after `/`. */
export const afterDay = (day: CalendarDay): string => `${day}0`;

export function takenCellsOfRow(row: AnyRow): TakenCells {
  const place = String(row['place']);
  const cells = String(row['cells']).split(' ').map(Number);
  return {
    unit: place.slice(0, -12),
    day: place.slice(-11, -1) as CalendarDay,
    cells: cells.toSorted((a, b) => a - b),
  };
}
