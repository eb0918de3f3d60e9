import { type FoundName, namesIn, type Suspects } from './suspects.ts';

const [interior, leaf] = [0x02, 0x0a];

/** The size of pages, from the header of a database file. */
export const pageSizeOf = (file: Buffer): number => file.readUInt16BE(16);

/** Where the live cells of a page of rows begin; none on pages of another kind, free ones among them. */
function cellsOf(page: Buffer): readonly number[] {
  const kind = page[0];
  if (kind !== interior && kind !== leaf) return [];
  const pointers = kind === leaf ? 8 : 12;
  return Array.from({ length: page.readUInt16BE(3) }, (_, n) => page.readUInt16BE(pointers + 2 * n));
}

/** A row has some bytes of lengths and types before its texts. */
const longestHead = 24;

/** The names on one page, in the order of their places: those in cells, and those where nothing should be any more. */
export interface PageNames {
  readonly cells: readonly FoundName[];
  readonly remains: readonly FoundName[];
}

/**
 * Looks at each page of a database file. What is not a live cell is a remain: freed blocks, the room between pointers
 * and cells, and free pages.
 */
export function pagesOf(file: Buffer, suspects: Suspects): readonly PageNames[] {
  const size = pageSizeOf(file);
  return Array.from({ length: Math.floor(file.length / size) }, (_, n) => {
    const page = file.subarray(n * size, (n + 1) * size);
    const starts = cellsOf(page);
    const found = namesIn(page, suspects);
    const isLive = ({ at }: FoundName) => starts.some((start) => start < at && at - start <= longestHead);
    return { cells: found.filter(isLive), remains: found.filter((one) => !isLive(one)) };
  });
}
