import type { Town } from '#domain/access/town.ts';
import type { AppointmentNeed } from '#domain/appointments/appointment-need.ts';
import type { AppointmentOffice, AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { type BookingChannel, daysBooked, startQuery } from '#domain/appointments/office-calendar.ts';
import type { VisitSeat } from '#domain/appointments/visit.ts';
import { cellLength, cellStart } from '#domain/free-times/cell-day.ts';
import { boundsOf, unitsFreeAt } from '#domain/free-times/free-starts.ts';
import { cellsOf } from '#domain/free-times/cell-mask.ts';
import { cellsOfBooking } from '#domain/free-times/start-shape.ts';
import { addDays, dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import type { BookingPorts } from './booking-ports.ts';
import { officeTimes } from './office-times.ts';

/** Which time is wanted. */
export interface WantedTime {
  readonly setup: AppointmentSetup;
  readonly office: AppointmentOffice;
  readonly need: AppointmentNeed;
  readonly channel: BookingChannel;
  readonly at: Instant;
}

/**
 * The desks at which an appointment can start just then, those that can do least first: those that can do more stay free
 * for who needs them. Empty if there is none.
 */
export const findSeats =
  (ports: Pick<BookingPorts, 'appointments' | 'goodsCalendar' | 'goodsRecords' | 'clock' | 'keys'>) =>
  async (
    town: Town,
    { setup, office, need, channel, at }: WantedTime,
  ): Promise<readonly Omit<VisitSeat, 'grant'>[]> => {
    const day = dayAt(at, town.timeZone);
    const today = dayAt(ports.clock.now(), town.timeZone);
    if (day < today || day >= addDays(today, daysBooked(office, channel))) return [];
    const asked = { office, channel, first: day, count: 1 };
    const { calendar, moment } = await officeTimes(ports)(town, setup, asked);
    const query = startQuery(moment, need);
    return calendar.dates.flatMap((date) => {
      const cell = cellsOf(boundsOf(date, query)).find((one) => cellStart(date, one) === at);
      if (cell === undefined) return [];
      const units = unitsFreeAt(calendar, query, date, cell).toSorted(
        (a, b) => a.skills.size - b.skills.size,
      );
      const cells = cellsOfBooking(cell, query.shape, date.cells);
      const end = at + need.cells * cellLength;
      return [...new Set(units.map(({ id }) => id))].map((unit) => ({ unit, day, cells, end }));
    });
  };
