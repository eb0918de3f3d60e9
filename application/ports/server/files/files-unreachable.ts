/**
 * Thrown by an adapter whose store of files cannot be reached, or does not answer as it must. No caller can repair that,
 * so it is not caught on the way up: the council's API answers 503, and what needs no files goes on. `why` says what
 * the store answered and never holds keys, names or contents.
 */
export class FilesUnreachable extends Error {
  readonly code = 'filesUnavailable';
  readonly why: string;
  constructor(why: string) {
    super(`the store of files: ${why}`);
    this.why = why;
  }
}
