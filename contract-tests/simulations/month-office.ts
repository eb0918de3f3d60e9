import { actAtCounter } from '#application/appointments/counter/act-at-counter.ts';
import { listVisits } from '#application/appointments/counter/list-visits.ts';
import { confirmAppointment } from '#application/appointments/booking/confirm-appointment.ts';
import { findFreeTimes } from '#application/appointments/booking/find-free-times.ts';
import { holdAppointment } from '#application/appointments/booking/hold-appointment.ts';
import { sqlGoodsBooks } from '#adapters/driven/sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoodsCalendar } from '#adapters/driven/sqlite/tables/scarcity/goods-calendar.table.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import type { AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { addDays, type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aService, everyWeek, plaza } from '#fixtures/builders/appointments/appointment-setup.ts';
import { bookingCouncil, bookingTown as town } from '#fixtures/builders/appointments/booking-town.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { chanceFrom } from './actors.ts';
import { nthIdentity } from './rush-town.ts';

/* A month of the office of a town: who books, comes, does not come, gives back, or comes without an appointment. */

/** In milliseconds. */
export const minute = 60_000;
/** The same. */
export const hour = 60 * minute;
/** The first day, a Monday; the month has twenty days of work, one of which is closed. */
export const firstOfMonth = '2026-11-23' as CalendarDay;
/** The day on which the office is closed. */
export const closed = addDays(firstOfMonth, 9);
/** The clock of the town. */
export const zone = 'Europe/Madrid';
const weekdays = [1, 2, 3, 4, 5] as const;

const setup: AppointmentSetup = {
  services: [aService('tramite', { minutes: 15 })],
  offices: [
    {
      ...plaza,
      hours: {
        ...everyWeek(weekdays, 9, 14),
        exceptions: [{ firstDay: closed, lastDay: closed, hours: [] }],
      },
      desks: ['1', '2', '3'].map((id) => ({
        id,
        title: `Mesa ${id}`,
        services: null,
        hours: null,
        staffHours: null,
      })),
      step: 15,
      notice: 60,
      releases: [{ daysBefore: 14, minute: 0, within: 0, parts: 1 }],
    },
  ],
};

interface Booked {
  readonly id: string;
  readonly at: number;
}

/** The office, with what happened in it. */
export function officeOfMonth() {
  const database = openSql();
  const { ports, setTime } = bookingCouncil(
    setup,
    {},
    {
      goods: sqlGoods(database),
      goodsRecords: sqlGoodsRecords(database),
      goodsCalendar: sqlGoodsCalendar(database),
    },
  );
  return {
    ports,
    setTime,
    books: sqlGoodsBooks(database),
    close: () => database.close(),
    booked: [] as Booked[],
    returned: new Map<number, number[]>(),
    again: [] as number[],
    waits: { booked: [] as number[], ticket: [] as number[] },
    count: { unbooked: 0, givenBack: 0, served: 0, tickets: 0, worked: 0 },
  };
}
/** The same, as people have it. */
export type MonthOffice = ReturnType<typeof officeOfMonth>;

/** Books one of the first thirty free times; null if there is none. */
export async function bookFirst(office: MonthOffice, n: number): Promise<Booked | null> {
  const { ports } = office;
  const asked = { services: ['tramite'], people: 1 };
  const found = await findFreeTimes(ports)(town, { ...asked, office: 'plaza', from: null, channel: 'web' });
  const starts = isLeft(found) ? [] : found.right.days.flatMap((day) => day.starts);
  const at = starts[Math.floor(chanceFrom(n)() * Math.min(starts.length, 30))];
  if (at === undefined) return null;
  const id = `visit ${n}`;
  // By telephone, so that no mailed code is needed: a person of staff confirms.
  const by = { channel: 'desk', by: 'rosa' } as const;
  const hold = { ...asked, id, office: 'plaza', at, device: id, ...by };
  if (isLeft(await holdAppointment(ports)(town, hold))) return null;
  const done = await confirmAppointment(ports)(town, {
    visit: id,
    person: { name: 'Empar Ferrandis', email: '', language: 'va' },
    written: { identity: nthIdentity(n), birthDay: null },
    mailCode: '',
    ...by,
  });
  return isLeft(done) ? null : { id, at };
}

/** Notes how long a time that was given back was free, once somebody books it again. */
export function noteAgain(office: MonthOffice, at: number): void {
  const since = office.returned.get(at)?.shift();
  if (since !== undefined) office.again.push((office.ports.clock.now() - since) / minute);
}

/** Says at the entrance that somebody has come. */
export async function arrive(office: MonthOffice, id: string): Promise<void> {
  const list = await listVisits(office.ports)(town, 'plaza', dayAt(office.ports.clock.now(), zone));
  const version = list.find(({ visit }) => visit.id === id)?.version ?? 0;
  await actAtCounter(office.ports)(town.realm, { visit: id, version, act: 'arrive', by: 'rosa', desk: null });
}
