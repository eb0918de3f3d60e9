/**
 * A size of QR code at level M (ISO/IEC 18004, tables 7 and 9): how many codewords of data its blocks have and how many of
 * error correction each of them gets, and where the centres of its alignment patterns are.
 */
export interface QrVersion {
  readonly version: number;
  readonly size: number;
  readonly blocks: readonly number[];
  readonly corrections: number;
  readonly centres: readonly number[];
}

const rows: readonly (readonly [
  blocks: readonly number[],
  corrections: number,
  centres: readonly number[],
])[] = [
  [[16], 10, []],
  [[28], 16, [6, 18]],
  [[44], 26, [6, 22]],
  [[32, 32], 18, [6, 26]],
  [[43, 43], 24, [6, 30]],
  [[27, 27, 27, 27], 16, [6, 34]],
  [[31, 31, 31, 31], 18, [6, 22, 38]],
  [[38, 38, 39, 39], 22, [6, 24, 42]],
  [[36, 36, 36, 37, 37], 22, [6, 26, 46]],
  [[43, 43, 43, 43, 44], 26, [6, 28, 50]],
];

/** The ten smallest sizes, the smallest first. */
export const qrVersions: readonly QrVersion[] = rows.map(([blocks, corrections, centres], index) => ({
  version: index + 1,
  size: 21 + 4 * index,
  blocks,
  corrections,
  centres,
}));

/** The bits in which the number of bytes is written. */
export const lengthBits = ({ version }: QrVersion): number => (version < 10 ? 8 : 16);

/** How many codewords of data a size has. */
export const dataCodewords = ({ blocks }: QrVersion): number =>
  blocks.reduce((sum, length) => sum + length, 0);

/** How many bytes a size holds, beside four bits of mode and those of their number. */
export const bytesHeld = (version: QrVersion): number =>
  dataCodewords(version) - Math.ceil((4 + lengthBits(version)) / 8);
