/** Seals photos of identity documents under random keys, and these keys under one that is not in the database. */
export interface PhotoSeal {
  /** A random key, as it is stored: sealed for its subject. */
  newKey(subject: string): string;
  /** A photo under a stored key. */
  seal(key: StoredKey, photo: Uint8Array): Uint8Array;
  /** Null if it was sealed under another key, or for another place. */
  open(key: StoredKey, sealed: Uint8Array): Uint8Array | null;
}

/** A stored key, with the subject that it was made for and the place that the photo is for. */
export interface StoredKey {
  readonly sealed: string;
  readonly subject: string;
  readonly place: string;
}
