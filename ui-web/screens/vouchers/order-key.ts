/** How many random bytes a key has: nobody guesses it. */
export const keyLength = 18;

/** A key of random bytes, in letters that an address could have. */
export const keyFrom = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
