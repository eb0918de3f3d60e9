// How long the server takes for a week of a venue of twelve courts in two pavilions, of which half the hours are reserved, on
// the embedded database. The floor is what the database needs to say which cells are taken.
import { weekOfVenue } from '#application/reservations/week-of-venue.ts';
import { makeCells } from '#application/reservations/reservation-request.ts';
import { takeOfPlace } from '#domain/reservations/place-times.ts';
import { dateAt } from '#domain/reservations/priced-time.ts';
import { goodOfVenue, venueCells, type Venue } from '#domain/reservations/venue.ts';
import { addDays, type CalendarDay, instantAt } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { pavilion, siteOf } from '#fixtures/builders/reservations/venue.ts';
import { sqlGoodsCalendar } from '../../sqlite/tables/scarcity/goods-calendar.table.ts';
import { sqlGoodsRecords } from '../../sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '../../sqlite/tables/scarcity/goods.table.ts';

const zone = 'Europe/Madrid';
const first = '2026-11-23' as CalendarDay;
const halls = ['north', 'south'].map((id) => ({ id, title: id, within: null }));
const courts = Array.from({ length: 12 }, (_, at) => ({
  id: `court${at}`,
  title: `Court ${at}`,
  within: at < 6 ? 'north' : 'south',
}));
const venue: Venue = { ...pavilion, places: [...halls, ...courts] };
const site = siteOf(venue);
const good = { realm: realmId('vilanova'), good: goodOfVenue(venue.id) };
const database = openSql();
const goods = sqlGoods(database);
const ports = {
  goodsCalendar: sqlGoodsCalendar(database),
  goodsRecords: sqlGoodsRecords(database),
  clock: { now: () => instantAt(first, 0, zone) },
};

const at = ports.clock.now();
const taken = courts.flatMap(({ id: place }, court) =>
  Array.from({ length: 42 }, (_, n) => {
    const day = addDays(first, n % 7);
    const start = instantAt(day, (9 + 2 * Math.floor(n / 7) + (court % 2)) * 3600, zone);
    return {
      grant: `${place}/${n}`,
      take: takeOfPlace(venue, dateAt(site, start), { place, start, minutes: 60 }),
    };
  }),
);
const asked = await goods.ask(good, {
  key: 'week',
  bodyHash: '',
  at,
  by: 'bench',
  money: [],
  records: [],
  acts: [
    makeCells,
    ...taken.flatMap(({ grant, take }) => [
      { kind: 'hold', grant, holder: grant, takes: [take], until: at + 1, uses: 1 } as const,
      { kind: 'confirm', grant, until: null } as const,
    ]),
  ],
});
if (isLeft(asked)) throw new Error(asked.left.kind);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < 50; n += 1) {
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other, to be timed
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[25] ?? 0;
};
const units = courts.map(({ id }) => id);
const query = { pool: venueCells, units, firstDay: first, lastDay: addDays(first, 6) };
const floor = await timed(() => ports.goodsCalendar.taken(good, query, at));
const week = await timed(() => weekOfVenue(ports)(site, good, { first, days: 7, minutes: 60 }));
console.log(
  `a week of twelve courts, half of it reserved: ${week.toFixed(1)} ms, floor ${floor.toFixed(1)} ms for what is taken`,
);
