/**
 * Thrown by a driven adapter whose storage cannot be reached or written now. Nobody on the way up can mend that, so it
 * passes them all by, and the council's API answers 503: nothing was stored, trying again is right. Its words name the
 * cause and never hold data.
 */
export class StorageFailure extends Error {
  readonly code = 'storageFailed';
}
