/* SHA-256 (FIPS 180-4) of messages of one block, of which only the first word is wanted: a proof of work asks for nothing more. */

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
const firstState = Int32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));

/** How many words a challenge has. */
export const challengeWords = 8;
/** The words of a message: the challenge, the part and the counter. */
const messageWords = challengeWords + 2;

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

function firstWord(words: Int32Array): number {
  // Read one by one: an array taken apart goes through an iterator, which costs as much as a quarter of the rounds.
  let a = firstState[0] as number;
  let b = firstState[1] as number;
  let c = firstState[2] as number;
  let d = firstState[3] as number;
  let e = firstState[4] as number;
  let f = firstState[5] as number;
  let g = firstState[6] as number;
  let h = firstState[7] as number;
  const before = a;
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
  return (before + a) >>> 0;
}

/**
 * The first word of the SHA-256 of a challenge, a part and a counter: 40 bytes, the numbers as words with the highest byte
 * first. A function for each challenge and part, which uses one buffer again and again: a browser tries it a million times.
 *
 * @example sha256Word(new Int32Array(8), 0)(1) // a number from 0 to 2³² - 1
 */
export function sha256Word(challenge: Int32Array, part: number): (counter: number) => number {
  const words = new Int32Array(64);
  return (counter) => {
    words.set(challenge);
    words[challengeWords] = part;
    words[challengeWords + 1] = counter | 0;
    words.fill(0, messageWords + 1, 15);
    words[messageWords] = 0x80_00_00_00 | 0;
    words[15] = messageWords * 32;
    spread(words);
    return firstWord(words);
  };
}
