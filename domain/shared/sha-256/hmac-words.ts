import { sha256Start } from './compress-block.ts';
import { addBlock, endDigest, endWithHash } from './digest-words.ts';

const blockBytes = 64;

function bytesOf(words: Int32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [at, word] of words.entries()) view.setInt32(at * 4, word);
  return bytes;
}

/** A key longer than a block is hashed first (RFC 2104). */
function keyBlock(key: Uint8Array): Uint8Array {
  const block = new Uint8Array(blockBytes);
  if (key.length <= blockBytes) block.set(key);
  else {
    const state = Int32Array.from(sha256Start);
    endDigest(state, 0, key);
    block.set(bytesOf(state));
  }
  return block;
}

function stateAfter(block: Uint8Array, mask: number): Int32Array {
  const state = Int32Array.from(sha256Start);
  // oxlint-disable-next-line no-bitwise -- RFC 2104 masks each byte of the key
  addBlock(
    state,
    block.map((byte) => byte ^ mask),
  );
  return state;
}

/**
 * HMAC-SHA-256 (RFC 2104) under one key. The two states after the blocks of the key are kept, so that a short message takes
 * two blocks and not four. The eight words of the answer are valid until the next call. The message is the first bytes, as many
 * as said, or all.
 *
 * @example hmacUnder(new Uint8Array([1]))(new Uint8Array([2]))[0] // the first of eight words of 32 bits
 */
export function hmacUnder(key: Uint8Array): (message: Uint8Array, length?: number) => Int32Array {
  const block = keyBlock(key);
  const [inner, outer] = [stateAfter(block, 0x36), stateAfter(block, 0x5c)];
  const [state, middle] = [new Int32Array(8), new Int32Array(8)];
  return (message, length) => {
    middle.set(inner);
    endDigest(middle, blockBytes, message, length);
    state.set(outer);
    endWithHash(state, blockBytes, middle);
    return state;
  };
}
