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

/** The last bytes with what SHA-256 adds: a bit, zeros, and the length of the message in bits. */
function padded(rest: Uint8Array, length: number): Uint8Array {
  const end = room.subarray(0, rest.length + 9 > blockBytes ? 2 * blockBytes : blockBytes);
  end.fill(0);
  end.set(rest);
  end[rest.length] = 0x80;
  for (let at = 0, left = length * 8; left > 0; at += 1, left = Math.floor(left / 256))
    end[end.length - 1 - at] = left & 255;
  return end;
}

/** Goes on with a SHA-256 by a block of 64 bytes; the state is changed in place. */
export function addBlock(state: Int32Array, block: Uint8Array): void {
  blockOf(block, 0);
  compressBlock(state, words);
}

/**
 * Ends a SHA-256: the state is that of so many bytes before (of complete blocks), and becomes the hash, in eight words.
 */
export function endDigest(state: Int32Array, before: number, bytes: Uint8Array): void {
  const full = bytes.length - (bytes.length % blockBytes);
  for (let from = 0; from < full; from += blockBytes) {
    blockOf(bytes, from);
    compressBlock(state, words);
  }
  const end = padded(bytes.subarray(full), before + bytes.length);
  for (let from = 0; from < end.length; from += blockBytes) {
    blockOf(end, from);
    compressBlock(state, words);
  }
}
