import { createHmac, hash } from 'node:crypto';

/** SHA-256 works in blocks of this number of bytes, and its result has half as many. */
const block = 64;
const digest = 32;
/** A longer text is hashed by the platform; no name of a person or network is that long. */
const longestText = 1024;

/**
 * HMAC-SHA-256 (RFC 2104) under a key of at most 64 bytes, in hexadecimal digits: the hash of the outer key and of
 * the hash of the inner key and the text. A vote takes six, and each of the platform's own makes an object for the
 * garbage collector, which takes longer than both hashes.
 */
export function keyedHash(key: Buffer): (text: string) => string {
  if (key.length > block) throw new RangeError(`a key of at most ${block} bytes, not of ${key.length}`);
  const inner = Buffer.alloc(block + longestText);
  const outer = Buffer.alloc(block + digest);
  for (let place = 0; place < block; place += 1) {
    inner[place] = (key[place] ?? 0) ^ 0x36;
    outer[place] = (key[place] ?? 0) ^ 0x5c;
  }
  return (text) => {
    // A character takes three bytes at most.
    if (text.length * 3 > longestText) return createHmac('sha256', key).update(text).digest('hex');
    const end = block + inner.write(text, block);
    outer.write(hash('sha256', inner.subarray(0, end), 'binary'), block, 'binary');
    return hash('sha256', outer, 'hex');
  };
}
