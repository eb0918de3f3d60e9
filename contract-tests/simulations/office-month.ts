import { actAtCounter } from '#application/appointments/counter/act-at-counter.ts';
import { listVisits } from '#application/appointments/counter/list-visits.ts';
import { takeTicket } from '#application/appointments/counter/take-ticket.ts';
import { giveAppointmentBack } from '#application/appointments/booking/give-appointment-back.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { queueOf } from '#domain/appointments/queue.ts';
import { addDays, type CalendarDay, instantAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { bookingTown as town } from '#fixtures/builders/appointments/booking-town.ts';
import { type Actor, chanceFrom, playOut, shareOf } from './actors.ts';
import {
  arrive,
  bookFirst,
  closed,
  firstOfMonth,
  hour,
  minute,
  type MonthOffice,
  noteAgain,
  officeOfMonth,
  zone,
} from './month-office.ts';

/** How many a day book and come without an appointment, and what share does not come or gives back. */
export interface MonthOf {
  readonly bookers: number;
  readonly walkIns: number;
  readonly missing: number;
  readonly givingBack: number;
}

/** What came of the month: waits in minutes. */
export interface MonthFigures {
  readonly booked: number;
  readonly unbooked: number;
  readonly served: number;
  readonly tickets: number;
  readonly missed: number;
  readonly givenBack: number;
  /** What share of the minutes of desks was worked. */
  readonly used: number;
  /** Minutes until somebody with an appointment was called after their time, and somebody with a ticket after taking it. */
  readonly waitBooked: number;
  readonly waitBookedSlow: number;
  readonly waitTicket: number;
  readonly waitTicketSlow: number;
  /** Of the times that were given back: what share was booked again, and after how many minutes half of them were. */
  readonly bookedAgain: number;
  readonly againAfter: number;
  readonly faults: number;
}

/** Somebody who books, and comes, gives back or does neither. */
async function* booker(office: MonthOffice, n: number, of: MonthOf): Actor {
  const chance = chanceFrom(1000 + n);
  const booked = await bookFirst(office, n);
  if (booked === null) {
    office.count.unbooked += 1;
    return;
  }
  office.booked.push(booked);
  noteAgain(office, booked.at);
  const left = booked.at - office.ports.clock.now();
  const lot = chance();
  if (lot < of.givingBack) {
    yield left * chance() * 0.9;
    await giveAppointmentBack(office.ports)(town.realm, booked.id, 'sender');
    office.count.givenBack += 1;
    const others = office.returned.get(booked.at) ?? [];
    office.returned.set(booked.at, [...others, office.ports.clock.now()]);
    return;
  }
  if (lot < of.givingBack + of.missing) return;
  yield Math.max(0, left - (2 + chance() * 8) * minute);
  await arrive(office, booked.id);
}

/** Somebody who comes without an appointment. */
async function* walkIn(office: MonthOffice, n: number): Actor {
  yield 0;
  const ticket = { id: `ticket ${n}`, office: 'plaza', services: ['tramite'], people: 1, by: 'rosa' };
  const done = await takeTicket(office.ports)(town, ticket);
  if (!isLeft(done)) office.count.tickets += 1;
}

/** A desk that calls who is first, serves for some minutes, and calls the next one, until nobody waits after closing. */
async function* desk(office: MonthOffice, id: string, day: CalendarDay): Actor {
  const { ports } = office;
  const chance = chanceFrom(Number(id) * 1000 + Number(day.slice(-2)) + 40 * Number(day.slice(5, 7)));
  const closes = instantAt(day, 14 * 3600, zone);
  for (;;) {
    // oxlint-disable no-await-in-loop -- one person after the other
    const now = ports.clock.now();
    const list = await listVisits(ports)(town, 'plaza', day);
    const [next] = queueOf(list.map(({ visit }) => visit));
    const seen = list.find(({ visit }) => visit.id === next?.visit.id);
    if (next === undefined || seen === undefined) {
      if (now >= closes) return;
      yield minute;
      continue;
    }
    const { id: visit, at, seat } = next.visit;
    const call = { visit, version: seen.version, act: 'call', by: `desk ${id}`, desk: id } as const;
    if (isLeft(await actAtCounter(ports)(town.realm, call))) continue;
    (seat === null ? office.waits.ticket : office.waits.booked).push(Math.max(0, now - at) / minute);
    await actAtCounter(ports)(town.realm, { ...call, version: seen.version + 1, act: 'serve' });
    // oxlint-enable no-await-in-loop
    const lasts = (6 + chance() * 14) * minute;
    yield lasts;
    await actAtCounter(ports)(town.realm, { ...call, version: seen.version + 2, act: 'finish' });
    office.count.served += 1;
    office.count.worked += lasts;
  }
}

const workDays = Array.from({ length: 28 }, (_, n) => addDays(firstOfMonth, n)).filter(
  (day) => day !== closed && new Date(`${day}T12:00:00Z`).getUTCDay() % 6 !== 0,
);

function everybody(office: MonthOffice, of: MonthOf) {
  const chance = chanceFrom(3);
  const drawn = (from: number, hours: number, count: number) =>
    Array.from({ length: count }, () => from + chance() * hours * hour);
  const calendarDays = Array.from({ length: 24 }, (_, n) => addDays(firstOfMonth, n - 3));
  let made = 0;
  const next = () => {
    made += 1;
    return made;
  };
  const bookers = calendarDays
    .flatMap((day) => drawn(instantAt(day, 8 * 3600, zone), 14, of.bookers))
    .map((from) => ({ from, actor: booker(office, next(), of) }));
  const walkIns = workDays
    .flatMap((day) => drawn(instantAt(day, 9 * 3600, zone), 4.5, of.walkIns))
    .map((from) => ({ from, actor: walkIn(office, next()) }));
  const desks = workDays.flatMap((day) =>
    ['1', '2', '3'].map((id) => ({ from: instantAt(day, 9 * 3600, zone), actor: desk(office, id, day) })),
  );
  return [...bookers, ...walkIns, ...desks];
}

/** Plays the month on the embedded database. */
export async function playMonth(of: MonthOf): Promise<MonthFigures> {
  const office = officeOfMonth();
  await playOut(everybody(office, of), office.setTime);
  const { count, waits, again } = office;
  const faults = (await auditGoods(office)()).flatMap((good) => good.faults);
  const end = Math.max(...workDays.map((day) => instantAt(day, 20 * 3600, zone)));
  office.setTime(end);
  const states = await Promise.all(
    workDays.map(async (day) =>
      (await listVisits(office.ports)(town, 'plaza', day)).map(({ visit }) => visit.state),
    ),
  );
  office.close();
  return {
    booked: office.booked.length,
    unbooked: count.unbooked,
    served: count.served,
    tickets: count.tickets,
    missed: states.flat().filter((state) => state === 'missed').length,
    givenBack: count.givenBack,
    used: count.worked / (workDays.length * 3 * 5 * hour),
    waitBooked: shareOf(waits.booked),
    waitBookedSlow: shareOf(waits.booked, 0.9),
    waitTicket: shareOf(waits.ticket),
    waitTicketSlow: shareOf(waits.ticket, 0.9),
    bookedAgain: count.givenBack === 0 ? 0 : again.length / count.givenBack,
    againAfter: shareOf(again),
    faults: faults.length,
  };
}
