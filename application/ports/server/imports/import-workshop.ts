import type { TownDocument } from '#domain/content/town-contents.ts';
import type { AskedCensus, PreparedCensus } from '#domain/imports/census/prepare-census.ts';
import type { AskedLetters, PreparedLetters } from '#domain/imports/letters/prepare-letters.ts';
import type { AskedImport, PreparedImport } from '#domain/imports/prepare-import.ts';
import type { Either } from '#domain/shared/result.ts';

/** Why a file is not read as a table. */
export const tableFileFaults = [
  'tooLarge',
  'notATable',
  'oldWorkbook',
  'damaged',
  'unpacksTooLarge',
  'tooManyRows',
  'tooManyColumns',
  'openQuote',
  'unknownSheet',
  'tooSlow',
] as const;
/** One of these. */
export type TableFileFault = (typeof tableFileFaults)[number];

/** A file with what a person says about it, and the documents that it is compared with. */
export interface BroughtTable {
  readonly file: Uint8Array;
  readonly layout: string;
  /** The sheet of a workbook; null for the first that is not hidden and has rows. */
  readonly sheet: string | null;
  readonly collection: readonly TownDocument[];
  readonly asked: AskedImport;
  /** False to look only: then the changes themselves, which may be many, are left out. */
  readonly needsChanges: boolean;
}

/** What an import of a file would do. */
export interface PreparedTable {
  readonly prepared: PreparedImport;
  /** The sheet that was read, and all that could be. */
  readonly sheet: string;
  readonly sheets: readonly string[];
  /** SHA-256 of the file and of what was said about it. */
  readonly digest: string;
}

/** A file with a census, and what a person says about it. */
export interface BroughtCensus extends Pick<BroughtTable, 'file' | 'sheet'> {
  readonly asked: AskedCensus;
}

/** What a file says of who may vote. */
export interface PreparedCensusTable extends Omit<PreparedTable, 'prepared'> {
  readonly prepared: PreparedCensus;
}

/** A file with addresses of letters, and what a person says about it. */
export interface BroughtLetters extends Pick<BroughtTable, 'file' | 'sheet'> {
  readonly asked: AskedLetters;
}

/** To whom a file says that letters go. */
export interface PreparedLetterTable extends Omit<PreparedTable, 'prepared'> {
  readonly prepared: PreparedLetters;
}

/** Reads files that people bring, beside the work of the server and within limits of time and memory. */
export interface ImportWorkshop {
  prepare(brought: BroughtTable): Promise<Either<TableFileFault, PreparedTable>>;
  prepareCensus(brought: BroughtCensus): Promise<Either<TableFileFault, PreparedCensusTable>>;
  prepareLetters(brought: BroughtLetters): Promise<Either<TableFileFault, PreparedLetterTable>>;
}
