import type { TownDocument } from '../content/town-contents.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import type { ImportColumn } from './columns.ts';
import type { ImportFault, ImportRecord } from './records.ts';

/** What a person says beside the file; null where they say nothing. */
export interface ImportOptions {
  readonly year: number | null;
  /** The day up to which the executed amounts of a budget are. */
  readonly executedTo: CalendarDay | null;
  /** The process that proposals are of. */
  readonly process: string | null;
}

/** The documents that rows become, and what is wrong between rows. */
export interface MadeDocuments {
  readonly documents: readonly TownDocument[];
  readonly faults: readonly ImportFault[];
}

/** A table as people bring it: its columns, and what must be said beside them. */
export interface TableLayout {
  readonly name: string;
  readonly columns: readonly ImportColumn[];
  /** Columns that programs export and the portal does not show: they are left out without a word. */
  readonly ignored: readonly string[];
  /** What it must know that no column says. */
  readonly options: readonly (keyof ImportOptions | 'vote')[];
  /** All rows make one document, so that none can be left out. */
  readonly isWhole: boolean;
}

/** A kind of table that a town brings, and the documents that its rows become. */
export interface ImportLayout extends TableLayout {
  readonly options: readonly (keyof ImportOptions)[];
  readonly collection: string;
  /** Rows that are no entries: sums between them. */
  readonly isLeftOut: (cellOf: (column: string) => string) => boolean;
  /** The documents of the collection that an import of this layout is about. */
  readonly isAmong: (document: TownDocument, options: ImportOptions) => boolean;
  readonly make: (
    records: readonly ImportRecord[],
    /** The whole collection, also documents that the import is not about: their ids are taken. */
    collection: readonly TownDocument[],
    options: ImportOptions,
  ) => MadeDocuments;
}
