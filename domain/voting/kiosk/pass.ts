/**
 * What a desk prints for a person whom it has identified, so that they vote at a kiosk: twelve letters, for ten minutes,
 * used once. It leads to no census code and to no account.
 */
export type Pass = string & { readonly Pass: unique symbol };

/** Letters that nobody takes for each other and that make no words: there are sixteen, so that four bits make one. */
export const passLetters = 'BCDFGHJKMPRTVWXZ';
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

/**
 * Reads a pass as a person may type it: any case, with spaces or dashes. Null when it is not one.
 *
 * @example readPass('bcdf-ghjk mprt') // 'BCDFGHJKMPRT'
 */
export function readPass(text: string): Pass | null {
  const plain = text.toUpperCase().replaceAll(/[\s-]/gu, '');
  return plain.length === passLength && [...plain].every((letter) => passLetters.includes(letter))
    ? (plain as Pass)
    : null;
}
