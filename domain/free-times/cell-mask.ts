/** Cells of a day as the bits of a number: the lowest one is the first cell of the day. */
export type CellMask = bigint;

/** No cell. */
export const noCells: CellMask = 0n;

/** So many cells from one on; none if the number is not positive. */
export const cellsFrom = (first: number, count: number): CellMask =>
  count <= 0 ? noCells : ((1n << BigInt(count)) - 1n) << BigInt(first);

/** From so many cells on, their digits of base 16 are written and read at once. */
const manyCells = 24;

/* oxlint-disable no-bitwise -- four cells are a digit */
function maskOfMany(cells: readonly number[]): CellMask {
  const last = cells.reduce((most, cell) => Math.max(most, cell), 0) >> 2;
  const digits = new Uint8Array(last + 1);
  for (const cell of cells)
    digits[last - (cell >> 2)] = (digits[last - (cell >> 2)] as number) | (1 << (cell & 3));
  let text = '0x';
  for (const digit of digits) text += digit.toString(16);
  return BigInt(text);
}
/* oxlint-enable no-bitwise */

/** The mask of these cells. If they are few, those that come in a row are set at once. */
export function maskOf(cells: readonly number[]): CellMask {
  if (cells.length >= manyCells) return maskOfMany(cells);
  let [mask, first, count] = [noCells, 0, 0];
  for (const cell of cells) {
    if (cell !== first + count) {
      mask |= cellsFrom(first, count);
      [first, count] = [cell, 0];
    }
    count += 1;
  }
  return mask | cellsFrom(first, count);
}

/**
 * Where so many cells in a row are in a mask: the first of each. It doubles the length that it knows, so that a booking of
 * two hours costs five steps.
 *
 * @example runStarts(0b110111n, 2) // 0b010011n: cells 0, 1 and 4
 */
export function runStarts(mask: CellMask, length: number): CellMask {
  let starts = mask;
  for (let known = 1; known < length && starts !== noCells; ) {
    const step = Math.min(known, length - known);
    starts &= starts >> BigInt(step);
    known += step;
  }
  return starts;
}

/** The first cell of a mask; -1 if it has none. */
export const firstCell = (mask: CellMask): number =>
  mask === noCells ? -1 : (mask & -mask).toString(2).length - 1;

/** Cells in a row: the first one, and the one after the last. */
export interface CellRun {
  readonly first: number;
  readonly end: number;
}

/**
 * The cells of a mask, those in a row together.
 *
 * @example cellRuns(0b110111n) // [{ first: 0, end: 3 }, { first: 4, end: 6 }]
 */
export function cellRuns(mask: CellMask): readonly CellRun[] {
  const runs: CellRun[] = [];
  for (const cell of cellsOf(mask)) {
    const last = runs.at(-1);
    if (last?.end === cell) runs[runs.length - 1] = { first: last.first, end: cell + 1 };
    else runs.push({ first: cell, end: cell + 1 });
  }
  return runs;
}

/** The cells of a mask, in order. */
export function cellsOf(mask: CellMask): readonly number[] {
  const bits = mask.toString(2);
  const cells: number[] = [];
  for (let place = bits.length - 1; place >= 0; place -= 1)
    if (bits[place] === '1') cells.push(bits.length - 1 - place);
  return cells;
}
