/**
 * Locks between processes of Concejo. The server identifies a lock by two numbers: the first is a hash of the schema,
 * so that councils that share a database do not wait for each other.
 */
const numbers = { shape: 1, mixing: 2, mails: 3, webhooks: 4 } as const;

/** SQL that waits for a lock, or with `try_` only tries to get it; held until the transaction ends. */
export const lockSql = (lock: keyof typeof numbers, manner: '' | 'try_' = ''): string =>
  `SELECT pg_${manner}advisory_xact_lock(hashtext('concejo ' || current_schema()), ${numbers[lock]}) AS mine`;

/** SQL that locks the tally of a survey, named by its one parameter, until the transaction ends. */
export const surveyLockSql =
  "SELECT pg_advisory_xact_lock(hashtext('concejo tally ' || current_schema()), hashtext($1))";

/** SQL that locks the profile named by its one parameter, until the transaction ends. */
export const profileLockSql =
  "SELECT pg_advisory_xact_lock(hashtext('concejo profile ' || current_schema()), hashtext($1))";

/** SQL that locks the follow named by its one parameter, until the transaction ends. */
export const followLockSql =
  "SELECT pg_advisory_xact_lock(hashtext('concejo follow ' || current_schema()), hashtext($1))";
/** SQL that locks the comments of the person named by its one parameter, until the transaction ends. */
export const authorLockSql =
  "SELECT pg_advisory_xact_lock(hashtext('concejo comments ' || current_schema()), hashtext($1))";
/** SQL that locks the person of staff named by its one parameter, until the transaction ends. */
export const staffLockSql =
  "SELECT pg_advisory_xact_lock(hashtext('concejo staff ' || current_schema()), hashtext($1))";
/** SQL that locks the document named by its one parameter for the office, until the transaction ends. */
export const documentLockSql =
  "SELECT pg_advisory_xact_lock(hashtext('concejo document ' || current_schema()), hashtext($1))";
/** SQL that locks the vote named by its one parameter for the office, until the transaction ends. */
export const voteLockSql =
  "SELECT pg_advisory_xact_lock(hashtext('concejo vote ' || current_schema()), hashtext($1))";
/** SQL that locks the scarce good named by its one parameter, until the transaction ends. */
export const goodLockSql =
  "SELECT pg_advisory_xact_lock(hashtext('concejo good ' || current_schema()), hashtext($1))";
/** SQL that locks the list of shops of the town named by its one parameter, until the transaction ends. */
export const shopsLockSql =
  "SELECT pg_advisory_xact_lock(hashtext('concejo shops ' || current_schema()), hashtext($1))";
