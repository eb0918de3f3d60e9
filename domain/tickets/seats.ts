import type { GoodsCell } from '../scarcity/goods-grant.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';

/** A row of seats, numbered from 1 on. */
export interface SeatRow {
  /** As it is written on the seats: `A`, `Palco 3`. */
  readonly id: string;
  readonly seats: number;
  /** The numbers of places for wheelchairs, and of those beside them for who comes along. */
  readonly wheelchair: readonly number[];
  readonly companion: readonly number[];
}

/** One seat. */
export interface EventSeat {
  readonly row: string;
  readonly number: number;
}

/** How a seat is named, on tickets too. */
export const seatName = ({ row, number }: EventSeat): string => `${row}-${number}`;

/** The day of all cells of seats: the pool says which session it is, and a session may be moved to another day. */
export const seatDay = '2000-01-01' as CalendarDay;

/** The cell of a seat in the pool of its session. */
export const cellOfSeat = ({ row, number }: EventSeat): GoodsCell => ({
  unit: row,
  day: seatDay,
  index: number,
});

/** What a seat is for. */
export function needOfSeat(row: SeatRow, number: number): 'any' | 'wheelchair' | 'companion' {
  if (row.wheelchair.includes(number)) return 'wheelchair';
  return row.companion.includes(number) ? 'companion' : 'any';
}

/** Whether there is such a seat, and it is for that need. */
export function isSeatFor(
  rows: readonly SeatRow[],
  { row: named, number }: EventSeat,
  need: 'any' | 'wheelchair' | 'companion',
): boolean {
  const row = rows.find(({ id }) => id === named);
  return (
    row !== undefined &&
    Number.isSafeInteger(number) &&
    number >= 1 &&
    number <= row.seats &&
    needOfSeat(row, number) === need
  );
}

/** How many seats rows have. */
export const seatsIn = (rows: readonly SeatRow[]): number => rows.reduce((sum, { seats }) => sum + seats, 0);
