// A process that gives an appointment and a court back for which people wait, publishes the first part of a season, and is
// killed before it offers them or takes the next part:
// `node contract-tests/faults/give-time-back.ts PLACE`, a file of SQLite or the address of a PostgreSQL.
import { openDatabase } from '#adapters/driven/sqlite/database.ts';
import { openPostgres } from '#adapters/driven/postgres/open-database.ts';
import { postgresGoodsCalendar } from '#adapters/driven/postgres/tables/scarcity/goods-calendar.table.ts';
import { postgresGoodsRecords } from '#adapters/driven/postgres/tables/scarcity/goods-records.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { sqlGoodsCalendar } from '#adapters/driven/sqlite/tables/scarcity/goods-calendar.table.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { giveAppointmentBack } from '#application/appointments/booking/give-appointment-back.ts';
import { giveReservationBack } from '#application/reservations/give-reservation-back.ts';
import { freePlace } from '#application/reservations/waiting/free-place.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type BookingStores, tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { waitingTown } from '#fixtures/builders/appointments/waiting-town.ts';
import type { ReservingStores } from '#fixtures/builders/reservations/reserving-town.ts';
import { longSeason } from '#fixtures/builders/reservations/long-season.ts';
import { waitingVenue } from '#fixtures/builders/reservations/waiting-venue.ts';

async function storesAt(place: string): Promise<BookingStores> {
  if (place.startsWith('postgres')) {
    const opened = await openPostgres(place);
    if (isLeft(opened)) throw new Error(opened.left.kind);
    const database = opened.right;
    return {
      goods: postgresGoods(database),
      goodsRecords: postgresGoodsRecords(database),
      goodsCalendar: postgresGoodsCalendar(database),
    };
  }
  const opened = openDatabase(place);
  if (isLeft(opened)) throw new Error(opened.left.kind);
  const database = opened.right;
  return {
    goods: sqlGoods(database),
    goodsRecords: sqlGoodsRecords(database),
    goodsCalendar: sqlGoodsCalendar(database),
  };
}

const stored = await storesAt(process.argv[2] ?? '');
const { town, ports, book, wait } = waitingTown(undefined, stored);
await book('a', tomorrowAt(11), 7);
await wait('w', { identity: 1 });
await giveAppointmentBack(ports)(town.realm, 'a', 'sender');
const venue = waitingVenue(stored as Partial<ReservingStores>);
await venue.books('mine');
await venue.wait('w', 1);
const freeing = freePlace(venue.ports, venue.of);
await giveReservationBack({ ...venue.ports, freeing })(venue.good, 'mine');
// It goes no further than the first part of a season: whoever started it kills it then.
setInterval(() => {}, 1000);
const ask: typeof venue.ports.goods.ask = async (good, request) => {
  const done = await venue.ports.goods.ask(good, request);
  if (!request.key.includes('/part/')) return done;
  process.stdout.write('given\n');
  return new Promise(() => {});
};
await longSeason(venue).publish(ask);
