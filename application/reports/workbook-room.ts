/**
 * How many cells a workbook may have that is made in a browser: some 35,000 grants. The command line takes 370 MB for 840,000
 * cells (decision 64), and a telephone closes a page that asks for much less than that.
 */
export const mostBrowserCells = 350_000;

interface Sized {
  readonly length: number;
}

/** Whether a browser can make a workbook of a report; separated files are lighter, and have the same rows. */
export const fitsInBrowser = ({
  table,
}: {
  readonly table: { readonly rows: Sized; readonly columns: Sized };
}): boolean => table.rows.length * table.columns.length <= mostBrowserCells;
