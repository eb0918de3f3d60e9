import { countWaiting, waitingOf } from '#adapters/driven/stores-shared/backlog-row.ts';
import type { Backlog } from '#application/ports/server/operating/backlog.ts';
import type { Postgres } from '../postgres.ts';

/** What waits in PostgreSQL. */
export const postgresBacklog = ({ ask }: Pick<Postgres, 'ask'>): Backlog => ({
  count: async () => waitingOf((await ask(countWaiting))[0] ?? {}),
});
