import type { DatabaseSync } from 'node:sqlite';

/**
 * Whether the rows of votes lie in an order that tells nothing stands in the head of the file (its application id), so
 * that whoever opens it after a crash knows. A file of an older program does not say so, and is mixed.
 */
const [mixed, unmixed] = [0x436f_6e63, 0];

export const isMixed = (database: DatabaseSync): boolean =>
  database.prepare('PRAGMA application_id').get()?.['application_id'] === mixed;

/** Writes the first page of the file, also where nothing changes. */
const write = (database: DatabaseSync, state: number): void =>
  database.exec(`PRAGMA application_id = ${state}`);

/** Belongs in the transaction that writes a vote. */
export function noteUnmixed(database: DatabaseSync): void {
  if (isMixed(database)) write(database, unmixed);
}

/** When all rows have been mixed. */
export const noteMixed = (database: DatabaseSync): void => write(database, mixed);

/** Changes nothing, in a commit of its own. */
export const rewriteState = (database: DatabaseSync): void =>
  write(database, isMixed(database) ? mixed : unmixed);
