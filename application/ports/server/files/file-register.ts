import type { FileUse, TownFile } from '#domain/files/town-file.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** What a list of files is narrowed to. */
export interface FileFilter {
  /** Words that the name or the words of a file contain, all of them; case and accents do not count. */
  readonly search: string;
  readonly group: 'pictures' | 'documents' | null;
  /** Only pictures without words for those who cannot see them. */
  readonly lacksWords: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The files of towns as staff know them: all but their bytes, and which published documents use them. */
export interface FileRegister {
  /** A page of the files, the latest first, and how many there are. */
  page(
    realm: RealmId,
    filter: FileFilter,
  ): Promise<{ readonly items: readonly TownFile[]; readonly count: number }>;
  find(realm: RealmId, name: string): Promise<TownFile | null>;
  /** Adds a file with its step; false if there is one of that name. */
  add(realm: RealmId, file: TownFile, by: Changer): Promise<boolean>;
  /** Changes a file, with the steps of it, in one transaction; null if there is none, or if `edit` gives null. */
  change(
    realm: RealmId,
    name: string,
    edit: (file: TownFile) => TownFile | null,
    by: Changer,
  ): Promise<TownFile | null>;
  /** Removes a file that no document uses. */
  remove(realm: RealmId, name: string, by: Changer): Promise<'removed' | 'used' | 'unknown'>;
  /** The documents that use a file: those that are published, then drafts and those that were withdrawn. */
  uses(realm: RealmId, name: string): Promise<readonly FileUse[]>;
  /** A file if it is public: published by staff, or used by a published document. */
  shown(
    realm: RealmId,
    name: string,
  ): Promise<{ readonly file: TownFile; readonly isPublic: boolean } | null>;
  /** The names of the public files that were uploaded in the office. */
  publicNames(realm: RealmId): Promise<readonly string[]>;
  /** Brings the register in line with the files that came with the town's folder, and with its published documents. */
  takeLoaded(realm: RealmId, names: readonly string[], at: Instant): Promise<void>;
  /** Erases the contents whose time is over by then. */
  forget(by: Instant): Promise<void>;
}
