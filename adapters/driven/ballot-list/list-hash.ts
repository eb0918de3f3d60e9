/** A SHA-256 worked out while its bytes come. */
export interface RunningHash {
  /** Takes the next bytes, which may change as soon as the promise resolves. */
  readonly update: (bytes: Uint8Array) => Promise<void>;
  /** The hash in hexadecimal digits; nothing may be added after it. */
  readonly digest: () => Promise<string>;
  /** Whoever does not ask for the hash after all says so. */
  readonly close: () => Promise<void>;
}
