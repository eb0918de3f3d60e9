/** Rows a page; the first is the default (specification 2, section 9). */
export const pageSizes = [10, 20, 30, 40] as const;
/** How many rows a page may have. */
export type PageSize = (typeof pageSizes)[number];

/** Above so many rows a table has pages and a search (specification 2, section 9). */
const mostAtOnce = 20;

/** Whether a table needs what long ones have, where its descriptor leaves it open. */
export const isLong = (rows: number, asked: boolean | null): boolean => asked ?? rows > mostAtOnce;

/** One page of the rows of a table. */
export interface PagePart {
  /** From 1 to the number of pages. */
  readonly page: number;
  readonly pages: number;
  /** Rows to leave out before it. */
  readonly offset: number;
}

/** A page of so many rows: the number asked for, kept between 1 and the last. */
export function pagePart(rows: number, page: number, size: PageSize): PagePart {
  const pages = Math.max(1, Math.ceil(rows / size));
  const kept = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  return { page: kept, pages, offset: (kept - 1) * size };
}
