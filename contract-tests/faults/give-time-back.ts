// A process that gives a time back for which somebody waits, and is killed before it offers it:
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
import { isLeft } from '#domain/shared/result.ts';
import { type BookingStores, tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { waitingTown } from '#fixtures/builders/appointments/waiting-town.ts';

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

const { town, ports, book, wait } = waitingTown(undefined, await storesAt(process.argv[2] ?? ''));
await book('a', tomorrowAt(11), 7);
await wait('w', { identity: 1 });
await giveAppointmentBack(ports)(town.realm, 'a', 'sender');
process.stdout.write('given\n');
// It goes no further: whoever started it kills it now.
setInterval(() => {}, 1000);
