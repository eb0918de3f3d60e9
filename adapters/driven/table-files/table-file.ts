import type { ImportRow } from '#domain/imports/sheet.ts';

/** A file with one table or several. */
export interface TableFile {
  /** The names of the sheets that are not hidden; one without a name for a text. */
  readonly sheets: readonly string[];
  readonly rows: (sheet: string) => readonly ImportRow[];
}
