import type { Town } from '#domain/access/town.ts';
import {
  type AppointmentNeed,
  type AskedServices,
  type NeedFault,
  needOf,
} from '#domain/appointments/appointment-need.ts';
import type { AppointmentOffice, AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { type BookingChannel, daysBooked, startQuery } from '#domain/appointments/office-calendar.ts';
import { cellStart } from '#domain/free-times/cell-day.ts';
import { cellsOf } from '#domain/free-times/cell-mask.ts';
import { firstFree } from '#domain/free-times/first-free.ts';
import { freeDays } from '#domain/free-times/free-starts.ts';
import { addDays, type CalendarDay, dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { BookingPorts } from './booking-ports.ts';
import { officeTimes } from './office-times.ts';

/** What free times are looked for. */
export interface AskedTimes extends AskedServices {
  /** The office of which days are shown; null: only the first time of each office is. */
  readonly office: string | null;
  /** The first day that is shown; null: today. */
  readonly from: CalendarDay | null;
  readonly channel: BookingChannel;
}

/** The first free time of an office; null if it has none. */
export interface FirstOfOffice {
  readonly office: string;
  readonly at: Instant | null;
}

/** A day and its free times. */
export interface DayOfTimes {
  readonly day: CalendarDay;
  readonly starts: readonly Instant[];
}

/** What is free. */
export interface FreeTimes {
  readonly firsts: readonly FirstOfOffice[];
  /** The days of the office that was asked for, those without a free time too. */
  readonly days: readonly DayOfTimes[];
}

/** How many days are shown at once. */
export const daysShown = 14;
/** Days are read in longer and longer pieces: most offices have their first free time in the first one. */
const firstPieces = [14, 42, 126, 366];

type Ports = Pick<BookingPorts, 'appointments' | 'goodsCalendar' | 'goodsRecords' | 'clock' | 'keys'>;
interface Asked {
  readonly town: Town;
  readonly setup: AppointmentSetup;
  readonly need: AppointmentNeed;
  readonly channel: BookingChannel;
  readonly today: CalendarDay;
}

const firstOf =
  (ports: Ports, { town, setup, need, channel, today }: Asked) =>
  async (office: AppointmentOffice): Promise<FirstOfOffice> => {
    const days = daysBooked(office, channel);
    let begun = 0;
    for (const piece of firstPieces) {
      const count = Math.min(piece, days - begun);
      if (count <= 0) break;
      const asked = { office, channel, first: addDays(today, begun), count };
      // oxlint-disable-next-line no-await-in-loop -- the next days are read only if these have no free time
      const { calendar, moment } = await officeTimes(ports)(town, setup, asked);
      const [start] = firstFree(calendar, [startQuery(moment, need)]);
      if (start) return { office: office.id, at: start.at };
      begun += count;
    }
    return { office: office.id, at: null };
  };

async function daysOf(
  ports: Ports,
  { town, setup, need, channel, today }: Asked,
  office: AppointmentOffice,
  from: CalendarDay,
): Promise<readonly DayOfTimes[]> {
  const last = addDays(today, daysBooked(office, channel) - 1);
  const first = from < today ? today : from;
  if (first > last) return [];
  const asked = { office, channel, first, count: daysShown };
  const { calendar, moment } = await officeTimes(ports)(town, setup, asked);
  const free = new Map(freeDays(calendar, startQuery(moment, need)).map((one) => [one.date.day, one]));
  return calendar.dates
    .filter(({ day }) => day <= last)
    .map((date) => ({
      day: date.day,
      starts: cellsOf(free.get(date.day)?.starts ?? 0n).map((cell) => cellStart(date, cell)),
    }));
}

/** The free times of an appointment: the first one of each office and, of one office, those of some days. */
export const findFreeTimes =
  (ports: Ports) =>
  async (
    town: Town,
    asked: AskedTimes,
  ): Promise<Either<NeedFault | { readonly kind: 'unknownOffice' }, FreeTimes>> => {
    const setup = await ports.appointments.setup(town.realm);
    const need = needOf(setup, asked);
    if (isLeft(need)) return need;
    const office = setup.offices.find(({ id }) => id === asked.office);
    if (asked.office !== null && office === undefined) return left({ kind: 'unknownOffice' });
    const today = dayAt(ports.clock.now(), town.timeZone);
    const { channel } = asked;
    const work: Asked = { town, setup, need: need.right, channel, today };
    const firsts = await Promise.all(setup.offices.map(firstOf(ports, work)));
    const days = office === undefined ? [] : await daysOf(ports, work, office, asked.from ?? today);
    return right({ firsts, days });
  };
