/* SHA-256 (FIPS 180-4), a block at a time: proofs of work and draws hash short messages by the hundred thousand. */

const firstPrimes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let next = 2; found.length < count; next += 1)
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
};

/** The first 32 bits of what follows the point: the standard takes them of roots of primes. */
// oxlint-disable-next-line no-bitwise -- words of 32 bits
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

const roundWords = Int32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));
/** The state before the first block. */
export const sha256Start = Int32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));

/* oxlint-disable no-bitwise -- the whole algorithm is of words of 32 bits */
function spread(words: Int32Array): void {
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15] as number;
    const late = words[at - 2] as number;
    const low = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const high = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    words[at] = ((words[at - 16] as number) + low + (words[at - 7] as number) + high) | 0;
  }
}

/**
 * What a block of 64 bytes makes of a state of eight words, in place. The first 16 of the 64 words are the block, the highest
 * byte first; the others are room for the algorithm.
 */
export function compressBlock(state: Int32Array, words: Int32Array): void {
  spread(words);
  // Read one by one: an array taken apart goes through an iterator, which costs as much as a quarter of the rounds.
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let at = 0; at < 64; at += 1) {
    const turned = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const chosen = (e & f) ^ (~e & g);
    const one = (h + turned + chosen + (roundWords[at] as number) + (words[at] as number)) | 0;
    const rolled = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const most = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + rolled + most) | 0;
  }
  state[0] = ((state[0] as number) + a) | 0;
  state[1] = ((state[1] as number) + b) | 0;
  state[2] = ((state[2] as number) + c) | 0;
  state[3] = ((state[3] as number) + d) | 0;
  state[4] = ((state[4] as number) + e) | 0;
  state[5] = ((state[5] as number) + f) | 0;
  state[6] = ((state[6] as number) + g) | 0;
  state[7] = ((state[7] as number) + h) | 0;
}
