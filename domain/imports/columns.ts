import { nearWord } from '../shared/near-word.ts';
import type { CellReader } from './cell-readers.ts';
import { importText, lettersOfColumn, plainHeader, type ImportRow } from './sheet.ts';

/** A column of a layout: what people call it, and how its cells are read. */
export interface ImportColumn {
  readonly name: string;
  /** How councils, their programs and people write it, in any language; accents and capitals do not count. */
  readonly names: readonly string[];
  /** A file without the column is refused, and a row without a value in it. */
  readonly isNeeded?: true;
  /** Another column that may be in its place. */
  readonly orElse?: string;
  /** Its cells are personal: they are never shown or reported as they are written. */
  readonly isPersonal?: true;
  readonly read: CellReader;
}

/** Whether a file with these columns needs this one. */
export const isNeededIn = (
  { isNeeded, orElse }: ImportColumn,
  places: { readonly has: (name: string) => boolean },
): boolean => isNeeded === true && (orElse === undefined || !places.has(orElse));

/** A column of the file that no column of the layout was found for. */
export interface UnmatchedColumn {
  readonly place: number;
  readonly letters: string;
  readonly header: string;
  /** The name of the column that was probably meant. */
  readonly suggestion: string | null;
}

/** Where the columns of a layout are in a file. */
export interface ColumnMatch {
  /** The place in `rows` of the row with the names. */
  readonly header: number;
  /** The place of each column that was found, from 0. */
  readonly places: ReadonlyMap<string, number>;
  /** The letters of each column that was found. */
  readonly letters: ReadonlyMap<string, string>;
  readonly headers: readonly string[];
  readonly unknown: readonly UnmatchedColumn[];
  /** Needed columns that the file does not have. */
  readonly missing: readonly string[];
}

/** What a person chose for columns of the file: the name of a column for a place from 0, or null to leave it out. */
export type ColumnChoices = ReadonlyMap<number, string | null>;

/** Names of columns are looked for in so many rows: exports begin with the name of the town, days and blank rows. */
const mostPreamble = 25;

const namedLike = (columns: readonly ImportColumn[], header: string): ImportColumn | undefined => {
  const plain = plainHeader(header);
  if (plain === '') return undefined;
  return columns.find(({ name, names }) => [name, ...names].some((one) => plainHeader(one) === plain));
};

/** The row that has the most names of columns; the first of several. */
function headerPlace(rows: readonly ImportRow[], columns: readonly ImportColumn[]): number {
  const counts = rows
    .slice(0, mostPreamble)
    .map(({ cells }) => new Set(cells.map((cell) => namedLike(columns, importText(cell))?.name)))
    .map((found) => found.size - (found.has(undefined) ? 1 : 0));
  return counts.indexOf(Math.max(0, ...counts));
}

interface Layout {
  readonly columns: readonly ImportColumn[];
  /** Columns that programs export and the portal does not show. */
  readonly ignored: readonly string[];
}

function unknownIn(headers: readonly string[], taken: ReadonlySet<number>, { columns, ignored }: Layout) {
  const skipped = new Set(ignored.map(plainHeader));
  const free = columns.flatMap(({ name, names }) => names.map((one) => ({ name, one })));
  return headers.flatMap((header, place): readonly UnmatchedColumn[] => {
    if (header === '' || taken.has(place) || skipped.has(plainHeader(header))) return [];
    const near = nearWord(
      header,
      free.map(({ one }) => one),
    );
    const suggestion = free.find(({ one }) => one === near)?.name ?? null;
    return [{ place, letters: lettersOfColumn(place), header, suggestion }];
  });
}

/**
 * Finds the columns of a layout in a file, in any order, by the names in one of its first rows. What a person chose comes
 * before any name; of two columns with names of the same one, the first counts.
 */
export function matchColumns(
  rows: readonly ImportRow[],
  layout: Layout,
  choices: ColumnChoices,
): ColumnMatch {
  const header = headerPlace(rows, layout.columns);
  const headers = (rows[header]?.cells ?? []).map(importText);
  const places = new Map<string, number>();
  for (const [place, name] of choices)
    if (name !== null && layout.columns.some((column) => column.name === name)) places.set(name, place);
  for (const [place, text] of headers.entries()) {
    const name = choices.has(place) ? undefined : namedLike(layout.columns, text)?.name;
    if (name !== undefined && !places.has(name)) places.set(name, place);
  }
  const taken = new Set([...places.values(), ...choices.keys()]);
  const needed = layout.columns.filter((column) => isNeededIn(column, places));
  return {
    header,
    places,
    letters: new Map([...places].map(([name, place]) => [name, lettersOfColumn(place)])),
    headers,
    unknown: unknownIn(headers, taken, layout),
    missing: needed.map(({ name }) => name).filter((name) => !places.has(name)),
  };
}
