/** The keys of an account of an object store. Never logged, and never part of an address. */
export interface ObjectKeys {
  readonly id: string;
  readonly secret: string;
}

/** Where objects are, and who asks for them. */
export interface ObjectSettings {
  /** Protocol, host and port of the store. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** In front of every key, without a slash at its ends; empty if there is none. */
  readonly prefix: string;
  /** Whether the bucket is a part of the host (`bucket.store.example`) and not of the path. */
  readonly bucketInHost: boolean;
  readonly keys: ObjectKeys;
}
