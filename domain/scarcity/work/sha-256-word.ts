/* SHA-256 (FIPS 180-4) of messages of one block, of which only the first word is wanted: a proof of work asks for nothing more. */

import { compressBlock, sha256Start } from '../../shared/sha-256/compress-block.ts';

/** How many words a challenge has. */
export const challengeWords = 8;
/** The words of a message: the challenge, the part and the counter. */
const messageWords = challengeWords + 2;

/**
 * The first word of the SHA-256 of a challenge, a part and a counter: 40 bytes, the numbers as words with the highest byte
 * first. A function for each challenge and part, which uses one buffer again and again: a browser tries it a million times.
 *
 * @example sha256Word(new Int32Array(8), 0)(1) // a number from 0 to 2³² - 1
 */
export function sha256Word(challenge: Int32Array, part: number): (counter: number) => number {
  const words = new Int32Array(64);
  const state = new Int32Array(8);
  return (counter) => {
    // oxlint-disable-next-line no-bitwise -- words of 32 bits
    const word = counter | 0;
    words.set(challenge);
    words[challengeWords] = part;
    words[challengeWords + 1] = word;
    words.fill(0, messageWords + 1, 15);
    words[messageWords] = -0x80_00_00_00;
    words[15] = messageWords * 32;
    state.set(sha256Start);
    compressBlock(state, words);
    return (state[0] as number) >>> 0;
  };
}
