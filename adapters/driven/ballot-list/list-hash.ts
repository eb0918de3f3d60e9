/** A SHA-256 computed while its bytes come. */
export interface RunningHash {
  /** Accepts the next bytes, which may change as soon as the promise resolves. */
  readonly update: (bytes: Uint8Array) => Promise<void>;
  /** The hash in hexadecimal digits; nothing may be added after it. */
  readonly digest: () => Promise<string>;
  /** To be called if the hash is not needed after all. */
  readonly close: () => Promise<void>;
}
