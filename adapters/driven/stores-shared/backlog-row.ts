import type { Waiting } from '#application/ports/server/operating/backlog.ts';
import type { StaffStatus } from '#domain/forms/request.ts';
import type { AnyRow } from './request-row.ts';

const [received, inProgress] = ['Recibida', 'En gestión'] as const satisfies readonly StaffStatus[];

/** Counts what waits in one row, in the words of both databases. */
export const countWaiting = `SELECT
  (SELECT count(*) FROM requests WHERE status = '${received}') AS received,
  (SELECT count(*) FROM requests WHERE status = '${inProgress}') AS in_progress,
  (SELECT count(*) FROM request_mails) AS mails,
  (SELECT count(*) FROM webhooks) AS webhooks`;

/** What waits, as that row says. */
export const waitingOf = (row: AnyRow): Waiting => ({
  received: Number(row['received']),
  inProgress: Number(row['in_progress']),
  mails: Number(row['mails']),
  webhooks: Number(row['webhooks']),
});
