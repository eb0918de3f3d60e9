// How long it takes to find free starts in a town of twelve offices with five desks each: all of one service in 90 days, and
// the first one of forty services in 180 days. Once with a usual number of appointments and once with every desk full but for
// gaps that are too short. Beside it what the embedded database needs to say what is taken.
import { holidaysOfTown } from '#domain/free-times/day-facts.ts';
import { firstFree } from '#domain/free-times/first-free.ts';
import { type CalendarUnit, freeDays, type StartQuery } from '#domain/free-times/free-starts.ts';
import { datesFrom, openedDays } from '#domain/free-times/opened-days.ts';
import type { OpeningHours } from '#domain/free-times/opening.ts';
import { type TakenCells, takenOn } from '#domain/free-times/taken-cells.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { sqlGoodsCalendar } from '../../sqlite/tables/scarcity/goods-calendar.table.ts';

const [offices, desks, services, days] = [12, 5, 40, 180];
const first = '2026-11-30' as CalendarDay;
const place = { zone: 'Europe/Madrid', isHoliday: holidaysOfTown({ region: 'ES-VC', holidays: [] }) };

const openingOf = (office: number): OpeningHours => ({
  rules: [
    {
      weekdays: [1, 2, 3, 4, 5],
      weeks: { kind: 'each' },
      firstDay: null,
      lastDay: null,
      hours: [{ from: 540 + office * 5, to: 870 }],
    },
    {
      weekdays: [4],
      weeks: { kind: 'every', weeks: 2, from: first },
      firstDay: null,
      lastDay: null,
      hours: [{ from: 960, to: 1140 }],
    },
  ],
  exceptions: [],
  onHolidays: false,
});
const skillsOf = (unit: number) =>
  new Set(
    Array.from({ length: services }, (_, n) => n)
      .filter((n) => (n + unit) % 3 > 0)
      .map(String),
  );
const units = Array.from({ length: offices }, (_, office) => {
  const opening = openingOf(office);
  return Array.from(
    { length: desks },
    (__, desk): CalendarUnit => ({
      id: `${office}.${desk}`,
      skills: skillsOf(office * desks + desk),
      opening,
    }),
  );
}).flat();
const queries = Array.from(
  { length: services },
  (_, n): StartQuery => ({
    needs: [String(n)],
    shape: { cells: 2 + (n % 8), before: 0, after: n % 2, step: 1 + (n % 3) },
    notBefore: 0,
    before: null,
  }),
);

const dates = datesFrom(place, first, days);
const bookings = (each: number): readonly TakenCells[] =>
  units.flatMap(({ id }, u) =>
    dates.map(({ day }, d) => ({
      unit: id,
      day,
      // Three cells each; between the bookings of a full day one cell is free.
      cells: Array.from({ length: each }, (_, n) => 108 + n * 4 + ((u + d) % 4)).flatMap((c) => [
        c,
        c + 1,
        c + 2,
      ]),
    })),
  );

async function median(work: () => unknown): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n < 15; n += 1) {
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each is measured
    await work();
    times.push(performance.now() - began);
  }
  return `${times.toSorted((a, b) => a - b)[7]?.toFixed(1)} ms`;
}

for (const [name, each] of [
  ['usual', 1],
  ['full', 36],
] as const) {
  const taken = bookings(each);
  const count = taken.length * each;
  const database = openSql();
  const add = database.prepare(`INSERT INTO scarce_cells VALUES ('vilanova', 'g', 'desks', ?, 'a')`);
  database.exec('BEGIN');
  for (const { unit, day, cells } of taken) for (const cell of cells) add.run(`${unit}/${day}/${cell}`);
  database.exec('COMMIT');
  const calendar = sqlGoodsCalendar(database);
  const masks = takenOn(taken);
  const read = (length: number) =>
    calendar.taken(
      { realm: realmId('vilanova'), good: 'g' },
      {
        pool: 'desks',
        units: units.map(({ id }) => id),
        firstDay: first,
        lastDay: dates[length - 1]?.day ?? first,
      },
      0,
    );
  const free = (length: number) => ({
    dates: datesFrom(place, first, length),
    units,
    taken: masks,
    opened: openedDays(),
  });
  const [query] = queries;
  console.log(`${name}: ${count} bookings`);
  if (query !== undefined)
    console.log('  free starts of 90 days:', await median(() => freeDays(free(90), query)));
  console.log('  first free of 40 services, 180 days:', await median(() => firstFree(free(days), queries)));
  console.log('  masks of what is taken:', await median(() => takenOn(taken)));
  console.log('  read of the database, 14 days:', await median(() => read(14)));
  console.log('  read of the database, 180 days:', await median(() => read(days)));
  database.close();
}
