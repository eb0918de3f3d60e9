import { codewordBits } from './codewords.ts';
import { masks, penaltyOf } from './mask.ts';
import { fixedPatterns, formatPattern } from './patterns.ts';
import { bytesHeld, type QrVersion, qrVersions } from './qr-version.ts';

/** The modules of a QR code, row by row from the top; the dark ones are true. The quiet zone around it is not in it. */
export type QrCode = readonly (readonly boolean[])[];

/** How many light modules must be around a code, or it is not found. */
export const quietZone = 4;

/** The bytes of a text in UTF-8. */
const bytesOf = (text: string): readonly number[] =>
  (encodeURIComponent(text.toWellFormed()).match(/%..|[^%]/gu) ?? []).map((part) =>
    part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );

/** Modules in the order of the bits: pairs of columns from the right, upwards and downwards by turns, without column 6. */
function* dataOrder(size: number): Generator<readonly [row: number, column: number]> {
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, index) => size - 1 - 2 * index);
  for (const [index, right] of pairs.entries())
    for (let step = 0; step < size; step += 1) {
      const row = index % 2 === 0 ? size - 1 - step : step;
      const column = right <= 6 ? right - 1 : right;
      yield [row, column];
      yield [row, column - 1];
    }
}

/** The modules of the patterns, null where data are. Those of the format are light until a mask is chosen. */
function frameOf(version: QrVersion): (boolean | null)[][] {
  const { covers } = formatPattern(version.size, 0);
  const patterns = [...fixedPatterns(version), { covers, isDark: () => false }];
  return Array.from({ length: version.size }, (_, row) =>
    Array.from({ length: version.size }, (__, column) => {
      const pattern = patterns.find((one) => one.covers(row, column));
      return pattern === undefined ? null : pattern.isDark(row, column);
    }),
  );
}

/** The modules of the data before a mask, null elsewhere. What the bits do not fill, up to seven modules, is light. */
function dataModules(frame: readonly (readonly (boolean | null)[])[], bits: readonly boolean[]) {
  const data: (boolean | null)[][] = frame.map((row) => row.map(() => null));
  let next = 0;
  for (const [row, column] of dataOrder(frame.length)) {
    if (frame[row]?.[column] !== null) continue;
    data[row]?.splice(column, 1, bits[next] ?? false);
    next += 1;
  }
  return data;
}

/** The code with each of the masks. */
function maskedCodes(bits: readonly boolean[], version: QrVersion): readonly QrCode[] {
  const frame = frameOf(version);
  const data = dataModules(frame, bits);
  return masks.map((turns, mask) => {
    const format = formatPattern(version.size, mask);
    return frame.map((line, row) =>
      line.map((fixed, column) => {
        const bit = data[row]?.[column] ?? null;
        if (bit !== null) return bit !== turns(row, column);
        return format.covers(row, column) ? format.isDark(row, column) : fixed === true;
      }),
    );
  });
}

/**
 * The QR code of a text (ISO/IEC 18004: bytes in UTF-8, level M, which is read although 15 % of it are covered), in the
 * smallest size that holds it. Null if the text has more than 213 bytes.
 *
 * @example qrCode('https://participa.example')?.length // 25
 */
export function qrCode(text: string): QrCode | null {
  const bytes = bytesOf(text);
  const version = qrVersions.find((one) => bytesHeld(one) >= bytes.length);
  if (version === undefined) return null;
  const codes = maskedCodes(codewordBits(bytes, version), version);
  const penalties = codes.map((code) => ({ code, penalty: penaltyOf(code) }));
  return penalties.reduce((best, other) => (other.penalty < best.penalty ? other : best)).code;
}

/** The dark parts of a row, each by its first column and its length: what draws a code in few rectangles. */
export const darkRuns = (row: readonly boolean[]): readonly (readonly [start: number, length: number])[] =>
  [...row.map(Number).join('').matchAll(/1+/gu)].map(({ index, 0: run }) => [index, run.length]);

/**
 * A code as the path of an SVG whose view box is `qrViewBox`: a module is one unit, the quiet zone is left free.
 *
 * @example <path d={qrPath(code)} />
 */
export const qrPath = (code: QrCode): string =>
  code
    .flatMap((row, y) =>
      darkRuns(row).map(
        ([start, length]) => `M${start + quietZone} ${y + quietZone}h${length}v1h-${length}z`,
      ),
    )
    .join('');

/** The view box of `qrPath`, with the quiet zone. */
export const qrViewBox = (code: QrCode): string =>
  `0 0 ${code.length + 2 * quietZone} ${code.length + 2 * quietZone}`;
