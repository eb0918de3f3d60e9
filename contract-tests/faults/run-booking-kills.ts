// Kills between hold and confirmation of appointments, and between hold, payment and grant of courts:
// `node contract-tests/faults/run-booking-kills.ts [sqlite|postgres]…`, a hundred on each database that is named, or on both. Ends with
// 1 if something acknowledged is not there or is another one, or if the books do not sum up.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#adapters/driven/postgres/open-database.ts';
import { isLeft } from '#domain/shared/result.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { setup } from '../../.config/test-postgres.ts';
import { killBooking } from './appointments/killed-bookings.ts';
import type { GoodsPlace } from './scarcity/killed-sellers.ts';

const kills = Number(process.env['CONCEJO_KILLS'] ?? 100);
const named = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'concejo-kills-'));

async function killOn(at: GoodsPlace): Promise<number> {
  let [wrong, answered] = [0, 0];
  for (let round = 0; round < kills; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one kill after the other
    const killed = await killBooking(at, round);
    answered += killed.answered;
    wrong += killed.faults.length;
    if (killed.faults.length > 0) console.log(`round ${round}: ${killed.faults.join('; ')}`);
  }
  console.log(`${at.store}: ${kills} kills; ${answered} answers had come; ${wrong} faults`);
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
// Connections to PostgreSQL may still be open.
process.exit(wrong === 0 ? 0 : 1);
