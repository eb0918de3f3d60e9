import type { DatabaseSync } from 'node:sqlite';
import { countWaiting, waitingOf } from '#adapters/driven/stores-shared/backlog-row.ts';
import type { Backlog } from '#application/ports/server/operating/backlog.ts';

/** What waits in the embedded database. */
export const sqlBacklog = (database: DatabaseSync): Backlog => ({
  count: async () => waitingOf(database.prepare(countWaiting).get() ?? {}),
});
