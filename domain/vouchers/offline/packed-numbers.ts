/** Different whole numbers below 2³⁰, packed: their distances in order, in Rice's code of this many low bits. */
export interface PackedNumbers {
  readonly count: number;
  readonly bits: number;
  readonly bytes: Uint8Array;
}

/** Numbers are below this. */
export const packedBelow = 2 ** 30;

/** The low bits that make the code shortest for so many numbers. */
const bitsFor = (count: number): number =>
  count === 0 ? 0 : Math.max(0, Math.floor(Math.log2(packedBelow / count)));

/** Packs numbers, whatever their order; each is there once. 28,700 of them are 60 kB. */
export function packNumbers(numbers: Iterable<number>): PackedNumbers {
  const sorted = Uint32Array.from(new Set(numbers)).toSorted();
  const bits = bitsFor(sorted.length);
  const bytes: number[] = [];
  let [byte, filled] = [0, 0];
  const put = (bit: number) => {
    byte = byte * 2 + bit;
    filled += 1;
    if (filled < 8) return;
    bytes.push(byte);
    [byte, filled] = [0, 0];
  };
  let before = 0;
  for (const number of sorted) {
    const distance = number - before;
    before = number;
    for (let n = distance >>> bits; n > 0; n -= 1) put(1);
    put(0);
    for (let bit = bits - 1; bit >= 0; bit -= 1) put((distance >>> bit) & 1);
  }
  const padding = (8 - filled) % 8;
  for (let n = 0; n < padding; n += 1) put(0);
  return { count: sorted.length, bits, bytes: Uint8Array.from(bytes) };
}

/** The numbers in order; null if the bytes end before so many of them. */
export function unpackNumbers({ count, bits, bytes }: PackedNumbers): Uint32Array | null {
  // Each number has one bit at least: a count that the bytes cannot have makes no list.
  if (!Number.isSafeInteger(count) || count < 0 || count * (bits + 1) > bytes.length * 8) return null;
  let at = 0;
  const next = () => {
    const bit = ((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
    at += 1;
    return bit;
  };
  const numbers = new Uint32Array(count);
  let before = 0;
  for (let n = 0; n < count; n += 1) {
    let high = 0;
    while (at < bytes.length * 8 && next() === 1) high += 1;
    let low = 0;
    for (let bit = 0; bit < bits; bit += 1) low = low * 2 + next();
    before += high * 2 ** bits + low;
    numbers[n] = before;
  }
  return at > bytes.length * 8 ? null : numbers;
}
