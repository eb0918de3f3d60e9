import type { CensusRow } from '#domain/census/census-row.ts';
import type { ChangeCounts } from '#domain/imports/changes.ts';
import type { ImportEntry } from '#domain/imports/import-entry.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** The census of a town in numbers; the version differs as soon as the census does. */
export interface CensusState {
  readonly people: number;
  readonly blocked: number;
  readonly version: number;
}

/** What is done to a census. */
export interface CensusChange {
  readonly people: readonly CensusRow[];
  /** Who is not among them goes. */
  readonly removesOthers: boolean;
  /** A vote is open: people are added, blocked and let in again; nothing else of those who are there changes. */
  readonly isDuringVote: boolean;
}

/** What a change would do, and the version of the census that it would be done to. */
export interface ComparedCensus {
  readonly counts: ChangeCounts;
  /** Corrections of a number that the census does not have, or by one that it has already: nothing is done with them. */
  readonly stray: number;
  readonly version: number;
}

/** An import of the census; only the latest can be taken back, while it is as that import left it. */
export interface CensusImport extends ImportEntry {
  readonly canUndo: boolean;
}

/** What came of taking an import of the census back. */
export type CensusUndone = 'done' | 'unknown' | 'changed';

/** How many imports of the census can be listed. */
export const mostCensusImports = 50;

/**
 * Who may vote, as the office changes it. Of persons it keeps hashes alone. Whether somebody’s secrets are those of the
 * census it tells nobody: whoever is there already counts as changed.
 */
export interface CensusBook {
  state(realm: RealmId): Promise<CensusState>;
  /** Its version alone, without counting anybody. */
  version(realm: RealmId): Promise<number>;
  compare(realm: RealmId, change: CensusChange): Promise<ComparedCensus>;
  /** Changes the census, with the entry and the step, in one transaction. Null, and nothing is done, at another version. */
  write(
    realm: RealmId,
    entry: Omit<ImportEntry, 'counts'>,
    change: CensusChange,
    version: number,
  ): Promise<ImportEntry | null>;
  /** The last imports, the latest first. */
  list(realm: RealmId): Promise<readonly CensusImport[]>;
  /** Gives the census back as it was before its latest import, all or nothing. */
  takeBack(realm: RealmId, id: string, by: Changer): Promise<CensusUndone>;
  /** Erases what imports until then kept to be taken back. */
  forget(until: Instant): Promise<void>;
}
