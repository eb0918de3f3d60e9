import { compressBlock } from './compress-block.ts';

const blockBytes = 64;
const words = new Int32Array(64);

/* oxlint-disable no-bitwise -- bytes are put into words of 32 bits */
function blockOf(bytes: Uint8Array, from: number): void {
  for (let at = 0; at < 16; at += 1) {
    const start = from + at * 4;
    words[at] =
      ((bytes[start] as number) << 24) |
      ((bytes[start + 1] as number) << 16) |
      ((bytes[start + 2] as number) << 8) |
      (bytes[start + 3] as number);
  }
}

/** Room for the last bytes, used again and again. */
const room = new Uint8Array(2 * blockBytes);

/** Puts the last bytes in their room, with what SHA-256 adds: a bit, zeros, and the length of the message in bits. */
function padded(bytes: Uint8Array, from: number, length: number, before: number): number {
  const rest = length - from;
  const size = rest + 9 > blockBytes ? 2 * blockBytes : blockBytes;
  room.fill(0);
  for (let at = 0; at < rest; at += 1) room[at] = bytes[from + at] as number;
  room[rest] = 0x80;
  for (let at = 1, left = (before + length) * 8; left > 0; at += 1, left = Math.floor(left / 256))
    room[size - at] = left & 255;
  return size;
}

/** Goes on with a SHA-256 by a block of 64 bytes; the state is changed in place. */
export function addBlock(state: Int32Array, block: Uint8Array): void {
  blockOf(block, 0);
  compressBlock(state, words);
}

/**
 * Ends a SHA-256: the state is that of so many bytes before (of complete blocks), and becomes the hash, in eight words. Only the
 * first bytes of a room may be the message: a part of an array would be an object of its own, a hundred thousand times.
 */
export function endDigest(state: Int32Array, before: number, bytes: Uint8Array, length = bytes.length): void {
  const full = length - (length % blockBytes);
  for (let from = 0; from < full; from += blockBytes) {
    blockOf(bytes, from);
    compressBlock(state, words);
  }
  const size = padded(bytes, full, length, before);
  for (let from = 0; from < size; from += blockBytes) {
    blockOf(room, from);
    compressBlock(state, words);
  }
}

/** Ends a SHA-256 with the eight words of another one: they and what SHA-256 adds are one block. */
export function endWithHash(state: Int32Array, before: number, hash: Int32Array): void {
  words.fill(0, 8, 16);
  words.set(hash);
  words[8] = 0x80000000;
  words[15] = (before + 32) * 8;
  compressBlock(state, words);
}
