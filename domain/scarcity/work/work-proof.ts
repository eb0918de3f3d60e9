import { challengeWords, sha256Word } from './sha-256-word.ts';

/**
 * Work that a device does before it holds something: hashes are tried until some of them are small enough. One person does
 * not feel it; a program that holds everything must do it as often as it holds.
 */
export interface AskedWork {
  /** 64 digits of base 16, of the good, the key and the minute: what was worked out for one hold is of no use for another. */
  readonly challenge: string;
  /** How many hashes are tried on average, in all parts together. */
  readonly tries: number;
}

/**
 * In how many parts the work is done. The time of one part is a matter of luck; that of 16 together is seldom (one time in
 * 100) more than 1.7 times the average.
 */
export const workParts = 16;

const digits = /^[0-9a-f]{64}$/u;
const words = 2 ** 32;

const wordsOf = (challenge: string): Int32Array =>
  Int32Array.from({ length: challengeWords }, (_, at) =>
    Number.parseInt(challenge.slice(at * 8, at * 8 + 8), 16),
  );

/** Below which number the first word of a hash must be. */
const boundOf = (tries: number): number => Math.floor(words / Math.max(1, tries / workParts));

/** More than any council asks for: a device would try for minutes. */
const triesOutOfBounds = 2 ** 28;

/** Does the work: a counter for each part. Null if it is out of all bounds. */
export function doWork({ challenge, tries }: AskedWork): readonly number[] | null {
  if (tries >= triesOutOfBounds) return null;
  const start = wordsOf(challenge);
  const bound = boundOf(tries);
  const counters: number[] = [];
  for (let part = 0; part < workParts; part += 1) {
    const wordAt = sha256Word(start, part);
    let counter = 0;
    while (wordAt(counter) >= bound) counter += 1;
    counters.push(counter);
  }
  return counters;
}

const isCounter = (counter: number): boolean =>
  Number.isSafeInteger(counter) && counter >= 0 && counter < words;

/** Whether the work was done. */
export function provesWork({ challenge, tries }: AskedWork, counters: readonly number[]): boolean {
  if (!digits.test(challenge) || counters.length !== workParts) return false;
  const start = wordsOf(challenge);
  const bound = boundOf(tries);
  return counters.every((counter, part) => isCounter(counter) && sha256Word(start, part)(counter) < bound);
}
