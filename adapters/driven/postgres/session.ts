import type { ClientBase } from 'pg';
import { StorageFailure } from '#application/ports/server/storage-failure.ts';

/** The time limit of a statement in a request, in milliseconds; a lost connection is noticed a little later. */
export const statementTimeout = 10_000;

/**
 * What a new connection is asked first. A session that has been taken already belongs to a pooler that gives each
 * transaction another connection: settings and prepared statements would be lost there, or be those of another client.
 */
export const takeSession = `
  SELECT current_setting('concejo.session', true) AS session,
    current_setting('transaction_read_only') AS read_only;
  SELECT set_config('concejo.session', 'taken', false)`;

/**
 * A commit is on disk before it is acknowledged, and on that of a synchronous standby if there is one, whatever the
 * server's own setting. Each statement sees what others have committed before it; the unique keys decide conflicts.
 * Time limits are statements too: a pooler refuses them as parameters of the connection.
 */
const settings = `
  SET default_transaction_isolation = 'read committed';
  SET statement_timeout = ${statementTimeout};
  SET idle_in_transaction_session_timeout = ${statementTimeout};
  SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')`;

/** Several statements in one text have several results, which the driver's types leave out. */
const rowsOf = (results: unknown) =>
  [results].flat().flatMap((result) => (result as { readonly rows: readonly object[] }).rows);

/**
 * Begins the session of a new connection. A database that can only be read is refused: it is a standby, or a primary
 * that was succeeded, and what it has may be old.
 */
export async function beginSession(client: ClientBase): Promise<void> {
  const [found] = rowsOf(await client.query(`${takeSession};${settings}`)) as readonly Record<
    string,
    unknown
  >[];
  if (found?.['session'] === 'taken')
    throw new StorageFailure('The pooler shares sessions between transactions: use its session mode');
  if (found?.['read_only'] === 'on')
    throw new StorageFailure('The database can only be read now: it is a standby (25006)');
}

/**
 * SQL that writes an empty message into the log, so that the commit waits for disk and standby as every write does; a
 * transaction number alone does not make it wait. What is acknowledged because it is stored already may have been
 * written by a commit that no standby has yet: its answer was lost, or its server crashed while it waited. This message
 * comes after that commit in the log.
 */
export const sealSql = "SELECT pg_logical_emit_message(true, 'concejo', '')";

const warned = new WeakSet<ClientBase>();

/**
 * Notes the warnings of a connection. If somebody cancels a commit that waits for its standby, PostgreSQL reports
 * success with a warning, though the transaction is on one server only.
 */
export function noteWarnings(client: ClientBase): void {
  client.on('notice', ({ code }) => {
    if (code?.startsWith('01')) warned.add(client);
  });
}

/** Runs work that commits, and fails if that came with a warning: it is stored, but must not be acknowledged. */
export async function withoutWarning<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  warned.delete(client);
  const result = await work();
  if (warned.has(client))
    throw new StorageFailure('PostgreSQL committed with a warning, perhaps on one server only');
  return result;
}
