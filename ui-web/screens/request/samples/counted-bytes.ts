import type { RandomBytes } from '#application/ports/random-bytes.ts';

/** Bytes that differ from call to call: ones, then twos. */
export function countedBytes(): RandomBytes {
  let bytes = 0;
  return (length) => {
    bytes += 1;
    return new Uint8Array(length).fill(bytes);
  };
}
