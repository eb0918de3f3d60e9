import { join } from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { sqlGoodsBooks } from '#adapters/driven/sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoodsCalendar } from '#adapters/driven/sqlite/tables/scarcity/goods-calendar.table.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { sqlSteps } from '#adapters/driven/sqlite/tables/step.table.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { counterSteps } from './counter-steps.ts';
import { type BookingDatabase, lostAnswers, racingPeople } from './racing-people.ts';
import { closingPeople } from './closing-people.ts';
import { waitingAtVenues } from '../reservations/waiting-at-venues.ts';
import { payingPeople } from './paying-people.ts';
import { waitingPeople } from './waiting-people.ts';

async function open(): Promise<BookingDatabase> {
  const file = join(scratchFolder(), 'concejo.sqlite');
  const [one, two] = [openSql(file), openSql(file)];
  onTestFinished(() => {
    one.close();
    two.close();
  });
  const storesOf = (database: typeof one) => ({
    goods: sqlGoods(database),
    goodsRecords: sqlGoodsRecords(database),
    goodsCalendar: sqlGoodsCalendar(database),
  });
  return { stores: [storesOf(one), storesOf(two)], books: sqlGoodsBooks(one), steps: sqlSteps(one) };
}

describe('appointments in the embedded database', () => {
  racingPeople(open);
  lostAnswers(open);
  waitingPeople(open);
  waitingAtVenues(open);
  counterSteps(open);
  closingPeople(open);
  payingPeople(open);
});
