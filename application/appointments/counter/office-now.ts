import type { Town } from '#domain/access/town.ts';
import type { AppointmentOffice, AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { needOf } from '#domain/appointments/appointment-need.ts';
import { type OfficeVisit, visitSeen } from '#domain/appointments/visit.ts';
import { visitIn, visitKind } from '#domain/appointments/visit-record.ts';
import { desksAtWork } from '#domain/appointments/waits/desks-at-work.ts';
import type { WaitingOffice } from '#domain/appointments/waits/estimate-wait.ts';
import { serviceTime } from '#domain/appointments/waits/service-time.ts';
import { cellMinutes } from '#domain/free-times/cell-day.ts';
import { holidaysOfTown } from '#domain/free-times/day-facts.ts';
import { dayAt, type Instant, startOfDay } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type ClosedNow, closedNow } from '#domain/appointments/closing/closed-now.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';
import { standingClosures } from '../closing/read-closures.ts';
import { type ListedVisit, listVisits } from './list-visits.ts';

/** What looking at an office needs. */
export type OfficePorts = Pick<BookingPorts, 'appointments' | 'goodsRecords' | 'clock'>;

/** How many visits of earlier days are looked at to measure how long services take. */
const measuredVisits = 200;
/** How long a visit takes whose services are no longer set up. */
const unknownMinutes = 10;

/** An office as it is now. */
export interface OfficeNow extends WaitingOffice {
  readonly setup: AppointmentSetup;
  readonly office: AppointmentOffice;
  readonly listed: readonly ListedVisit[];
  /** What a closure takes from who comes now; null if nothing. */
  readonly closed: ClosedNow | null;
}

/** The latest visits of an office before a moment, the oldest first. */
export async function visitsBefore(
  { goodsRecords }: Pick<OfficePorts, 'goodsRecords'>,
  realm: RealmId,
  office: string,
  { from, until, limit }: { readonly from: Instant | null; readonly until: Instant; readonly limit: number },
): Promise<readonly OfficeVisit[]> {
  const asked = { kind: visitKind, owner: office, from, until, limit, after: null };
  const records = await goodsRecords.list(goodOfAppointments(realm), asked);
  return records.map((record) => visitSeen(visitIn(record), until)).toReversed();
}

/** The minutes that are planned for the services of a visit. */
const plannedMinutes = (setup: AppointmentSetup, visit: OfficeVisit): number => {
  const need = needOf(setup, visit);
  return isLeft(need) ? unknownMinutes : need.right.cells * cellMinutes;
};

/** Who comes to an office today, which desks are at work, and how long services take; null if there is no such office. */
export const officeNow =
  (ports: OfficePorts) =>
  async (town: Town, id: string): Promise<OfficeNow | null> => {
    const { realm, timeZone } = town;
    const now = ports.clock.now();
    const day = dayAt(now, timeZone);
    const before = { from: null, until: startOfDay(day, timeZone), limit: measuredVisits };
    const [setup, settings, listed, earlier, closures] = await Promise.all([
      ports.appointments.setup(realm),
      ports.appointments.calendar(realm),
      listVisits(ports)(town, id, day),
      visitsBefore(ports, realm, id, before),
      standingClosures(ports)(realm, id, now),
    ]);
    const office = setup.offices.find((one) => one.id === id);
    if (office === undefined) return null;
    const visits = listed.map(({ visit }) => visit);
    const place = { zone: timeZone, isHoliday: holidaysOfTown(settings) };
    const served = [...earlier, ...visits];
    return {
      setup,
      office,
      listed,
      visits,
      now,
      closed: closedNow({ office, services: setup.services.map((one) => one.id) }, closures, now, timeZone),
      desks: desksAtWork(office, visits, place, now),
      timeOf: (visit) => serviceTime(served, visit, plannedMinutes(setup, visit)),
    };
  };
