import type { RandomBytes } from '#application/ports/random-bytes.ts';

/** The characters of the key of a request: 24 of an alphabet of 32, 120 bits. */
const signs = 'abcdefghijklmnopqrstuvwxyz234567';
const newKey = (bytes: Uint8Array) => Array.from(bytes, (byte) => signs.charAt(byte % 32)).join('');

/** The key under which a request is sent, however often: the council stores it once. */
export interface RequestKey {
  now(): string;
  renew(): void;
  /** The key of a draft is used again. */
  take(key: string): void;
}

export function requestKey(randomBytes: RandomBytes): RequestKey {
  let key = newKey(randomBytes(24));
  return {
    now: () => key,
    renew: () => {
      key = newKey(randomBytes(24));
    },
    take: (kept) => {
      key = kept;
    },
  };
}
