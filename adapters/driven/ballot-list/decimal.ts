const zero = 0x30;
const nine = 0x39;
const point = 0x2e;
/** How many digits are read at most, before the point and after it: up to this number every step is exact. */
const mostDigits = 7;

/** Where the plain digits that begin at `from` end. */
export function endOfDigits(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let byte = bytes[at] ?? 0; byte >= zero && byte <= nine; byte = bytes[at] ?? 0) at += 1;
  return at;
}

/**
 * Reads the number that begins at `from` into `into[place]`; returns where it ends, -1 if it is not written in plain
 * digits. Digits and power of ten are both exact, so their quotient is the nearest floating-point number, which is
 * what JSON reads.
 */
export function readDecimal(bytes: Uint8Array, from: number, into: Float64Array, place: number): number {
  let at = from;
  let value = 0;
  let byte = bytes[at] ?? 0;
  while (byte >= zero && byte <= nine && at - from < mostDigits) {
    value = value * 10 + (byte - zero);
    at += 1;
    byte = bytes[at] ?? 0;
  }
  const digits = at - from;
  if (digits === 0 || (digits > 1 && bytes[from] === zero)) return -1;
  if (byte === point) {
    const decimals = at + 1;
    let scale = 1;
    at = decimals;
    byte = bytes[at] ?? 0;
    while (byte >= zero && byte <= nine && at - decimals < mostDigits) {
      value = value * 10 + (byte - zero);
      scale *= 10;
      at += 1;
      byte = bytes[at] ?? 0;
    }
    if (scale === 1) return -1;
    value /= scale;
  }
  into[place] = value;
  return at;
}
