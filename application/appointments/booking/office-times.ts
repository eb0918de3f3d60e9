import type { BookingPorts } from './booking-ports.ts';
import { goodOfAppointments } from './booking-ports.ts';
import { standingClosures } from '../closing/read-closures.ts';
import type { Town } from '#domain/access/town.ts';
import { desksPool } from '#domain/appointments/appointment-goods.ts';
import type { AppointmentOffice, AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import {
  type BookingChannel,
  officeCalendar,
  type OfficeMoment,
  unitsOf,
} from '#domain/appointments/office-calendar.ts';
import type { ChanceOf } from '#domain/appointments/releases.ts';
import { holidaysOfTown } from '#domain/free-times/day-facts.ts';
import { closedCells } from '#domain/appointments/closing/office-closure.ts';
import type { FreeCalendar } from '#domain/free-times/free-starts.ts';
import { takenOn } from '#domain/free-times/taken-cells.ts';
import { addDays, type CalendarDay, startOfDay } from '#domain/shared/calendar-day.ts';

type Ports = Pick<BookingPorts, 'appointments' | 'goodsCalendar' | 'goodsRecords' | 'clock' | 'keys'>;

/** The moments of releases: they depend on the server's secret, and are the same for who asks again. */
function chanceIn({ keys }: Pick<Ports, 'keys'>, realm: string): ChanceOf {
  const known = new Map<string, number>();
  return (name) => {
    const number =
      known.get(name) ?? Number.parseInt(keys.account(`release ${realm} ${name}`).slice(0, 8), 16) / 2 ** 32;
    known.set(name, number);
    return number;
  };
}

/** Which days of which office. */
export interface AskedDays {
  readonly office: AppointmentOffice;
  readonly channel: BookingChannel;
  readonly first: CalendarDay;
  readonly count: number;
}

/** The calendar of an office and what it was made of. */
export interface OfficeTimes {
  readonly calendar: FreeCalendar;
  readonly moment: OfficeMoment;
}

/** The times of an office on some days, as they are now. What is closed counts as taken, whoever books. */
export const officeTimes =
  (ports: Ports) =>
  async (
    { realm, timeZone }: Town,
    setup: AppointmentSetup,
    { office, channel, first, count }: AskedDays,
  ): Promise<OfficeTimes> => {
    const now = ports.clock.now();
    const days = { firstDay: first, lastDay: addDays(first, count - 1) };
    const [cells, settings, closures] = await Promise.all([
      ports.goodsCalendar.taken(
        goodOfAppointments(realm),
        { pool: desksPool, units: unitsOf(office), ...days },
        now,
      ),
      ports.appointments.calendar(realm),
      standingClosures(ports)(realm, office.id, startOfDay(first, timeZone)),
    ]);
    const [taken, closed] = [takenOn(cells), closedCells(closures, timeZone)];
    const place = { zone: timeZone, isHoliday: holidaysOfTown(settings) };
    const chance = chanceIn(ports, realm);
    const moment: OfficeMoment = {
      setup,
      office,
      place,
      channel,
      taken: (unit, day) => taken(unit, day) | closed(unit, day),
      chance,
      now,
    };
    return { calendar: officeCalendar(moment, { first, count }), moment };
  };
