import { cellDay, cellFrom, maskOfHours } from '../../free-times/cell-day.ts';
import { type CellMask, cellsFrom, noCells } from '../../free-times/cell-mask.ts';
import type { DayHours } from '../../free-times/opening.ts';
import { openingFaults } from '../../free-times/opening-faults.ts';
import type { TakenOn } from '../../free-times/taken-cells.ts';
import {
  type CalendarDay,
  daysBetween,
  endOfDay,
  type Instant,
  type TimeZone,
} from '../../shared/calendar-day.ts';
import type { AppointmentOffice } from '../appointment-office.ts';
import { unitOf } from '../office-calendar.ts';
import type { OfficeVisit, VisitSeat } from '../visit.ts';

/** Some hours of some days in which an office, or some of its desks, attend nobody. */
export interface ClosedTime {
  readonly office: string;
  /**
   * What closes these days. `days`: the closure itself. `opening`: nothing; it is about who had an appointment before the
   * office got the hours, desks and services that it has now, and is outside of them.
   */
  readonly follows: 'days' | 'opening';
  /** Null: all of them, and those that it gets later. */
  readonly desks: readonly string[] | null;
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
  /** The hours of each of these days; null: the whole day. */
  readonly hours: DayHours | null;
}

/** A closure that somebody of staff made. */
export interface OfficeClosure extends ClosedTime {
  /** Made by chance where it was written: the same sent again goes on with it. */
  readonly id: string;
  /** What everybody in it reads. */
  readonly reason: string;
  /** Whether who can be moved to an equal free time is moved; the others choose one. */
  readonly moves: boolean;
  /** The appointments whose people choose another time though the others are moved; missing: none. */
  readonly choosing?: readonly string[];
  readonly by: string;
  readonly at: Instant;
  /** Missing: it holds. Those who were moved stay where they are. */
  readonly reopened?: { readonly by: string; readonly at: Instant };
  /** When everybody in it was moved or told; missing: it may have been interrupted. */
  readonly settled?: Instant;
}

/** Whether the person of an appointment gets an equal time, if there is one. */
export const isMovedBy = (
  { moves, choosing = [] }: Pick<OfficeClosure, 'moves' | 'choosing'>,
  visit: string,
): boolean => moves && !choosing.includes(visit);

/** So long after a closure nobody who was faster than it can still come to be in it: what they held has ended. */
const lateComers = 20 * 60_000;
/** Until when a change of hours goes on by itself. Later it could be about hours that somebody published since. */
const goesOnFor = 3_600_000;

/** Whether a server goes on with a closure by itself: it is not settled, and is still about what was decided then. */
export const goesOnByItself = (
  { follows, at, reopened, settled }: Pick<OfficeClosure, 'follows' | 'at' | 'reopened' | 'settled'>,
  now: Instant,
): boolean => reopened === undefined && settled === undefined && (follows === 'days' || now - at < goesOnFor);

/** Whether a closure in which nobody is left is settled. */
export const isSettledAt = ({ follows, at }: Pick<OfficeClosure, 'follows' | 'at'>, now: Instant): boolean =>
  follows === 'opening' || now - at >= lateComers;

/** Why nothing is closed. `hours`: they end before they begin, or are no whole number of five minutes. */
export interface ClosureFault {
  readonly kind: 'unknownDesk' | 'noDesk' | 'order' | 'past' | 'tooLong' | 'hours' | 'noReason';
}

/** No closure is longer: an office that closes for longer is another document. Appointments are a year ahead at most. */
const mostDays = { days: 92, opening: 367 } as const;
const mostReason = 500;

const wholeDay: DayHours = { from: 0, to: 1440 };

const isHours = ({ firstDay, lastDay, hours }: ClosedTime): boolean =>
  openingFaults({
    rules: [],
    exceptions: [{ firstDay, lastDay, hours: [hours ?? wholeDay] }],
    onHolidays: false,
  }).length === 0;

function deskFault({ desks }: ClosedTime, office: Pick<AppointmentOffice, 'desks'>): ClosureFault | null {
  if (desks === null) return null;
  if (desks.length === 0) return { kind: 'noDesk' };
  const known = new Set(office.desks.map(({ id }) => id));
  return desks.every((desk) => known.has(desk)) ? null : { kind: 'unknownDesk' };
}

/** What is wrong with the time of a closure; null if nothing is. */
export function closedTimeFault(
  closed: ClosedTime,
  office: Pick<AppointmentOffice, 'desks'>,
  today: CalendarDay,
): ClosureFault | null {
  const { firstDay, lastDay } = closed;
  if (lastDay < firstDay) return { kind: 'order' };
  if (lastDay < today) return { kind: 'past' };
  if (daysBetween(firstDay, lastDay) >= mostDays[closed.follows]) return { kind: 'tooLong' };
  return isHours(closed) ? deskFault(closed, office) : { kind: 'hours' };
}

/** What is wrong with a closure; null if nothing is. Its reason is what people are told, so it has one. */
export function closureFault(
  closure: OfficeClosure,
  office: Pick<AppointmentOffice, 'desks'>,
  today: CalendarDay,
): ClosureFault | null {
  const length = closure.reason.trim().length;
  if (length === 0 || length > mostReason) return { kind: 'noReason' };
  return closedTimeFault(closure, office, today);
}

/** The moment from which on a closure changes nothing. */
export const closureEnd = ({ lastDay }: Pick<ClosedTime, 'lastDay'>, zone: TimeZone): Instant =>
  endOfDay(lastDay, zone);

/** Whether a closure is about a desk, by its name among all of a town. */
const isAbout = ({ office, desks }: ClosedTime, unit: string): boolean =>
  desks === null
    ? unit.startsWith(`${office}.`)
    : desks.some((desk) => unitOf({ id: office }, { id: desk }) === unit);

/** The cells of the desks of an office that are closed, as if they were taken. */
export const closedCells =
  (closed: readonly ClosedTime[], zone: TimeZone): TakenOn =>
  (unit, day) =>
    closed
      .filter(
        (one) => one.follows === 'days' && one.firstDay <= day && day <= one.lastDay && isAbout(one, unit),
      )
      .reduce((mask, { hours }) => mask | maskOfHours(cellDay(day, zone), [hours ?? wholeDay]), noCells);

/** The cells in which a person is attended: those of their seat, without the pause of the desk. */
export function attendedCells(
  { at, seat }: { readonly at: Instant; readonly seat: Pick<VisitSeat, 'day' | 'end'> },
  zone: TimeZone,
): CellMask {
  const day = cellDay(seat.day, zone);
  const first = cellFrom(day, at);
  return cellsFrom(first, cellFrom(day, seat.end) - first);
}

/** Whether a closure is in the way of an appointment. */
export function isInClosure(
  closed: ClosedTime,
  { at, seat }: Pick<OfficeVisit, 'at' | 'seat'>,
  zone: TimeZone,
): boolean {
  if (seat === null) return false;
  return (closedCells([closed], zone)(seat.unit, seat.day) & attendedCells({ at, seat }, zone)) !== noCells;
}
