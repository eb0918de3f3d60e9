import { describe } from 'vitest';
import { postgresGoodsBooks } from '#adapters/driven/postgres/tables/scarcity/goods-books.table.ts';
import { postgresGoodsCalendar } from '#adapters/driven/postgres/tables/scarcity/goods-calendar.table.ts';
import { postgresGoodsRecords } from '#adapters/driven/postgres/tables/scarcity/goods-records.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { postgresSteps } from '#adapters/driven/postgres/tables/step.table.ts';
import { emptyPostgres } from '#fixtures/builders/databases/empty-postgres.ts';
import { counterSteps } from './counter-steps.ts';
import { type BookingDatabase, lostAnswers, racingPeople } from './racing-people.ts';
import { closingPeople } from './closing-people.ts';
import { waitingAtVenues } from '../reservations/waiting-at-venues.ts';
import { payingPeople } from './paying-people.ts';
import { waitingPeople } from './waiting-people.ts';

async function open(): Promise<BookingDatabase> {
  const database = await emptyPostgres();
  // Each gathers its own requests, as two processes do.
  const stores = () => ({
    goods: postgresGoods(database),
    goodsRecords: postgresGoodsRecords(database),
    goodsCalendar: postgresGoodsCalendar(database),
  });
  return {
    stores: [stores(), stores()],
    books: postgresGoodsBooks(database),
    steps: postgresSteps(database),
  };
}

describe('appointments in PostgreSQL', () => {
  racingPeople(open);
  lostAnswers(open);
  waitingPeople(open);
  waitingAtVenues(open);
  counterSteps(open);
  closingPeople(open);
  payingPeople(open);
});
