// How long what waits for an officer is worked out with 5,000 open requests among 100,000, on both databases.
import { openPostgres } from '#adapters/driven/postgres/open-database.ts';
import { postgresRequests } from '#adapters/driven/postgres/tables/request.table.ts';
import { sqlRequests } from '#adapters/driven/sqlite/tables/request.table.ts';
import { readToday } from '#application/office/read-today.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { fillPostgresRequests, fillRequests } from '#fixtures/load/fill-requests.ts';
import { memoryComments } from '#fixtures/memory/comment-store.ts';
import { memoryDesk } from '#fixtures/memory/desk-rules.ts';
import { emptyBook } from '#domain/voting/closing/closing-book.ts';
import { setup } from '../../../../.config/test-postgres.ts';

const count = 100_000;
const town = aTown();
const officer = { id: 'neus', name: 'Neus', grants: [aGrant('requestOfficer')] };

/** What waits, of these requests and of nothing else. */
const todayOf = (requests: RequestStore) =>
  readToday({
    requests,
    comments: memoryComments(),
    mailboxes: { all: async () => [] },
    people: { list: async () => [] },
    plans: {
      processes: async () => [],
      surveys: async () => [],
      proposals: async () => [],
      silentAfter: async () => 60,
    },
    votes: { all: async () => new Map() },
    closings: { find: async () => emptyBook },
    venuesOf: async () => [],
    activitiesOf: async () => [],
    intranetOf: async () => [],
    eventsOf: async () => [],
    goods: { grant: async () => null },
    appointments: { setup: async () => ({ offices: [], services: [] }) },
    shops: { list: async () => [] },
    payments: { account: async () => null, list: async () => ({ items: [], total: 0, totals: [] }) },
    goodsRecords: { list: async () => [], record: async () => null, goodsWith: async () => [] },
    passSeal: { digest: () => '' },
    closingOf: async () => null,
    closingStageOf: async () => ({ kind: 'open' }),
    signerOf: async () => null,
    amendmentIn: async () => ({ waiting: null, isCurrent: false, subjects: [], first: null }),
    desk: memoryDesk(),
    documentDesk: { entries: async () => [] },
    clock: { now: () => Date.UTC(2026, 10, 18, 12) },
  });

/** What this process worked, in milliseconds: beside other programs the clock says little. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The median and the least of eleven runs after three that warm up. */
async function measure(name: string, requests: RequestStore): Promise<void> {
  const read = todayOf(requests);
  const times: number[] = [];
  for (let n = 0; n < 14; n += 1) {
    const began = worked();
    const { count: waiting } = await read(town, officer);
    if (n === 0) process.stdout.write(`${name}: ${waiting} wait\n`);
    if (n > 2) times.push(worked() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  process.stdout.write(`  ${sorted[5]?.toFixed(1)} ms of this process, at least ${sorted[0]?.toFixed(1)}\n`);
}

const database = openSql();
fillRequests(database, count);
await measure('SQLite', sqlRequests(database));
const end = await setup();
const opened = await openPostgres(process.env['CONCEJO_TEST_POSTGRES'] ?? '');
if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
await fillPostgresRequests(opened.right, count);
await measure('PostgreSQL', postgresRequests(opened.right));
await opened.right.close();
await end?.();
