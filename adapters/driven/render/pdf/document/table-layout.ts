import { columnWidths, sum } from './column-widths.ts';
import { margin } from './page.ts';
import type { MeasuredColumn } from './table-columns.ts';

export const cellPadding = { side: 3, above: 2.5 } as const;

/** A column as it is drawn. */
export interface DrawnColumn {
  readonly place: number;
  readonly heading: string;
  readonly isNumeric: boolean;
  readonly left: number;
  readonly width: number;
}

/** How a table is drawn: its size of letters, and its parts, each with columns of its own after the first. */
interface TableLayout {
  readonly size: number;
  readonly parts: readonly (readonly DrawnColumn[])[];
}

/** Letters of a table with few columns and of one with many, and the smallest that people read with ease on paper. */
const [large, medium, smallest] = [9, 7.5, 6.5];
const mostLarge = 7;

/** With more columns than these the page is landscape. */
const mostUpright = 11;

/** Slightly more than the text: what fits exactly must not be broken because of rounding. */
const beside = 2 * cellPadding.side + 0.1;

const leastOf = (column: MeasuredColumn, size: number): number => column.least * size + beside;
const fits = (columns: readonly MeasuredColumn[], size: number, room: number): boolean =>
  sum(columns.map((column) => leastOf(column, size))) <= room;

const preferredSize = (columns: readonly MeasuredColumn[]): number =>
  columns.length > mostLarge ? medium : large;

/** Whether a table needs landscape pages to keep its numbers and its words whole. */
export const needsLongSide = (columns: readonly MeasuredColumn[], upright: number): boolean => {
  const size = preferredSize(columns);
  const words = sum(columns.map(({ word }) => word * size + beside));
  return columns.length > mostUpright || words > upright || !fits(columns, size, upright);
};

/**
 * A table on a page of this width: with letters as large as possible and, if even the smallest leave no room for what
 * must not be broken, in parts. Each part begins with the column that names a row: the first without numbers.
 */
export function tableLayout(columns: readonly MeasuredColumn[], room: number): TableLayout {
  const preferred = preferredSize(columns);
  for (const size of [preferred, medium, smallest].filter((each) => each <= preferred))
    if (fits(columns, size, room)) return { size, parts: [placed(columns, size, room)] };
  return { size: medium, parts: cut(columns, medium, room).map((part) => placed(part, medium, room)) };
}

/** As many columns in each part as there is room for, and one beside the name at least. */
function cut(
  columns: readonly MeasuredColumn[],
  size: number,
  room: number,
): readonly (readonly MeasuredColumn[])[] {
  const name = columns.find(({ isNumeric }) => !isNumeric) ?? columns[0];
  if (name === undefined) return [];
  const others = columns.filter((column) => column !== name);
  const parts: MeasuredColumn[][] = [[name]];
  for (const column of others) {
    const part = parts.at(-1) ?? [];
    if (part.length === 1 || fits([...part, column], size, room)) part.push(column);
    else parts.push([name, column]);
  }
  return parts;
}

function placed(columns: readonly MeasuredColumn[], size: number, room: number): readonly DrawnColumn[] {
  const wanted = columns.map(({ whole, word, least }) => ({
    whole: whole * size + beside,
    word: word * size + beside,
    least: least * size + beside,
  }));
  let left: number = margin.side;
  return columnWidths(wanted, room).map((width, at) => {
    const { place = 0, heading = '', isNumeric = false } = columns[at] ?? {};
    const column = { place, heading, isNumeric, left, width };
    left += width;
    return column;
  });
}
