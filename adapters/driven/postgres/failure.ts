import { StorageFailure } from '#application/ports/server/storage-failure.ts';

/** Two transactions blocked each other: this one stored nothing, and may succeed at once if tried again. */
export class Conflict extends StorageFailure {}

/** Another row is already stored under that key. */
export class KeyTaken extends Error {}

/** The five-letter state of the SQL standard, or the code of a broken connection; '' if it has neither. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Wrong data, a broken rule or wrong SQL: a defect of the program, which trying again does not repair. */
const isDefect = (code: string): boolean =>
  /^(?:0A|2[0-8]|42)[0-9A-Z]{3}$/u.test(code) && !['25006', '25P03'].includes(code);

/**
 * The failure to throw for an error of the driver. The driver's errors may quote rows (marks and ballots among them),
 * which would then be logged: only the code is passed on.
 */
export function failureOf(error: unknown): Error {
  if (error instanceof StorageFailure) return error;
  const code = codeOf(error);
  if (code === '23505') return new KeyTaken();
  if (code === '40001' || code === '40P01') return new Conflict(`PostgreSQL undid a transaction (${code})`);
  if (isDefect(code)) return new Error(`PostgreSQL refused a statement (${code})`);
  return new StorageFailure(`PostgreSQL cannot be used now (${code || 'connection lost'})`);
}
