// The opening minute of a sale, on the embedded database: 12,000 people come to 5,000 places, each a resident who asks for
// one ticket; they are gathered, drawn, and served in one process. Printed: how long it takes to take their orders and to
// serve them, how long anything else waits for the process meanwhile, whether anybody has too much, and whether who came
// first had a better chance. `CONCEJO_OPENING=1000` takes fewer people.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import { serveLine } from '#application/tickets/line/serve-line.ts';
import { orderTickets } from '#application/tickets/order-tickets.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ticketOrderIn, ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { fireworks } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { syncsASecond } from '#fixtures/load/sync-probe.ts';
import { sqlGoodsBooks } from '../../sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoodsCalendar } from '../../sqlite/tables/scarcity/goods-calendar.table.ts';
import { sqlGoodsRecords } from '../../sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '../../sqlite/tables/scarcity/goods.table.ts';

const people = Number(process.env['CONCEJO_OPENING'] ?? 12_000);
const places = Math.round((people * 5000) / 12_000);
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const database = openSql(join(folder, 'concejo.sqlite'));
const stored = {
  goods: sqlGoods(database),
  goodsRecords: sqlGoodsRecords(database),
  goodsCalendar: sqlGoodsCalendar(database),
  random: (length: number) => new Uint8Array(randomBytes(length)),
};
const event = { ...fireworks, pools: [{ id: 'all', title: 'Tribuna', places, rows: [] }] };
const at = ticketTown(event, stored);
const keys = Array.from({ length: people }, () => randomBytes(16).toString('base64url'));
const asked = {
  session: 'fri',
  lines: [line('stand', 1)],
  visitor: null,
  contact: null,
  isAtDesk: false,
  by: 'sender',
  waits: false,
  takesFewer: false,
};

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
const probe = syncsASecond(folder, 300);
const began = performance.now();
const together = 200;
for (let first = 0; first < people; first += together) {
  at.clock.at = noon + Math.floor((first * 59_000) / people);
  // oxlint-disable-next-line no-await-in-loop -- as many come at the same time
  const done = await Promise.all(
    keys.slice(first, first + together).map((id) => orderTickets(at.ports)(at.town, event, { ...asked, id })),
  );
  if (done.some(isLeft)) throw new Error('somebody was not gathered');
}
const gathered = performance.now() - began;

at.clock.at = noon + 60_000;
delays.reset();
const serving = performance.now();
await serveLine(at.ports)(at.good, event);
const served = performance.now() - serving;
delays.disable();

const orders = (await allRecords(stored)(at.good, ticketOrderKind)).map(ticketOrderIn);
const states = new Map(orders.map(({ id, state }) => [id, state] as const));
const sold = orders.filter(({ state }) => state === 'granted').length;
const open = orders.filter(({ state }) => state === 'waiting' || state === 'held').length;
const tenths = Array.from(
  { length: 10 },
  (_, tenth) =>
    keys
      .slice((tenth * people) / 10, ((tenth + 1) * people) / 10)
      .filter((id) => states.get(id) === 'granted').length,
);
const expected = sold / 10;
const chi =
  tenths.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) / (1 - places / people);
const [audited] = await auditGoods({ books: sqlGoodsBooks(database) })();
process.stdout.write(`opening minute: ${people} people, ${places} places, one process, SQLite
  gathered in ${(gathered / 1000).toFixed(1)} s: ${Math.round((people * 1000) / gathered)} a second
  drawn and served in ${(served / 1000).toFixed(1)} s (aim 30): ${Math.round((sold * 1000) / served)} tickets a second
  anything else waited for the process p99 ${(delays.percentile(99) / 1e6).toFixed(0)}, longest ${(delays.max / 1e6).toFixed(0)} ms
  ${sold} sold, ${Math.max(0, sold - places)} oversold, ${open} undecided; faults of the books ${audited?.faults.length ?? 'unknown'}
  sold to each tenth of those who came, the first one first: ${tenths.join(' ')}; χ² ${chi.toFixed(1)} (with 9 degrees of freedom; 27.9 once in a thousand)
  synced writes of this disk ${Math.round(probe)} a second
`);
database.close();
rmSync(folder, { recursive: true, force: true });
