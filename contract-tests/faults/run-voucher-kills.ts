// Kills in the middle of sales and of closings: `node contract-tests/faults/run-voucher-kills.ts [sqlite|postgres]…`, a hundred
// on each database that is named, or on both. Ends with 1 if something acknowledged is not there, is there twice, or if the
// books or the settlements do not sum up.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#adapters/driven/postgres/open-database.ts';
import { isLeft } from '#domain/shared/result.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { setup } from '../../.config/test-postgres.ts';
import type { GoodsPlace } from './scarcity/killed-sellers.ts';
import { killTill } from './vouchers/killed-tills.ts';
import { sellingStore } from './vouchers/selling-store.ts';

const kills = Number(process.env['CONCEJO_KILLS'] ?? 100);
const named = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'concejo-kills-'));

async function killOn(at: GoodsPlace): Promise<number> {
  const store = sellingStore(at);
  let [wrong, answered, closings] = [0, 0, 0];
  for (let round = 0; round < kills; round += 1) {
    const killed = await killTill(store, at, round);
    answered += killed.answered;
    closings += Number(killed.wasClosing);
    wrong += killed.faults.length;
    if (killed.faults.length > 0) console.log(`round ${round}: ${killed.faults.join('; ')}`);
  }
  await store.close();
  console.log(
    `${at.store}: ${kills} kills, ${closings} of them in the middle of a closing; ${answered} answers had come; ${wrong} faults`,
  );
  return wrong;
}

let wrong = 0;
if (named.length === 0 || named.includes('sqlite')) {
  const place = join(folder, 'concejo.sqlite');
  openSql(place).close();
  wrong += await killOn({ store: 'sqlite', place });
}
if (named.length === 0 || named.includes('postgres')) {
  const end = await setup();
  const place = process.env['CONCEJO_TEST_POSTGRES'] ?? '';
  const opened = await openPostgres(place);
  if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
  await opened.right.close();
  wrong += await killOn({ store: 'postgres', place });
  await end?.();
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = wrong === 0 ? 0 : 1;
