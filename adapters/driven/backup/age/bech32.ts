/** Bech32 (BIP 173), in which age writes its keys: letters that are not mistaken for each other, and a checksum. */
const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b_6a_57_b2, 0x26_50_8e_6d, 0x1e_a1_19_fa, 0x3d_42_33_dd, 0x2a_14_62_b3];

function checksumOf(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1_ff_ff_ff) << 5) ^ value;
    for (const [bit, generator] of generators.entries()) if ((top >>> bit) & 1) sum ^= generator;
  }
  return sum;
}

const spread = (prefix: string): readonly number[] => [
  ...Array.from(prefix, (letter) => letter.charCodeAt(0) >>> 5),
  0,
  ...Array.from(prefix, (letter) => letter.charCodeAt(0) & 31),
];

/** Groups of `from` bits as groups of `to` bits; null if bits are left over that are not padding. */
function regrouped(values: Iterable<number>, from: number, to: number, pads: boolean): number[] | null {
  let [held, bits] = [0, 0];
  const found: number[] = [];
  for (const value of values) {
    held = ((held << from) | value) & 0xf_ff;
    bits += from;
    for (; bits >= to; bits -= to) found.push((held >>> (bits - to)) & ((1 << to) - 1));
  }
  const rest = (held << (to - bits)) & ((1 << to) - 1);
  if (pads) return bits > 0 ? [...found, rest] : found;
  return bits >= from || rest !== 0 ? null : found;
}

/** The bytes of a key that begins with this prefix, in lower case; null if it is misspelt. */
export function fromBech32(prefix: string, text: string): Buffer | null {
  if (!text.startsWith(`${prefix}1`)) return null;
  const values = Array.from(text.slice(prefix.length + 1), (letter) => letters.indexOf(letter));
  if (values.length < 6 || values.includes(-1)) return null;
  if (checksumOf([...spread(prefix), ...values]) !== 1) return null;
  const bytes = regrouped(values.slice(0, -6), 5, 8, false);
  return bytes === null ? null : Buffer.from(bytes);
}

/** The text of a key, in lower case. */
export function toBech32(prefix: string, bytes: Uint8Array): string {
  const values = regrouped(bytes, 8, 5, true) ?? [];
  const sum = checksumOf([...spread(prefix), ...values, 0, 0, 0, 0, 0, 0]) ^ 1;
  const check = [25, 20, 15, 10, 5, 0].map((shift) => (sum >>> shift) & 31);
  return `${prefix}1${[...values, ...check].map((value) => letters.charAt(value)).join('')}`;
}
