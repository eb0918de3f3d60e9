// How long the list of staff takes with 100,000 requests, on both databases, beside a floor: the same database counts the
// rows of the list, which any list must look at.
import { openPostgres } from '#adapters/driven/postgres/open-database.ts';
import { postgresRequests } from '#adapters/driven/postgres/tables/request.table.ts';
import { sqlRequests } from '#adapters/driven/sqlite/tables/request.table.ts';
import type { RequestFilter, RequestStore } from '#application/ports/server/request-store.ts';
import { folded } from '#domain/directory/folded.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { allRequests, choosing } from '#fixtures/builders/data/request-filter.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { fillPostgresRequests, fillRequests } from '#fixtures/load/fill-requests.ts';
import { setup } from '../../../../.config/test-postgres.ts';

const requests = 100_000;
const town = realmId('vilanova');
const text = (looked: string): Partial<RequestFilter> => ({
  text: { folded: folded(looked), people: 'all' },
});
const open = choosing({ status: ['Recibida', 'En gestión'] });

const questions: Readonly<Record<string, Partial<RequestFilter>>> = {
  'the latest': {},
  'open, by term': { ...open, order: 'term' },
  'mine and nobody’s, overdue': {
    ...choosing({ assignedTo: ['Neus', null], due: ['overdue'] }),
    order: 'priority',
  },
  'three mailboxes, page 50': { ...choosing({ mailbox: ['buzon-1', 'buzon-2', 'buzon-3'] }), offset: 980 },
  'a frequent word': text('farola'),
  'a name': text('apellido42'),
  'a word that is nowhere': text('zeppelin'),
  'a word among the open ones, by term': { ...open, ...text('semáforo'), order: 'term' },
  'a month, near a place': { from: 1_761_000_000_000, near: { at: { lat: 39.41, lng: -0.35 }, metres: 300 } },
  'what one mailbox lets read': { mailboxes: [mailboxId('buzon-4')] },
};

/** What this process worked, in milliseconds: beside other programs the clock says little. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The median of seven runs after one that warms up, in milliseconds. */
async function timeOf(work: () => Promise<unknown>, clock: () => number): Promise<number> {
  await work();
  const times: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    const began = clock();
    await work();
    times.push(clock() - began);
  }
  return times.toSorted((a, b) => a - b)[3] ?? 0;
}

async function measure(
  name: string,
  store: RequestStore,
  floor: () => Promise<unknown>,
  clock: () => number,
): Promise<void> {
  const least = await timeOf(floor, clock);
  process.stdout.write(`${name}: ${requests} rows counted in ${least.toFixed(1)} ms\n`);
  for (const [question, more] of Object.entries(questions)) {
    const filter = { ...allRequests, ...more };
    const { total } = await store.list(town, filter);
    const time = await timeOf(() => store.list(town, filter), clock);
    process.stdout.write(
      `  ${time.toFixed(1).padStart(6)} ms, ${(time / least).toFixed(1)} × the floor: ${question} (${total})\n`,
    );
  }
}

const count =
  "SELECT count(*) AS n, sum(octet_length(words)) AS m FROM desk_requests WHERE realm = 'vilanova'";
const database = openSql();
fillRequests(database, requests);
await measure(
  'SQLite, processor time',
  sqlRequests(database),
  async () => database.prepare(count).get(),
  worked,
);
const end = await setup();
const opened = await openPostgres(process.env['CONCEJO_TEST_POSTGRES'] ?? '');
if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
await fillPostgresRequests(opened.right, requests);
await measure(
  'PostgreSQL',
  postgresRequests(opened.right),
  () => opened.right.ask(count),
  () => performance.now(),
);
await opened.right.close();
await end?.();
