import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresGoodsBooks } from '#adapters/driven/postgres/tables/scarcity/goods-books.table.ts';
import { postgresGoodsCalendar } from '#adapters/driven/postgres/tables/scarcity/goods-calendar.table.ts';
import { postgresGoodsRecords } from '#adapters/driven/postgres/tables/scarcity/goods-records.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { sqlGoodsBooks } from '#adapters/driven/sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoodsCalendar } from '#adapters/driven/sqlite/tables/scarcity/goods-calendar.table.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import type { GoodsBooks } from '#application/ports/server/scarcity/goods-books.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type BookingStores, tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { waitingTown } from '#fixtures/builders/appointments/waiting-town.ts';
import { newSchema, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { hourOf, type ReservingStores } from '#fixtures/builders/reservations/reserving-town.ts';
import { longSeason } from '#fixtures/builders/reservations/long-season.ts';
import { waitingVenue } from '#fixtures/builders/reservations/waiting-venue.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { noteWork } from '#fixtures/builders/noted-work.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const script = fileURLToPath(new URL('give-time-back.ts', import.meta.url));

/** Gives a time back in a process that is killed (SIGKILL) as soon as that is stored. */
async function killedGiver(place: string): Promise<void> {
  noteWork('process');
  const child = spawn(process.execPath, [script, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.on('data', () => child.kill('SIGKILL'));
  await new Promise((resolve) => child.once('close', resolve));
}

/** The same of a court that was given back. */
async function findsCourt(stored: BookingStores): Promise<void> {
  const { clock, view, isFree, sweep, take, find } = waitingVenue(stored as Partial<ReservingStores>);
  const at = hourOf(20, 19);
  clock.at = noon + 9 * 60_000;
  expect((await view('w'))?.place).toMatchObject({ state: 'waiting', offer: null });
  expect(await isFree(at)).toBe(false);
  await sweep();
  expect((await view('w'))?.place.offer).toMatchObject({ at });
  expect(isLeft(await take('w', at))).toBe(false);
  expect(await find('w')).toMatchObject({ state: 'held', start: at });
}

/** Six days of thirty weeks, without Christmas. */
const allUses = 179;

/** A season of which one part was published: sent again, it goes on, and takes nothing twice. */
async function finishesSeason(stored: BookingStores): Promise<void> {
  const { publish, taken } = longSeason(waitingVenue(stored as Partial<ReservingStores>));
  const before = await taken();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(allUses);
  await publish();
  expect(await taken()).toBe(allUses);
  await publish();
  expect(await taken()).toBe(allUses);
}

/** What another process finds, and what its audit finds wrong then: nobody was offered the time, nobody else sees it, and the first who looks passes it on. */
async function foundAfter(stored: BookingStores, books: GoodsBooks): Promise<unknown> {
  const { view, free, sweep, take, setTime } = waitingTown(undefined, stored);
  // As late as a server that was started again may be.
  setTime(noon + 9 * 60_000);
  expect((await view('w'))?.place).toMatchObject({ state: 'waiting', offer: null });
  expect(await free(tomorrowAt(11))).toBe(false);
  await sweep();
  expect((await view('w'))?.place.offer).toMatchObject({ at: tomorrowAt(11) });
  expect(isLeft(await take('w', tomorrowAt(11)))).toBe(false);
  await findsCourt(stored);
  await finishesSeason(stored);
  return (await auditGoods({ books })()).flatMap(({ faults }) => faults);
}

describe('a server that is killed between what was given back and its offer, and between two parts of a season', () => {
  it('loses nothing in the embedded database: whoever looks next offers it', async () => {
    const file = join(scratchFolder(), 'concejo.sqlite');
    openSql(file).close();
    await killedGiver(file);
    const database = openSql(file);
    onTestFinished(() => database.close());
    const [goods, goodsRecords] = [sqlGoods(database), sqlGoodsRecords(database)];
    expect(
      await foundAfter(
        { goods, goodsRecords, goodsCalendar: sqlGoodsCalendar(database) },
        sqlGoodsBooks(database),
      ),
    ).toEqual([]);
  });

  it('loses nothing in PostgreSQL: whoever looks next offers it', async () => {
    const url = await newSchema();
    const database = await openTestPostgres(url);
    await killedGiver(url);
    const [goods, goodsRecords] = [postgresGoods(database), postgresGoodsRecords(database)];
    const goodsCalendar = postgresGoodsCalendar(database);
    expect(await foundAfter({ goods, goodsRecords, goodsCalendar }, postgresGoodsBooks(database))).toEqual(
      [],
    );
  });
});
