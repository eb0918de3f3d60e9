import type { FileKind } from '#domain/forms/entry.ts';

/** A whole number of some bytes, the first one weighing most. Missing bytes count as 0. */
const number = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);
const backwards = (bytes: Uint8Array, at: number, length: number): number =>
  number(bytes.slice(at, at + length).toReversed(), 0, length);

/** Frames of a JPEG (SOF0 to SOF15) but for the tables among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The largest frame that its segments tell, up to the picture itself. */
function pixelsOfJpeg(bytes: Uint8Array): number {
  let most = 0;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = number(bytes, at + 1, 1);
    if (isFrame(marker)) most = Math.max(most, number(bytes, at + 5, 2) * number(bytes, at + 7, 2));
    if (marker === 0xda) return most;
    at += marker === 0xff ? 1 : 2 + number(bytes, at + 2, 2);
  }
  return most;
}

/** The three heads that a WebP may have. */
function pixelsOfWebp(bytes: Uint8Array): number {
  const name = String.fromCharCode(...bytes.subarray(12, 16));
  if (name === 'VP8X') return (backwards(bytes, 24, 3) + 1) * (backwards(bytes, 27, 3) + 1);
  if (name === 'VP8 ') return (backwards(bytes, 26, 2) & 0x3fff) * (backwards(bytes, 28, 2) & 0x3fff);
  if (name !== 'VP8L') return 0;
  const bits = backwards(bytes, 21, 4);
  return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
}

/**
 * How many pixels a picture decodes to, by its header: a file of a few kilobytes may need gigabytes of memory when it
 * is opened. 0 if the header does not say, and for a file that is not a picture.
 *
 * @example pixelsIn('png', headOfPng(30_000, 30_000)) // 900_000_000
 */
export function pixelsIn(kind: FileKind, bytes: Uint8Array): number {
  if (kind === 'jpg') return pixelsOfJpeg(bytes);
  if (kind === 'png') return number(bytes, 16, 4) * number(bytes, 20, 4);
  return kind === 'webp' ? pixelsOfWebp(bytes) : 0;
}
