import type { DatabaseSync } from 'node:sqlite';

/**
 * Whether the order of the rows of votes reveals nothing is stored in the header of the file (its application id), so
 * that the program knows it after a crash. A file of an older program lacks this, and is mixed.
 */
const [mixed, unmixed] = [0x436f_6e63, 0];

export const isMixed = (database: DatabaseSync): boolean =>
  database.prepare('PRAGMA application_id').get()?.['application_id'] === mixed;

/** Writes the first page of the file, also if nothing changes. */
const write = (database: DatabaseSync, state: number): void =>
  database.exec(`PRAGMA application_id = ${state}`);

/** Must run in the transaction that writes a vote. */
export function noteUnmixed(database: DatabaseSync): void {
  if (isMixed(database)) write(database, unmixed);
}

/** To be called when all rows have been mixed. */
export const noteMixed = (database: DatabaseSync): void => write(database, mixed);

/** Changes nothing, in a commit of its own. */
export const rewriteState = (database: DatabaseSync): void =>
  write(database, isMixed(database) ? mixed : unmixed);
