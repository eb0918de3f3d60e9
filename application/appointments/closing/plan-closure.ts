import type { Town } from '#domain/access/town.ts';
import { needOf } from '#domain/appointments/appointment-need.ts';
import type { AppointmentOffice, AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { officeCalendar, startQuery } from '#domain/appointments/office-calendar.ts';
import { closedCells, type ClosedTime, isInClosure } from '#domain/appointments/closing/office-closure.ts';
import { outsideHours } from '#domain/appointments/closing/outside-hours.ts';
import {
  type ProposedTime,
  proposeTimes,
  type SeekingVisit,
} from '#domain/appointments/closing/propose-times.ts';
import type { OfficeVisit } from '#domain/appointments/visit.ts';
import { holidaysOfTown } from '#domain/free-times/day-facts.ts';
import { dayAt, daysBetween, endOfDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { BookingPorts } from '../booking/booking-ports.ts';
import { officeTimes } from '../booking/office-times.ts';
import { appointmentsAhead, type VisitAhead } from './appointments-ahead.ts';

/** For how many days after a closure other times are looked for. */
const daysLooked = 42;
/** People are told at least a day before a time that they did not choose. */
const toldBefore = 86_400_000;

/** An appointment that is in the way, and the time that it would get; null if it would get none. */
export interface PlannedVisit extends VisitAhead {
  readonly proposed: ProposedTime | null;
}

type Ports = Pick<
  BookingPorts,
  'appointments' | 'goods' | 'goodsCalendar' | 'goodsRecords' | 'clock' | 'keys'
>;

/** Where and what is closed. */
export interface PlacedClosure {
  readonly setup: AppointmentSetup;
  readonly office: AppointmentOffice;
  readonly closed: ClosedTime;
}

/** What is looked for in place of these appointments. Of services that the town no longer has, nothing is. */
function seeking({ setup, office }: PlacedClosure, visits: readonly VisitAhead[], now: number) {
  return visits.flatMap(({ visit }): readonly SeekingVisit[] => {
    const need = needOf(setup, visit);
    if (isLeft(need)) return [];
    return [{ id: visit.id, at: visit.at, query: startQuery({ office, channel: 'desk', now }, need.right) }];
  });
}

/** The times that these appointments would get if a closure held. */
async function proposals(
  ports: Ports,
  town: Town,
  work: PlacedClosure,
  visits: readonly VisitAhead[],
): Promise<ReadonlyMap<string, ProposedTime>> {
  const { setup, office, closed } = work;
  const today = dayAt(ports.clock.now(), town.timeZone);
  const first = closed.firstDay < today ? today : closed.firstDay;
  const count = daysBetween(first, closed.lastDay) + 1 + daysLooked;
  const { moment } = await officeTimes(ports)(town, setup, { office, channel: 'desk', first, count });
  const shut = closedCells([closed], town.timeZone);
  const taken: typeof shut = (unit, day) => moment.taken(unit, day) | shut(unit, day);
  const calendar = officeCalendar({ ...moment, taken }, { first, count });
  return proposeTimes(calendar, seeking(work, visits, moment.now), moment.now + toldBefore);
}

/** Whether an appointment is in the closure: in its hours or, if it follows an opening, outside of that. */
async function whoIsIn(
  ports: Ports,
  { realm, timeZone: zone }: Town,
  { office, closed }: PlacedClosure,
): Promise<(visit: OfficeVisit) => boolean> {
  if (closed.follows === 'days') return (visit) => isInClosure(closed, visit, zone);
  const isHoliday = holidaysOfTown(await ports.appointments.calendar(realm));
  const whyOutside = outsideHours(office, { zone, isHoliday });
  return (visit) => whyOutside(visit) !== null;
}

/**
 * Who has an appointment in a closure and did not come yet, by their times, each with the time that they would get. Who only
 * holds a time while typing is among them.
 */
export const planClosure =
  (ports: Ports) =>
  async (town: Town, work: PlacedClosure): Promise<readonly PlannedVisit[]> => {
    const { closed } = work;
    const { timeZone } = town;
    const now = ports.clock.now();
    const begins = startOfDay(closed.firstDay, timeZone);
    const period = { from: Math.max(now, begins), until: endOfDay(closed.lastDay, timeZone) };
    const ahead = await appointmentsAhead(ports)(town.realm, closed.office, period);
    const isIn = await whoIsIn(ports, town, work);
    const inIt = ahead.filter(({ visit }) => isIn(visit));
    const booked = inIt.filter(({ visit }) => visit.state === 'confirmed');
    if (booked.length === 0) return inIt.map((one) => ({ ...one, proposed: null }));
    const found = await proposals(ports, town, work, booked);
    return inIt.map((one) => ({ ...one, proposed: found.get(one.visit.id) ?? null }));
  };
