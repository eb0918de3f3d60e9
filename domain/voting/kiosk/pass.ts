/**
 * What a desk prints for a person whom it has identified, so that they vote at a kiosk: twelve letters, for ten minutes,
 * used once. It leads to no census code and to no account.
 */
export type Pass = string & { readonly Pass: unique symbol };

/** Letters that nobody takes for each other and that make no words: there are sixteen, so that four bits make one. */
export const passLetters = 'BCDFGHJKMPRTVWXZ';
/** A pass in groups of four, as it is read out and printed. */
export const spacedPass = (pass: string): string => pass.replaceAll(/.{4}(?!$)/gu, '$& ');

/** How many letters a pass has. */
export const passLength = 12;
/** How long a pass may be used, and how long its voter may take at the kiosk. */
export const passLasts = 10 * 60_000;

/** A pass of random bytes, one for each letter. */
export function passFrom(bytes: Uint8Array): Pass {
  if (bytes.length !== passLength)
    throw new RangeError(`a pass is made of ${passLength} bytes, not ${bytes.length}`);
  return Array.from(bytes, (byte) => passLetters.charAt(byte % passLetters.length)).join('') as Pass;
}

/** What is read or typed in place of a letter of a pass, and is none itself. */
const lookAlikes: Readonly<Record<string, string>> = { 2: 'Z', 6: 'G', 8: 'B', U: 'V' };

/**
 * Reads a pass as a person may type it: any case, with spaces, dashes or other signs between the letters, with accents, or
 * with what looks like one of its letters. Null when it is not one.
 *
 * @example readPass('8cdf-ghjk mprt') // 'BCDFGHJKMPRT'
 */
export function readPass(text: string): Pass | null {
  const letters = text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const plain = [...letters].map((letter) => lookAlikes[letter] ?? letter).join('');
  return plain.length === passLength && [...plain].every((letter) => passLetters.includes(letter))
    ? (plain as Pass)
    : null;
}
