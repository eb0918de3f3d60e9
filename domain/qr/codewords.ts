import { correctionsOf } from './error-correction.ts';
import { dataCodewords, lengthBits, type QrVersion } from './qr-version.ts';

const byteMode = 0b0100;

const bitsOf = (value: number, length: number): readonly number[] =>
  Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);

/** The codewords of data: mode, number of bytes, bytes, four zeros, and padding up to the size. */
function dataOf(bytes: readonly number[], version: QrVersion): readonly number[] {
  const bits = [
    ...bitsOf(byteMode, 4),
    ...bitsOf(bytes.length, lengthBits(version)),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
    // A mode of four bits is in front of whole bytes, so that these four zeros always end a codeword.
    ...bitsOf(0, 4),
  ];
  return Array.from({ length: dataCodewords(version) }, (_, index) => {
    const own = bits.slice(index * 8, index * 8 + 8);
    return own.length > 0
      ? own.reduce((value, bit) => value * 2 + bit, 0)
      : (index - bits.length / 8) % 2 === 0
        ? 0xec
        : 0x11;
  });
}

/** The first codeword of every list, then the second of every list, and so on. */
const interleaved = (lists: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();

/** The bits of a QR code in their order: those of the data and of their error correction, block by block. */
export function codewordBits(bytes: readonly number[], version: QrVersion): readonly boolean[] {
  const data = dataOf(bytes, version);
  const blocks = version.blocks.map((length, index) => {
    const start = version.blocks.slice(0, index).reduce((sum, before) => sum + before, 0);
    return data.slice(start, start + length);
  });
  const corrections = blocks.map((block) => correctionsOf(block, version.corrections));
  return [...interleaved(blocks), ...interleaved(corrections)].flatMap((codeword) =>
    bitsOf(codeword, 8).map((bit) => bit === 1),
  );
}
