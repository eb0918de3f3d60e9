import type { Sheet, SheetCell } from './sheets.ts';

/** How many rows are read to find the width of columns. */
const measured = 1000;

/** The widths of a sheet's columns by its first rows, and all its rows, which are still read once. */
export function measuredSheet({ heading, rows }: Sheet): {
  readonly widths: readonly number[];
  readonly rows: Iterable<readonly SheetCell[]>;
} {
  const iterator = rows[Symbol.iterator]();
  const first: (readonly SheetCell[])[] = [];
  let ahead = iterator.next();
  for (; !ahead.done && first.length < measured; ahead = iterator.next()) first.push(ahead.value);
  function* all(): Generator<readonly SheetCell[]> {
    yield* first;
    for (; !ahead.done; ahead = iterator.next()) yield ahead.value;
  }
  return { widths: sheetColumnWidths(heading, first), rows: all() };
}

/** Wide enough for the longest value, within the width of a screen. */
function sheetColumnWidths(
  heading: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): readonly number[] {
  return heading.map((name, place) => {
    const longest = rows.reduce(
      (most, row) => {
        const { value, format } = row[place] ?? { value: null, format: null };
        const length = value === null ? 0 : String(value).length + (format === null ? 0 : 3);
        return Math.max(most, length);
      },
      Math.max(8, name.length),
    );
    return Math.min(longest + 3, 70);
  });
}
