import type { QrVersion } from './qr-version.ts';

/** A module by its row and column from the top left. */
export type QrPlace = (row: number, column: number) => boolean;

/** How far a module is from a centre, counted in the rings of squares around it. */
const ringAt = (row: number, column: number, [y, x]: readonly [number, number]): number =>
  Math.max(Math.abs(row - y), Math.abs(column - x));

/** A part of a code that is no data: the modules that it covers, and which of them are dark. */
export interface QrPattern {
  readonly covers: QrPlace;
  readonly isDark: QrPlace;
}

/** The three squares in the corners, with a light frame. */
function finders(size: number): readonly QrPattern[] {
  const corners = [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const;
  return corners.map((centre) => ({
    covers: (row, column) => ringAt(row, column, centre) <= 4,
    isDark: (row, column) => ![2, 4].includes(ringAt(row, column, centre)),
  }));
}

/** The small squares that straighten a bent code; none is where a corner has its own. */
function alignments({ centres }: QrVersion): readonly QrPattern[] {
  const [first, last] = [centres[0], centres.at(-1)];
  const isCorner = (y: number, x: number) =>
    (y === first && x === first) || (y === first && x === last) || (y === last && x === first);
  return centres
    .flatMap((y) => centres.filter((x) => !isCorner(y, x)).map((x) => [y, x] as const))
    .map((centre) => ({
      covers: (row, column) => ringAt(row, column, centre) <= 2,
      isDark: (row, column) => ringAt(row, column, centre) !== 1,
    }));
}

/** The two dashed lines that count the modules. */
const timing: QrPattern = {
  covers: (row, column) => row === 6 || column === 6,
  isDark: (row, column) => (row + column) % 2 === 0,
};

/** A value followed by its remainder, so that it is read although some of its bits are wrong (BCH code). */
function protectedBits(value: number, divisor: number, length: number): number {
  let remainder = value << length;
  for (let bit = 31 - Math.clz32(remainder); bit >= length; bit = 31 - Math.clz32(remainder))
    remainder ^= divisor << (bit - length);
  return (value << length) | remainder;
}

/** Level M and the mask, twice: around the corner at the top left, and at the other two corners. */
export function formatPattern(size: number, mask: number): QrPattern {
  // Level M is 00, so that the five bits are those of the mask.
  const bits = protectedBits(mask, 0x537, 10) ^ 0x5412;
  /** Which bit a module has, the last one being 0; null beside it. */
  const bitAt = (row: number, column: number): number | null => {
    if (column === 8 && row < 9) return row === 6 ? null : row - Number(row > 6);
    if (row === 8 && column < 8) return column === 6 ? null : 14 - column + Number(column > 6);
    if (row === 8 && column >= size - 8) return size - 1 - column;
    return column === 8 && row >= size - 7 ? row - size + 15 : null;
  };
  const isAlwaysDark: QrPlace = (row, column) => column === 8 && row === size - 8;
  return {
    covers: (row, column) => isAlwaysDark(row, column) || bitAt(row, column) !== null,
    isDark: (row, column) => isAlwaysDark(row, column) || ((bits >> Number(bitAt(row, column))) & 1) === 1,
  };
}

/** The number of the size, from 7 on: left of the corner at the top right, and above that at the bottom left. */
function versionNumber({ version, size }: QrVersion): QrPattern {
  const bits = protectedBits(version, 0x1f25, 12);
  const start = size - 11;
  const isLong = (place: number) => place >= start && place < start + 3;
  return {
    covers: (row, column) => version >= 7 && ((row < 6 && isLong(column)) || (column < 6 && isLong(row))),
    isDark: (row, column) => {
      const [short, long] = row < column ? [row, column] : [column, row];
      return ((bits >> (short * 3 + long - start)) & 1) === 1;
    },
  };
}

/** What is in a code of this size whatever its data and its mask; the first pattern that covers a module decides it. */
export const fixedPatterns = (version: QrVersion): readonly QrPattern[] => [
  ...finders(version.size),
  versionNumber(version),
  ...alignments(version),
  timing,
];
