/** A row of one of the tables: what its cells show, and the numbers it can be put in order by. */
export interface SubsidyRow {
  readonly cells: readonly string[];
  /** Whole cents; null in tables without amounts. */
  readonly amount: number | null;
  readonly year: number | null;
}

/** Only amount and year can be sorted by, as numbers (specification 3, section 5). */
export type SubsidySort = { readonly by: 'amount' | 'year'; readonly descending: boolean };

/** Non-breaking spaces are between an amount and its sign; people type the usual space. */
const plain = (text: string): string => text.toLowerCase().replaceAll('\u00a0', ' ');

/** The rows that have the searched text, taken literally and whatever its capitals, in one of their cells. */
export function searchSubsidies<R extends SubsidyRow>(rows: readonly R[], search: string): readonly R[] {
  const wanted = plain(search.trim());
  if (wanted === '') return rows;
  return rows.filter(({ cells }) => cells.some((cell) => plain(cell).includes(wanted)));
}

/** In order of a number; rows without it come last either way, and equal ones stay as they were. */
export function sortSubsidies<R extends SubsidyRow>(
  rows: readonly R[],
  { by, descending }: SubsidySort,
): readonly R[] {
  return rows.toSorted((a, b) => {
    const [x, y] = [a[by], b[by]];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return descending ? y - x : x - y;
  });
}
