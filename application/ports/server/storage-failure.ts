/**
 * Thrown by a driven adapter whose storage cannot be reached or written now. No caller can repair that, so it is not
 * caught on the way up, and the council's API answers 503: nothing was stored, trying again is right. Its words name
 * the cause and never hold data.
 */
export class StorageFailure extends Error {
  readonly code = 'storageFailed';
}
