import { cellFrom, cellLength, cellStart } from '../../free-times/cell-day.ts';
import { type CellMask, cellsOf, maskOf, noCells } from '../../free-times/cell-mask.ts';
import {
  boundsOf,
  type CalendarUnit,
  type FreeCalendar,
  type StartQuery,
  startsOn,
  suits,
} from '../../free-times/free-starts.ts';
import type { CalendarDate } from '../../free-times/opened-days.ts';
import { cellsOfBooking } from '../../free-times/start-shape.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { VisitSeat } from '../visit.ts';

/** An appointment that needs another time. */
export interface SeekingVisit {
  readonly id: string;
  readonly at: Instant;
  readonly query: Pick<StartQuery, 'needs' | 'shape'>;
}

/** A free time that is equal to the one that was lost: the same services, as long, in the same office. */
export interface ProposedTime {
  readonly at: Instant;
  readonly seat: Omit<VisitSeat, 'grant'>;
}

interface FoundStart {
  readonly date: CalendarDate;
  readonly cell: number;
}

/** The starts of all desks of a date that lie within the bounds of a query. */
function startsOf(calendar: FreeCalendar, query: StartQuery, date: CalendarDate): CellMask {
  const bounds = boundsOf(date, query);
  if (bounds === noCells) return noCells;
  const units = calendar.units.filter((unit) => suits(unit, query.needs));
  return bounds & units.reduce((all, unit) => all | startsOn(calendar, unit, date, query.shape), noCells);
}

/** The same moment at another desk: nobody has to be told in time to come then. */
function sameMoment(calendar: FreeCalendar, { at, query }: SeekingVisit): FoundStart | null {
  const date = calendar.dates.find((one) => one.start <= at && at < cellStart(one, one.cells));
  if (date === undefined) return null;
  const cell = cellFrom(date, at);
  const bounds = { ...query, notBefore: at, before: at + 1 };
  return cellStart(date, cell) === at && startsOf(calendar, bounds, date) !== noCells ? { date, cell } : null;
}

/** The first day that has a free time, and of it the time that is nearest to the hour of before; the earlier of two. */
function nearestStart(
  calendar: FreeCalendar,
  { at, query }: SeekingVisit,
  soonest: Instant,
): FoundStart | null {
  const own = calendar.dates.find((one) => one.start <= at && at < cellStart(one, one.cells));
  const hour = own === undefined ? 0 : cellFrom(own, at);
  for (const date of calendar.dates) {
    const starts = startsOf(calendar, { ...query, notBefore: Math.max(at, soonest), before: null }, date);
    const [first] = cellsOf(starts).toSorted((a, b) => Math.abs(a - hour) - Math.abs(b - hour) || a - b);
    if (first !== undefined) return { date, cell: first };
  }
  return null;
}

/** The desks that are free then, the one that can do least first. */
const unitsAt = (
  calendar: FreeCalendar,
  { query }: SeekingVisit,
  { date, cell }: FoundStart,
): readonly CalendarUnit[] =>
  calendar.units
    .filter((one) => suits(one, query.needs))
    .filter((one) => ((startsOn(calendar, one, date, query.shape) >> BigInt(cell)) & 1n) === 1n)
    .toSorted((a, b) => a.skills.size - b.skills.size);

/**
 * Another time for each of these appointments, one after the other by their times, so that no two get the same: the same
 * moment at another desk or, from a moment on that leaves people time to be told, the nearest hour of the first day that has
 * one. Nobody comes earlier than they had to. Who gets none is not in the answer.
 *
 * @param calendar - where what is closed counts as taken, and what these appointments have too
 * @param soonest - no time is earlier, if it is not the same moment
 */
export function proposeTimes(
  calendar: FreeCalendar,
  visits: readonly SeekingVisit[],
  soonest: Instant,
): ReadonlyMap<string, ProposedTime> {
  const given = new Map<string, CellMask>();
  const left: FreeCalendar = {
    ...calendar,
    taken: (unit, day) => calendar.taken(unit, day) | (given.get(`${unit}/${day}`) ?? noCells),
  };
  const proposed = new Map<string, ProposedTime>();
  for (const visit of visits.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) {
    const found = sameMoment(left, visit) ?? nearestStart(left, visit, soonest);
    const [desk] = found === null ? [] : unitsAt(left, visit, found);
    if (found === null || desk === undefined) continue;
    const { date, cell } = found;
    const unit = desk.id;
    const cells = cellsOfBooking(cell, visit.query.shape, date.cells);
    given.set(`${unit}/${date.day}`, (given.get(`${unit}/${date.day}`) ?? noCells) | maskOf(cells));
    const at = cellStart(date, cell);
    const end = at + visit.query.shape.cells * cellLength;
    proposed.set(visit.id, { at, seat: { unit, day: date.day, cells, end } });
  }
  return proposed;
}
