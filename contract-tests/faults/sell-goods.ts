// A process that sells scarce goods until it is killed: `node contract-tests/faults/sell-goods.ts STORE PLACE ROUND`, where
// the store is sqlite or postgres and the place a file or an address. Prints each answer in a line as soon as it has it.
import { openDatabase } from '#adapters/driven/sqlite/database.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { threadedWriter } from '#adapters/driven/sqlite/writing/threaded-writer.ts';
import { postgresAt } from '#adapters/driven/postgres/postgres.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { isLeft } from '#domain/shared/result.ts';
import { sellGoods } from './scarcity/sold-goods.ts';

const [, , store, place = '', round] = process.argv;

function goodsAt() {
  if (store === 'postgres') return postgresGoods(postgresAt(place));
  const opened = openDatabase(place);
  if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
  // As the server does: requests are written by a thread of their own.
  return sqlGoods(opened.right, threadedWriter(place, opened.right));
}

await sellGoods(goodsAt(), Number(round), (key, answer) => {
  process.stdout.write(`${JSON.stringify({ key, answer })}\n`);
});
process.exit(0);
