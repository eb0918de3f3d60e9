import type { Instant } from '../shared/calendar-day.ts';
import { cellFrom } from './cell-day.ts';
import { type CellMask, cellsFrom, noCells } from './cell-mask.ts';
import type { CalendarDate, OpenedDay } from './opened-days.ts';
import type { OpeningHours } from './opening.ts';
import { type StartShape, startsIn } from './start-shape.ts';
import type { TakenOn } from './taken-cells.ts';

/** A desk, a court or a hall: of it, one has each cell. */
export interface CalendarUnit {
  /** Without a `/`. */
  readonly id: string;
  /** What it can be used for: services, sports. */
  readonly skills: ReadonlySet<string>;
  readonly opening: OpeningHours;
}

/** What is looked for. */
export interface StartQuery {
  /** All that the unit must be able to do. */
  readonly needs: readonly string[];
  readonly shape: StartShape;
  /** No start is before that moment, or at the second one or later; null: no bound. */
  readonly notBefore: Instant;
  readonly before: Instant | null;
}

/** A calendar as it is now. */
export interface FreeCalendar {
  readonly dates: readonly CalendarDate[];
  readonly units: readonly CalendarUnit[];
  readonly taken: TakenOn;
  readonly opened: (opening: OpeningHours, date: CalendarDate) => OpenedDay;
}

/** Whether a unit can do all that is needed. */
export const suits = ({ skills }: Pick<CalendarUnit, 'skills'>, needs: readonly string[]): boolean =>
  needs.every((need) => skills.has(need));

/** The cells of a date in which a start is neither too early nor too late. */
export function boundsOf(
  date: Pick<CalendarDate, 'start' | 'cells'>,
  { notBefore, before }: Pick<StartQuery, 'notBefore' | 'before'>,
): CellMask {
  const first = cellFrom(date, notBefore);
  const end = before === null ? date.cells : Math.min(date.cells, cellFrom(date, before));
  return cellsFrom(first, end - first);
}

/** The cells at which something of a shape can start on a unit and a date, whoever asks and whenever. */
export function startsOn(
  { taken, opened }: Pick<FreeCalendar, 'taken' | 'opened'>,
  { id, opening }: CalendarUnit,
  date: CalendarDate,
  shape: StartShape,
): CellMask {
  const { open, grid } = opened(opening, date);
  if (open === noCells) return noCells;
  const starts = startsIn({ open, taken: taken(id, date.day), cells: date.cells }, shape);
  return shape.step === 1 || starts === noCells ? starts : starts & grid(shape.step);
}

/** A day on which something can start, and the cells at which it can. */
export interface FreeDay {
  readonly date: CalendarDate;
  readonly starts: CellMask;
}

/** The days that have free starts, each with those of all units together: who asks wants a time, not a desk. */
export function freeDays(calendar: FreeCalendar, query: StartQuery): readonly FreeDay[] {
  const units = calendar.units.filter((unit) => suits(unit, query.needs));
  return calendar.dates
    .map((date): FreeDay => {
      const bounds = boundsOf(date, query);
      if (bounds === noCells) return { date, starts: noCells };
      const starts = units.reduce((all, unit) => all | startsOn(calendar, unit, date, query.shape), noCells);
      return { date, starts: starts & bounds };
    })
    .filter(({ starts }) => starts !== noCells);
}

/** The units on which something can start at a cell of a date, in their order. */
export const unitsFreeAt = (
  calendar: FreeCalendar,
  { needs, shape }: Pick<StartQuery, 'needs' | 'shape'>,
  date: CalendarDate,
  cell: number,
): readonly CalendarUnit[] =>
  calendar.units.filter(
    (unit) => suits(unit, needs) && (startsOn(calendar, unit, date, shape) & cellsFrom(cell, 1)) !== noCells,
  );
