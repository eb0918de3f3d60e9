import { type CellMask, cellsFrom, noCells, runStarts } from './cell-mask.ts';

/** What a booking needs of a calendar, in cells. */
export interface StartShape {
  /** How long it is. */
  readonly cells: number;
  /** What must be free before and after it, and belongs to it: cleaning, turning round. It may be outside opening hours. */
  readonly before: number;
  readonly after: number;
  /** It starts every so many cells from the beginning of an opening on. */
  readonly step: number;
}

/** The cells of a booking that starts at a cell, buffers included. A buffer ends with its day. */
export function cellsOfBooking(
  start: number,
  { cells, before, after }: Omit<StartShape, 'step'>,
  cellsOfDay: number,
): readonly number[] {
  const first = Math.max(0, start - before);
  const end = Math.min(cellsOfDay, start + cells + after);
  return Array.from({ length: end - first }, (_, place) => first + place);
}

/**
 * Where a booking can start: its own cells are open and free, and its buffers are free. What is taken is a mask of the
 * same day; what several units need at once is the intersection of what is open, and the union of what is taken.
 */
export function startsIn(
  { open, taken, cells: cellsOfDay }: OpenCells,
  { cells, before, after }: Omit<StartShape, 'step'>,
): CellMask {
  const starts = runStarts(open & ~taken, cells);
  if (before + after === 0 || starts === noCells) return starts;
  // The day with as many free cells around it as the buffers have, so that a buffer may reach over its edges.
  const around = cellsFrom(0, before + cellsOfDay + after) & ~(taken << BigInt(before));
  return starts & runStarts(around, before + cells + after);
}

/** A day of a unit: what is open and what is taken of it. */
export interface OpenCells {
  readonly open: CellMask;
  readonly taken: CellMask;
  /** How many cells the day has. */
  readonly cells: number;
}
