import { cellLength, cellStart } from '../../free-times/cell-day.ts';
import { type CellMask, cellsOf, maskOf, noCells } from '../../free-times/cell-mask.ts';
import type { CalendarDate } from '../../free-times/opened-days.ts';
import {
  boundsOf,
  type FreeCalendar,
  type StartQuery,
  startsOn,
  suits,
} from '../../free-times/free-starts.ts';
import { cellsOfBooking } from '../../free-times/start-shape.ts';
import type { TakenOn } from '../../free-times/taken-cells.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { AppointmentNeed } from '../appointment-need.ts';
import { officeCalendar, type OfficeMoment, startQuery } from '../office-calendar.ts';
import type { VisitSeat } from '../visit.ts';

/** A start within a time that became free, with the seat that an appointment would have then. */
export interface FittingStart {
  readonly at: Instant;
  readonly seat: Omit<VisitSeat, 'grant'>;
}

/** What is taken, without the cells of a time that is set aside. Only its desk and its day are asked for. */
const withoutSeat =
  (taken: TakenOn, { cells }: VisitSeat): TakenOn =>
  (unit, day) =>
    taken(unit, day) & ~maskOf(cells);

/** The cells of a date at which the desk of a seat can begin something, by everybody's hours. */
const startsAtDesk = (
  calendar: FreeCalendar,
  query: StartQuery,
  { unit }: VisitSeat,
  date: CalendarDate,
): CellMask =>
  calendar.units
    .filter((one) => one.id === unit && suits(one, query.needs))
    .reduce((all, one) => all | startsOn(calendar, one, date, query.shape), noCells) & boundsOf(date, query);

/**
 * The start that somebody wants and that needs a time which became free: the first one within it or, for a longer
 * appointment, the one that needs least of what is free beside it. Null if the time is of no use to them.
 */
export function fittingStart(
  moment: OfficeMoment,
  freed: VisitSeat,
  need: AppointmentNeed,
  isWanted: (at: Instant) => boolean,
): FittingStart | null {
  const { unit, day } = freed;
  const taken = withoutSeat(moment.taken, freed);
  const calendar = officeCalendar({ ...moment, taken }, { first: day, count: 1 });
  const query = startQuery(moment, need);
  const own = new Set(freed.cells);
  const found = calendar.dates
    .filter((date) => date.day === day)
    .flatMap((date) =>
      cellsOf(startsAtDesk(calendar, query, freed, date)).map((cell) => {
        const [at, cells] = [cellStart(date, cell), cellsOfBooking(cell, query.shape, date.cells)];
        const outside = cells.filter((one) => !own.has(one)).length;
        return { at, outside, seat: { unit, day, cells, end: at + need.cells * cellLength } };
      }),
    )
    .filter(({ at, outside, seat }) => outside < seat.cells.length && isWanted(at))
    .toSorted((a, b) => a.outside - b.outside || a.at - b.at);
  const [first] = found;
  return first === undefined ? null : { at: first.at, seat: first.seat };
}
