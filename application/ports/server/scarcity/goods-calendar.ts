import type { TakenCells } from '#domain/free-times/taken-cells.ts';
import type { CalendarDay, Instant } from '#domain/shared/calendar-day.ts';
import type { GoodId } from './goods-store.ts';

/** Which part of a calendar is asked for. */
export interface CalendarQuery {
  readonly pool: string;
  readonly units: readonly string[];
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
}

/** What is taken of the calendars of scarce goods. */
export interface GoodsCalendar {
  /**
   * The cells that are held or granted, by unit and day in the order of their names, the cells of each in order. What has
   * ended by the clock at that moment is not among them.
   */
  readonly taken: (id: GoodId, query: CalendarQuery, at: Instant) => Promise<readonly TakenCells[]>;
}
